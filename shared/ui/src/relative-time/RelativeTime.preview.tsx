import type { Preview } from '../../gallery/preview.ts';
import { RelativeTime } from './RelativeTime.tsx';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const ago = (ms: number) => () => <RelativeTime at={new Date(Date.now() - ms)} />;

export const preview = {
  title: { 'zh-CN': '相对时间', en: 'Relative time' },
  states: {
    now: ago(5_000),
    minutes: ago(12 * minuteMs),
    'hours-or-yesterday': ago(5 * 60 * minuteMs),
    days: ago(6 * dayMs),
    older: ago(80 * dayMs),
    seconds: () => <RelativeTime at={1_763_600_000} />,
    future: ago(-3 * dayMs),
    'no-time': () => <RelativeTime at="" />,
  },
} satisfies Preview;
