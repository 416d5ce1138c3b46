import type { Preview } from '../../gallery/preview.ts';
import { type Milestone, MilestoneBar } from './MilestoneBar.tsx';

const milestones: readonly Milestone[] = [
  { status: 'toBeReceived', label: '待收货', at: '2026-11-12 10:20' },
  { status: 'received', label: '已收货', at: '2026-11-14 16:05' },
  { status: 'spaceLocked', label: '已放舱', at: '2026-11-16 09:30' },
  { status: 'arrived', label: '已到港', at: '计划 2026-12-02' },
  { status: 'pickedUp', label: '已提货' },
];

const untimed = milestones.map(({ status, label }) => ({ status, label }));

export const preview = {
  title: { 'zh-CN': '进度条', en: 'Milestone bar' },
  states: {
    compact: () =>
      [0, 1, 2, 3, 4, 5].map((reached) => (
        <p key={reached}>
          <MilestoneBar milestones={milestones} reached={reached} />
        </p>
      )),
    'compact-stopped': () => <MilestoneBar milestones={milestones} reached={2} stopped="已退载" />,
    full: () => <MilestoneBar milestones={milestones} reached={3} size="full" />,
    'full-draft': () => <MilestoneBar milestones={untimed} reached={0} size="full" />,
    'full-stopped': () => <MilestoneBar milestones={untimed} reached={2} stopped="已退载" size="full" />,
  },
} satisfies Preview;
