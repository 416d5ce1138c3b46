import { countContainers } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { ContainerCounts } from '../booking-facts/ContainerCounts.tsx';
import { Total } from '../booking-form/BottomBar.tsx';
import type { FclDraft } from './fcl-draft.ts';

/** The containers in the bottom bar. */
export function FclTotals({ draft }: { draft: Pick<FclDraft, 'containers'> }) {
  const { t } = useTranslation('booking');
  const counts = countContainers(draft.containers);
  return <Total name={t('fcl.containers')} value={<ContainerCounts counts={counts} />} />;
}
