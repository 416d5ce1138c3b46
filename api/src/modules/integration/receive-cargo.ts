import { formatThousandths, isActionOfKind, toThousandths } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { tellCustomer } from '../../notify/tell-customer.ts';
import { moveBooking } from '../bookings/move/move-booking.ts';
import { requireAction } from '../bookings/record/booking-refusals.ts';
import {
  type LockedBooking,
  listLines,
  type MeasurementRow,
  updateBooking,
} from '../bookings/record/bookings.repository.ts';
import { lockNamedBooking, lockScannedBooking } from '../bookings/record/named-bookings.ts';
import { recordTelling } from '../bookings/record/record-booking-events.ts';
import { recordOfBooking } from '../bookings/record/record-of-booking.ts';
import type { Write } from '../systems/do-once.ts';
import { byForwarder } from '../systems/forwarder-act.ts';
import { storeMeasurements } from './measurements.repository.ts';
import { readForWarehouse } from './system-bookings.ts';

type Result<Key extends keyof Endpoints> = Promise<EndpointResult<Endpoints[Key]>>;
type Body<Key extends keyof Endpoints & `POST ${string}`> = Omit<Call<Key>['body'], 'eventId'>;
type Measurements = Body<'POST /integration/measurements'>;

/** The gate has let the cargo in: the booking is received. One that was confirmed before stays as it is. */
export async function confirmEntry(
  { transaction, system, as, now }: Write,
  { code }: Body<'POST /business/entryInfoConfirm'>,
): Result<'POST /business/entryInfoConfirm'> {
  const booking = await lockScannedBooking(transaction, code);
  const { status, kind } = booking;
  const wasConfirmed = status === 'received' && isActionOfKind('confirmEntry', kind);
  if (!wasConfirmed) {
    requireAction(booking, 'confirmEntry');
    await moveBooking(transaction, booking, ['received'], { by: byForwarder({ name: system, as }), now });
  }
  return await readForWarehouse(transaction, booking);
}

/** Gives a booking its warehouse entry number; its customer is told of another one than before. */
export async function giveEntryNumber(
  { transaction, system, as, now }: Write,
  { businessNumber, warehouseEntryNumber }: Body<'POST /integration/entryNumber'>,
): Result<'POST /integration/entryNumber'> {
  const booking = await lockNamedBooking(transaction, businessNumber);
  requireAction(booking, 'giveEntryNumber');
  if (booking.warehouse_entry_number !== warehouseEntryNumber) {
    await updateBooking(transaction, booking.customer_id, booking.id, {
      warehouse_entry_number: warehouseEntryNumber,
    });
    await recordTelling(transaction, booking, { system, as, told: 'entryNumber', now });
    const detail = { warehouseEntryNumber };
    await tellCustomer(transaction, { ...about(booking, now), kind: 'entryNumberGiven', detail });
  }
  return { businessNumber: booking.business_number, warehouseEntryNumber };
}

/**
 * Keeps what the warehouse found of some lines; where that is news, tells the customer the sums of all that is measured
 * by now.
 */
export async function measureCargo(
  { transaction, system, as, now }: Write,
  { businessNumber, lines }: Measurements,
): Result<'POST /integration/measurements'> {
  const booking = await lockNamedBooking(transaction, businessNumber);
  requireAction(booking, 'measure');
  const { customer_id: customerId, id } = booking;
  const own = { customerId, bookingIds: [id] };
  const known = await listLines(transaction, 'cargo_line', own);
  for (const [at, { line }] of lines.entries()) {
    if (known.some(({ ordinal }) => ordinal === line - 1)) continue;
    const params = { number: booking.business_number, line };
    throw new Refusal('CARGO_LINE_UNKNOWN', { params, field: `lines.${at}.line` });
  }
  const answer = { businessNumber: booking.business_number, lines: lines.length };
  const before = await listLines(transaction, 'cargo_measurement', own);
  if (lines.every((line) => before.some((known) => isMeasuredAs(line, known)))) return answer;
  await storeMeasurements(transaction, { customerId, bookingId: id, system, now }, lines);
  await recordTelling(transaction, booking, { system, as, told: 'measurements', now });
  const measured = await listLines(transaction, 'cargo_measurement', own);
  await tellCustomer(transaction, {
    ...about(booking, now),
    kind: 'measured',
    detail: {
      cartons: measured.reduce((sum, row) => sum + Number(row.package), 0),
      weightKg: sumOf(measured.map(({ weight }) => weight)),
      volumeCbm: sumOf(measured.map(({ volume }) => volume)),
      lines: { measured: measured.length, all: known.length },
    },
  });
  return answer;
}

function isMeasuredAs(line: Measurements['lines'][number], known: MeasurementRow): boolean {
  const { ordinal, package: cartons, weight, volume, long, wide, high } = known;
  const told = [line.cartons, line.weightKg, line.volumeCbm, line.longCm, line.wideCm, line.highCm];
  const stored = [cartons, weight, volume, long, wide, high];
  return (
    ordinal === line.line - 1 &&
    told.every((value, at) => (value ?? null) === (stored[at] == null ? null : Number(stored[at])))
  );
}

function about(booking: LockedBooking, at: Date) {
  return {
    customerId: booking.customer_id,
    record: recordOfBooking(booking),
    businessNumber: booking.business_number,
    at,
  };
}

function sumOf(decimals: readonly string[]): number {
  return Number(formatThousandths(decimals.reduce((sum, decimal) => sum + (toThousandths(decimal) ?? 0), 0)));
}
