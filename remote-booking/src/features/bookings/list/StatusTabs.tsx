import type { BookingStatus, ParsedCondition } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { hiddenClass, StatusDot } from '@berth/ui';
import styles from './StatusTabs.module.css';

type StatusTabsProps = {
  statuses: readonly BookingStatus[];
  conditions: readonly ParsedCondition[];
  onChange: (change: { conditions: readonly ParsedCondition[] }) => void;
};

/** Statuses as chips, several at once; "all" is no condition on them. One that chips cannot say lights none. */
export function StatusTabs({ statuses, conditions, onChange }: StatusTabsProps) {
  const { t } = useTranslation('booking');
  const own = conditions.filter(({ field }) => field === 'status');
  const [first] = own;
  const isSaid = own.length === 1 && (first?.operator === 'include' || first?.operator === '=');
  const chosen = isSaid ? (first?.values ?? []) : [];
  const choose = (values: readonly BookingStatus[]) => {
    const others = conditions.filter((condition) => condition.field !== 'status');
    const wanted = { field: 'status', operator: 'include', values } as const;
    onChange({ conditions: values.length > 0 ? [wanted, ...others] : others });
  };
  const toggle = (status: BookingStatus) =>
    choose(statuses.filter((each) => chosen.includes(each) !== (each === status)));
  return (
    <fieldset className={styles.statuses}>
      <legend className={hiddenClass}>{t('list.status')}</legend>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={own.length === 0}
        onClick={() => choose([])}
      >
        {t('list.all')}
      </button>
      {statuses.map((status) => (
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
