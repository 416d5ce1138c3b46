import type { BillEntry, Problem } from '@berth/contract';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { ForwarderAct } from '../../systems/forwarder-act.ts';
import type { LockedBill } from '../record/bills.repository.ts';
import type { Correction } from './correct-rows.ts';
import { listKnownFeeItems, lockBookingsOnBills } from './fee-rows.repository.ts';
import { listNamedBookings } from './named-bills.repository.ts';

/** A file of thousands of rows may have one mistake in each. */
export const mostProblems = 200;

/** Each row of a bill for one booking is for that booking. */
export function withBookings(entry: BillEntry): BillEntry {
  if (entry.settlement !== 'perBill') return { ...entry, businessNumber: '' };
  const { businessNumber } = entry;
  return {
    ...entry,
    rows: entry.rows.map((row) => (row.businessNumber === '' ? { ...row, businessNumber } : row)),
  };
}

type Booking = Awaited<ReturnType<typeof listNamedBookings>>[number];

/** The bookings by their numbers. Refuses numbers and fees that there are not, each at its row. */
export async function findBookings({ transaction, locale }: ForwarderAct, entry: BillEntry) {
  const named = [entry, ...entry.rows].map(({ businessNumber }) => businessNumber);
  const numbers = [...new Set(named.filter((number) => number !== ''))];
  const found = await listNamedBookings(transaction, numbers);
  const bookings = new Map(found.map((booking) => [booking.business_number, booking]));
  const codes = [...new Set(entry.rows.map(({ feeItem }) => feeItem))];
  const items = new Set((await listKnownFeeItems(transaction, codes)).map(({ code }) => code));
  const unknownBooking = (path: string, number: string): Problem[] =>
    number === '' || bookings.has(number) ? [] : [{ path, rule: 'unknownBooking', params: { number } }];
  const problems = [
    ...unknownBooking('businessNumber', entry.businessNumber),
    ...entry.rows.flatMap(({ businessNumber, feeItem: code }, at): Problem[] => [
      ...unknownBooking(`rows.${at}.businessNumber`, businessNumber),
      ...(items.has(code)
        ? []
        : [{ path: `rows.${at}.feeItem`, rule: 'unknownFeeItem', params: { code } } as const]),
    ]),
  ];
  refuseProblems(problems.slice(0, mostProblems), locale);
  return bookings;
}

/** What of a bill belongs to another customer than its own. */
export function ownerProblems(
  entry: BillEntry,
  bookings: ReadonlyMap<string, Booking>,
  customerId: string,
): Problem[] {
  const isForeign = (number: string) => (bookings.get(number)?.customer_id ?? customerId) !== customerId;
  const rule = 'bookingOfOtherCustomer';
  const ofBill = isForeign(entry.businessNumber)
    ? [{ path: 'businessNumber', rule, params: { number: entry.businessNumber } } as const]
    : [];
  const ofRows = entry.rows.flatMap(({ businessNumber: number }, at): Problem[] =>
    isForeign(number) ? [{ path: `rows.${at}.businessNumber`, rule, params: { number } }] : [],
  );
  return [...ofBill, ...ofRows].slice(0, mostProblems);
}

/**
 * Refuses rows of bookings that stand on another bill already, so that two people do not bill the same booking. What is
 * on the bill itself may be corrected.
 */
export async function refuseBilled(
  { transaction, locale }: ForwarderAct,
  { id: billId, customer_id: customerId }: Pick<LockedBill, 'id' | 'customer_id'>,
  { entry, correction: { written } }: { entry: BillEntry; correction: Correction },
): Promise<void> {
  const bookingIds = [...new Set(written.flatMap(({ bookingId }) => bookingId ?? []))];
  const bills = await lockBookingsOnBills(transaction, { customerId, bookingIds });
  const own = new Set(bills.filter((bill) => bill.id === billId).map(({ booking_id }) => booking_id));
  const others = new Map(
    bills.filter((bill) => !own.has(bill.booking_id)).map((bill) => [bill.booking_id, bill]),
  );
  const problems = written.flatMap(({ entry: row, bookingId }): Problem[] => {
    const other = bookingId === null ? undefined : others.get(bookingId);
    if (!other) return [];
    const at = entry.rows.findIndex(({ line }) => line === row.line);
    const params = { number: row.businessNumber, bill: other.number };
    return [{ path: `rows.${at}.businessNumber`, rule: 'bookingBilled', params }];
  });
  refuseProblems(problems.slice(0, mostProblems), locale);
}
