import { type FeeTotal, inCurrencyOrder } from '@berth/contract';
import type { EndpointResult, Endpoints, FeeRow } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { findVisibleBooking, type Seer } from '../../bookings/record/bookings.service.ts';
import { listBillsOfBooking, listFeeRows } from './bill-parts.repository.ts';
import { readBilledBookings } from './billed-bookings.ts';
import { presentFeeRows } from './fee-rows.presenter.ts';

type Dependencies = Pick<Context, 'database' | 'reference'>;
type Fees = EndpointResult<Endpoints['GET /business/getFeeList']>;

/** What a booking was quoted and what bills have about it. */
export async function readFeesOfBooking(
  { database, reference }: Dependencies,
  { seer, bookingId }: { seer: Seer; bookingId: string },
): Promise<Fees> {
  const catalog = await reference();
  const { customerId } = seer;
  const oneMoment = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return await oneMoment.execute(async (snapshot) => {
    const found = await findVisibleBooking(snapshot, seer, bookingId);
    const own = { customerId, bookingIds: found ? [found.id] : [] };
    const [booking] = await readBilledBookings(snapshot, catalog, own);
    if (!booking) throw new Refusal('NOT_FOUND');
    const rows = await readRows(snapshot, { customerId, bookingId: booking.id });
    return { booking, rows, totals: totalsOf(rows) };
  });
}

async function readRows(
  snapshot: Kysely<Tables>,
  { customerId, bookingId }: { customerId: string; bookingId: string },
): Promise<Fees['rows']> {
  const bills = await listBillsOfBooking(snapshot, { customerId, bookingId });
  if (bills.length === 0) return [];
  const billIds = bills.map(({ id }) => id);
  // Those about other bookings, too: what is paid of a bill is shared out over all of its rows.
  const stored = await listFeeRows(snapshot, customerId, billIds);
  return bills.flatMap(({ id: billId, number: billNumber, totals }) => {
    const own = stored.filter(({ bill_id }) => bill_id === billId);
    return presentFeeRows(own, totals)
      .filter((row) => row.bookingId === bookingId)
      .map((row) => ({ ...row, billId, billNumber }));
  });
}

function totalsOf(rows: readonly FeeRow[]): FeeTotal[] {
  const totals = new Map<FeeTotal['currency'], FeeTotal>();
  for (const { currency, amountMinor, payableMinor, paidMinor } of rows) {
    const sum = totals.get(currency) ?? { currency, amountMinor: 0, confirmedMinor: 0, paidMinor: 0 };
    totals.set(currency, {
      currency,
      amountMinor: sum.amountMinor + amountMinor,
      confirmedMinor: sum.confirmedMinor + payableMinor,
      paidMinor: sum.paidMinor + paidMinor,
    });
  }
  return inCurrencyOrder([...totals.values()]);
}
