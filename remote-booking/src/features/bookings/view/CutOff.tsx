import type { BookingStatus } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatMoment } from '@berth/ui';
import styles from './CutOff.module.css';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

type CutOffProps = { at: string | null; status: BookingStatus; isShort?: boolean };

/** A cut-off and what is left until then; a dash while it is not known. */
export function CutOff({ at, status, isShort = false }: CutOffProps) {
  const { t } = useTranslation('booking');
  const now = useNow();
  // Of a returned booking nothing is due any more.
  if (at === null || status === 'returned') return <span>—</span>;
  const { isOver, isSoon, days, hours } = timeLeft(at, now);
  const words = isOver
    ? t('cutOff.over')
    : days > 0
      ? t('cutOff.days', { days, hours })
      : t('cutOff.hours', { hours });
  return (
    <span className={styles.cutOff} title={formatMoment(at)}>
      <span className={styles.at}>{isShort ? at.slice(5, 16) : formatMoment(at)}</span>
      <span className={styles.left} data-state={isOver ? 'over' : isSoon ? 'soon' : 'ahead'}>
        {words}
      </span>
    </span>
  );
}
