import { Link, problemOf, useHasPermission, useSearchParams, useTranslation } from '@berth/runtime';
import { EmptyState, ErrorState, FormSection } from '@berth/ui';
import { costPaths } from '../../paths.ts';
import { type BookingFee, useCostBookingFeesQuery } from '../calls/cost.queries.ts';
import { compareRows, compareTotals } from './compare-rows.ts';
import { FeeCells, FeeState, TotalCells } from './FeeCells.tsx';
import { FeeTable } from './FeeTable.tsx';
import styles from './fees.module.css';

/** What a booking was quoted and what bills have of it: a section of its page, which names it in its address. */
export function BookingFees() {
  const { t } = useTranslation('cost');
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  if (!useHasPermission('cost:view') || id === '') return null;
  return (
    <FormSection title={t('bookingFees.title')} id="booking-fees">
      <LoadedFees key={id} bookingId={id} />
    </FormSection>
  );
}

function LoadedFees({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('cost');
  const query = useCostBookingFeesQuery({ query: { bookingId } }, { refetchOnMountOrArgChange: true });
  const problem = problemOf(query);
  if (!query.data) {
    // A session that ended has its dialog; the page waits behind it.
    if (problem && problem.status !== 401 && !query.isFetching) {
      return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
    }
    return <div className={styles.waiting} role="status" aria-label={t('bookingFees.loading')} />;
  }
  const { booking, rows: billed } = query.data;
  if (billed.length + booking.quotation.length === 0) {
    return <EmptyState isPart text={t('bookingFees.empty')} />;
  }
  const rows = compareRows(billed, booking.quotation);
  const rowById = new Map(billed.map((row) => [row.id, row]));
  const totals = compareTotals(rows).map((total) => (
    <tr key={total.currency}>
      <TotalCells total={total} />
      <td />
    </tr>
  ));
  return (
    <>
      {billed.length === 0 && <p className={styles.note}>{t('bookingFees.unbilled')}</p>}
      {booking.quotation.length === 0 && <p className={styles.note}>{t('fees.noQuotation')}</p>}
      <FeeTable label={t('bookingFees.title')} last={t('bookingFees.bill')} totals={totals}>
        {rows.map((row) => (
          <tr key={row.key}>
            <FeeCells row={row} />
            <td className={styles.state} data-label={t('bookingFees.bill')}>
              <OnBill row={rowById.get(row.key)} />
            </td>
          </tr>
        ))}
      </FeeTable>
    </>
  );
}

/** Where a fee is billed, and how far it is paid there. */
function OnBill({ row }: { row: BookingFee | undefined }) {
  if (!row) return <span>—</span>;
  return (
    <>
      <Link className={styles.bill} to={costPaths.bill({ id: row.billId })}>
        {row.billNumber}
      </Link>
      <span className={styles.quiet}>
        <FeeState row={row} />
      </span>
    </>
  );
}
