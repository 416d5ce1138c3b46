import { type BookingStatus, bookingStatuses } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { StatusDot } from '@berth/ui';
import styles from './ListFilters.module.css';

type StatusTabsProps = { chosen: readonly BookingStatus[]; onChange: (statuses: BookingStatus[]) => void };

/** Statuses as chips, several at once; "all" is none of them. */
export function StatusTabs({ chosen, onChange }: StatusTabsProps) {
  const { t } = useTranslation('booking');
  const toggle = (status: BookingStatus) =>
    onChange(bookingStatuses.filter((each) => chosen.includes(each) !== (each === status)));
  return (
    <fieldset className={styles.statuses}>
      <legend className={styles.spoken}>{t('list.status')}</legend>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={chosen.length === 0}
        onClick={() => onChange([])}
      >
        {t('list.all')}
      </button>
      {bookingStatuses.map((status) => (
        <button
          type="button"
          key={status}
          className={styles.chip}
          aria-pressed={chosen.includes(status)}
          onClick={() => toggle(status)}
        >
          <StatusDot status={status}>{t(`status.${status}`)}</StatusDot>
        </button>
      ))}
    </fieldset>
  );
}
