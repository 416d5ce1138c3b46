import { useTranslation } from '@berth/runtime';
import { formatMoment } from '@berth/ui';
import styles from './CutOff.module.css';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

/** A cut-off and what is left until then; a dash while it is not known. */
export function CutOff({ at, isShort = false }: { at: string | null; isShort?: boolean }) {
  const { t } = useTranslation('booking');
  const now = useNow();
  if (at === null) return '—';
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
