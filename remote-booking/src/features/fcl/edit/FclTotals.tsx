import { countContainers } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { BarTotal } from '@berth/ui';
import { ContainerCounts } from '../../bookings/view/ContainerCounts.tsx';
import styles from './FclTotals.module.css';
import type { FclDraft } from './fcl-draft.ts';
import { useOverloads } from './use-overloads.ts';

/** The containers in the bottom bar, and whether they are too few for the cargo. */
export function FclTotals({ draft }: { draft: Pick<FclDraft, 'containers' | 'cargo'> }) {
  const { t } = useTranslation('booking');
  const counts = countContainers(draft.containers);
  const overloads = useOverloads(draft);
  return (
    <BarTotal name={t('fcl.containers')} value={<ContainerCounts counts={counts} />}>
      {overloads.map(({ amount, flag, text }) => (
        <span key={amount} className={styles.flag} title={text}>
          {flag}
        </span>
      ))}
    </BarTotal>
  );
}
