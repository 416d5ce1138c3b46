import type { BookingStatus, TrackingSummary } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { DelayText } from './DelayText.tsx';
import { localMoment } from './local-moment.ts';
import { MilestoneSegments } from './MilestoneSegments.tsx';
import styles from './TrackingBar.module.css';

type TrackingBarProps = { tracking: TrackingSummary | null; status: BookingStatus };

/** How far the containers of a booking are, for a row or a card of a list; a dash before it has any. */
export function TrackingBar({ tracking, status }: TrackingBarProps) {
  const { t } = useTranslation('booking');
  // Of a returned booking there is nothing left to follow.
  if (!tracking || status === 'returned') return <span>—</span>;
  const { milestone, eta, isArrived, delayHours, containers } = tracking;
  const arrives = eta && `${isArrived ? 'ATA' : 'ETA'} ${localMoment(eta).short.slice(0, 5)}`;
  const stands = milestone ? t(`track.milestone.${milestone}`) : t('track.assigned', { count: containers });
  return (
    <span className={styles.tracking}>
      <MilestoneSegments milestone={milestone} />
      <span className={styles.words}>
        <span>{arrives ?? stands}</span>
        <DelayText hours={delayHours} isShort />
      </span>
    </span>
  );
}
