import { type Milestone, milestones } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { MilestoneBar } from '@berth/ui';
import { statusOfMilestone } from './container-voyage.ts';

/** How many of the seven times are passed, as a bar in the colour of the last of them. */
export function MilestoneSegments({ milestone }: { milestone: Milestone | null }) {
  const { t } = useTranslation('booking');
  return (
    <MilestoneBar
      milestones={milestones.map((each) => ({
        status: statusOfMilestone(each),
        label: t(`track.milestone.${each}`),
      }))}
      reached={milestone ? milestones.indexOf(milestone) + 1 : 0}
    />
  );
}
