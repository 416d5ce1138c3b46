import { bookingStatusNames, documentLimits } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { PageNotice } from '@berth/ui';
import styles from './PrintDialog.module.css';
import type { PrintableBooking } from './printable-booking.ts';
import type { PrintPlan } from './use-print-plan.ts';

/** How much is printed, or why not: said before anything is made. */
export function PrintNotes({ plan }: { plan: PrintPlan }) {
  const { t } = useTranslation('booking');
  const { choices, open, pieces, way, hasCartons } = plan;
  const { document } = choices;
  return (
    <>
      {pieces !== null && open.length > 0 && (
        <p className={styles.count} role="status">
          {t(`printing.count.${document}`, { count: open.length, pieces })}
          {way === 'task' && <span className={styles.asTask}>{t('printing.asTask')}</span>}
        </p>
      )}
      {document === 'marks' && open.length > 0 && !hasCartons && (
        <PageNotice tone="info" title={t('printing.noCartons')} />
      )}
      {way === 'tooMuch' && (
        <PageNotice
          tone="warning"
          title={t('printing.tooMuch', {
            most: documentLimits[document].task,
            bookings: documentLimits.bookings,
          })}
        />
      )}
    </>
  );
}

type BarredFromPrintProps = { barred: readonly PrintableBooking[]; isAll: boolean };

/** Bookings of which nothing is printed, where they stand. */
export function BarredFromPrint({ barred, isAll }: BarredFromPrintProps) {
  const { t, locale } = useTranslation('booking');
  if (barred.length === 0) return null;
  return (
    <PageNotice tone="warning" title={t(isAll ? 'printing.none' : 'printing.leftOut')}>
      <ul className={styles.barred}>
        {barred.map(({ id, businessNumber, status }) => (
          <li key={id}>
            {businessNumber} · {bookingStatusNames[status][locale]}
          </li>
        ))}
      </ul>
    </PageNotice>
  );
}
