import type { Preview } from '../../gallery/preview.ts';
import { DueDay } from './DueDay.tsx';

export const preview = {
  title: { 'zh-CN': '到期日', en: 'Due day' },
  states: {
    ahead: () => <DueDay dueOn="2036-12-15" />,
    late: () => <DueDay dueOn="2024-11-18" />,
    settled: () => <DueDay dueOn="2026-11-18" isSettled />,
  },
} satisfies Preview;
