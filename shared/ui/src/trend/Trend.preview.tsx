import type { Preview } from '../../gallery/preview.ts';
import { Trend } from './Trend.tsx';

export const preview = {
  title: { 'zh-CN': '趋势', en: 'Trend' },
  states: {
    up: () => <Trend change={12.5} text="12.5%" />,
    down: () => <Trend change={-3.2} text="3.2%" />,
    level: () => <Trend change={0} text="0%" />,
    'up-reversed': () => <Trend change={4} text="4" isReversed />,
    'down-reversed': () => <Trend change={-1284.5} text="¥1,284.50" isReversed />,
  },
} satisfies Preview;
