import { canBill, pathOfRecord } from '@berth/contract';
import { Link, useTranslation } from '@berth/runtime';
import { FormSection, formatCount, formatVolume, formatWeight } from '@berth/ui';
import { Button } from 'antd';
import type { Bill, BilledBooking } from '../../calls/cost.queries.ts';
import { DiscardedDispute } from '../../disputes/DiscardedDispute.tsx';
import { DisputeForm } from '../../disputes/DisputeForm.tsx';
import { DisputeThread } from '../../disputes/DisputeThread.tsx';
import { useDeskSide, useMayManage } from '../../disputes/desk-side.ts';
import { useNewDispute } from '../../disputes/use-new-dispute.ts';
import { type FeeGroup, feeGroups } from '../../fees/compare-rows.ts';
import { FeeTable } from '../../fees/FeeTable.tsx';
import styles from './FeeGroups.module.css';
import { FeeTableRow } from './FeeTableRow.tsx';

/** The fees of a bill by booking; what is disputed of the whole bill stands above them. */
export function FeeGroups({ bill }: { bill: Bill }) {
  const { t } = useTranslation('cost');
  const whole = bill.disputes.filter(({ feeRowId }) => feeRowId === null);
  const mayManage = useMayManage();
  const mayDispute =
    mayManage && canBill(bill.status, 'dispute') && whole.every(({ status }) => status !== 'open');
  const fresh = useNewDispute(mayManage ? bill.id : null, mayDispute);
  return (
    <FormSection
      title={t('fees.title')}
      id="bill-fees"
      aside={
        mayDispute &&
        !fresh.isOpen && (
          <Button size="small" onClick={fresh.toggle}>
            {t('dispute.whole')}
          </Button>
        )
      }
    >
      {fresh.isOpen && <DisputeForm billId={bill.id} row={null} of={fresh} />}
      {mayDispute && <DiscardedDispute of={fresh} />}
      {whole.map((dispute) => (
        <DisputeThread key={dispute.id} dispute={dispute} row={null} isLive={canBill(bill.status, 'reply')} />
      ))}
      {feeGroups(bill.rows, bill.bookings).map((group) => (
        <Group key={group.booking?.id ?? 'none'} group={group} bill={bill} />
      ))}
    </FormSection>
  );
}

function Group({ group: { booking, rows }, bill }: { group: FeeGroup; bill: Bill }) {
  const { t } = useTranslation('cost');
  // The page of a booking is its customer's.
  const isDesk = useDeskSide() !== null;
  return (
    <section className={styles.group}>
      <header className={styles.head}>
        <h3 className={styles.name}>
          {booking && !isDesk ? (
            <Link to={pathOfRecord(`${booking.kind}Booking`, booking.id, 'view')}>
              {booking.businessNumber}
            </Link>
          ) : (
            (booking?.businessNumber ?? t('fees.noBooking'))
          )}
        </h3>
        {booking && <BookingFacts booking={booking} />}
      </header>
      <FeeTable label={booking?.businessNumber ?? t('fees.noBooking')} last={t('fees.state')}>
        {rows.map((row) => (
          <FeeTableRow key={row.key} row={row} bill={bill} />
        ))}
      </FeeTable>
    </section>
  );
}

/** What fees of a booking are charged by. */
function BookingFacts({ booking }: { booking: BilledBooking }) {
  const { t, locale } = useTranslation('cost');
  const { customerBusinessNumber, route, etd, cartons, weightKg, volumeCbm, chargeable, quotation } = booking;
  const facts = [
    customerBusinessNumber,
    route[locale],
    etd && `ETD ${etd}`,
    `${formatCount(cartons, locale)} CTNS`,
    `${formatWeight(weightKg, locale)} KGS`,
    `${formatVolume(volumeCbm, locale)} CBM`,
    chargeable &&
      t('fees.chargeable', { amount: `${formatWeight(chargeable.value, locale)} ${chargeable.unit}` }),
    quotation.length === 0 && t('fees.noQuotation'),
  ].filter((fact) => typeof fact === 'string' && fact !== '');
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={String(fact)}>{fact}</li>
      ))}
    </ul>
  );
}
