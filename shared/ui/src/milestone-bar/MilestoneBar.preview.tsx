import type { Preview } from '../../gallery/preview.ts';
import { useTexts } from '../ui-texts.ts';
import { MilestoneBar, type MilestoneBarProps } from './MilestoneBar.tsx';

const words = {
  'zh-CN': {
    toBeReceived: '待收货',
    received: '已收货',
    spaceLocked: '已放舱',
    arrived: '已到港',
    pickedUp: '已提货',
    returned: '已退载',
    planned: '计划 2026-12-02',
  },
  en: {
    toBeReceived: 'To be received',
    received: 'Received',
    spaceLocked: 'Space locked',
    arrived: 'Arrived at port',
    pickedUp: 'Picked up',
    returned: 'Returned',
    planned: 'planned 2026-12-02',
  },
};

const statuses = ['toBeReceived', 'received', 'spaceLocked', 'arrived', 'pickedUp'] as const;
const times = ['2026-11-12 10:20', '2026-11-14 16:05', '2026-11-16 09:30'];

type BarProps = Pick<MilestoneBarProps, 'reached' | 'size'> & { isStopped?: boolean };

function Bar({ reached, size, isStopped }: BarProps) {
  const texts = useTexts(words);
  const milestones = statuses.map((status, at) => ({
    status,
    label: texts[status],
    at: at < reached ? times[at] : at === reached && reached > 0 && !isStopped ? texts.planned : undefined,
  }));
  const stopped = isStopped ? texts.returned : undefined;
  return <MilestoneBar milestones={milestones} reached={reached} size={size} stopped={stopped} />;
}

const CompactPreview = () =>
  [0, 1, 2, 3, 4, 5].map((reached) => (
    <p key={reached}>
      <Bar reached={reached} />
    </p>
  ));

export const preview = {
  title: { 'zh-CN': '进度条', en: 'Milestone bar' },
  states: {
    compact: CompactPreview,
    'compact-stopped': () => <Bar reached={2} isStopped />,
    full: () => <Bar reached={3} size="full" />,
    'full-draft': () => <Bar reached={0} size="full" />,
    'full-stopped': () => <Bar reached={2} size="full" isStopped />,
  },
} satisfies Preview;
