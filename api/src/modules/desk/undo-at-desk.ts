import { type Locale, undoProblems } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import { tellCustomer } from '../../notify/tell-customer.ts';
import { takeBackStatus } from '../bookings/move/take-back-status.ts';
import { requireAction } from '../bookings/record/booking-refusals.ts';
import { type LockedBooking, listLines } from '../bookings/record/bookings.repository.ts';
import { recordTelling } from '../bookings/record/record-booking-events.ts';
import { recordOfBooking } from '../bookings/record/record-of-booking.ts';
import { deleteMeasurements } from '../integration/measurements.repository.ts';
import type { Write } from '../systems/do-once.ts';
import { byForwarder } from '../systems/forwarder-act.ts';
import { findConfirmedBill } from './desk.repository.ts';

type Body<Key extends keyof Endpoints & `POST ${string}`> = Call<Key>['body'];
type Result<Key extends keyof Endpoints> = Promise<EndpointResult<Endpoints[Key]>>;

/** Nothing is taken back without a reason that the customer reads. */
export function refuseUnreasoned(body: { reason: string }, locale: Locale): void {
  refuseProblems(undoProblems(body), locale);
}

/** The gate let in the cargo of another booking: this one is to be received again, while nothing was built on that. */
export async function undoEntry(
  { transaction, system, as, now }: Write,
  booking: LockedBooking,
  { reason }: Body<'POST /system/desk/undoEntry'>,
): Result<'POST /system/desk/undoEntry'> {
  requireAction(booking, 'undoEntry');
  const { business_number: businessNumber } = booking;
  const measured = await listLines(transaction, 'cargo_measurement', ownOf(booking));
  if (measured.length > 0) throw new Refusal('BOOKING_MEASURED', { params: { number: businessNumber } });
  await refuseBilled({ transaction }, booking);
  const by = byForwarder({ name: system, as });
  const { status } = await takeBackStatus(transaction, booking, 'toBeReceived', { by, now, reason });
  return { businessNumber, status };
}

/** What was measured of some lines was another customer's cargo, or wrong: what was declared counts again. */
export async function undoMeasurement(
  write: Write,
  booking: LockedBooking,
  { lines, reason }: Body<'POST /system/desk/undoMeasurement'>,
): Result<'POST /system/desk/undoMeasurement'> {
  requireAction(booking, 'undoMeasurement');
  const { transaction, now } = write;
  const { id, customer_id: customerId, business_number: businessNumber } = booking;
  const measured = await listLines(transaction, 'cargo_measurement', ownOf(booking));
  for (const [at, line] of lines.entries()) {
    if (measured.some(({ ordinal }) => ordinal === line - 1)) continue;
    throw new Refusal('LINE_NOT_MEASURED', {
      params: { number: businessNumber, line },
      field: `lines.${at}`,
    });
  }
  await refuseBilled(write, booking);
  await deleteMeasurements(transaction, { customerId, bookingId: id }, lines);
  await recordTelling(transaction, booking, { ...write, told: 'measurementsTakenBack', reason });
  const inOrder = [...new Set(lines)].sort((one, other) => one - other);
  await tellCustomer(transaction, {
    customerId,
    record: recordOfBooking(booking),
    businessNumber,
    at: now,
    kind: 'measurementsTakenBack',
    detail: { lines: inOrder, reason },
  });
  return { businessNumber, lines: inOrder.length };
}

const ownOf = ({ id, customer_id: customerId }: LockedBooking) => ({ customerId, bookingIds: [id] });

/** What a customer has confirmed was worked out from this booking as it is. */
async function refuseBilled(
  { transaction }: Pick<Write, 'transaction'>,
  { id, customer_id: customerId, business_number: number }: LockedBooking,
): Promise<void> {
  const bill = await findConfirmedBill(transaction, { customerId, bookingId: id });
  if (bill !== null) throw new Refusal('BOOKING_BILLED', { params: { number, bill } });
}
