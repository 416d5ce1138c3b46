import { chargedCargo, formatThousandths } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Call } from '../../http/handlers.ts';
import { type BookingPlace, listLines, updateBooking } from '../bookings/record/bookings.repository.ts';
import { presentCargoLine, presentMeasuredLine } from '../bookings/show/bookings.presenter.ts';

type Line = Call<'POST /integration/measurements'>['body']['lines'][number];

/** A line that was measured before is replaced. The booking is charged by what is measured from then on. */
export async function storeMeasurements(
  database: Kysely<Tables>,
  {
    customerId,
    bookingId,
    system,
    now,
  }: { customerId: string; bookingId: string; system: string; now: Date },
  lines: readonly Line[],
): Promise<void> {
  const rows = lines.map((line) => ({
    booking_id: bookingId,
    customer_id: customerId,
    ordinal: line.line - 1,
    package: String(line.cartons),
    weight: String(line.weightKg),
    volume: String(line.volumeCbm),
    long: decimal(line.longCm),
    wide: decimal(line.wideCm),
    high: decimal(line.highCm),
    measured_by: system,
    measured_at: now.toISOString(),
  }));
  await deleteLines(
    database,
    { customerId, bookingId },
    lines.map(({ line }) => line),
  );
  await database.insertInto('cargo_measurement').values(rows).execute();
  await storeCharged(database, customerId, bookingId);
}

/** Takes off what was measured of some lines, from 1: they are charged by what was entered again. */
export async function deleteMeasurements(
  database: Kysely<Tables>,
  { customerId, bookingId }: BookingPlace,
  lines: readonly number[],
): Promise<void> {
  await deleteLines(database, { customerId, bookingId }, lines);
  await storeCharged(database, customerId, bookingId);
}

/** Of lines by their numbers, from 1. */
async function deleteLines(
  database: Kysely<Tables>,
  { customerId, bookingId }: BookingPlace,
  lines: readonly number[],
): Promise<void> {
  await database
    .deleteFrom('cargo_measurement')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .where(
      'ordinal',
      'in',
      lines.map((line) => line - 1),
    )
    .execute();
}

async function storeCharged(database: Kysely<Tables>, customerId: string, bookingId: string): Promise<void> {
  const own = { customerId, bookingIds: [bookingId] };
  const lines = await listLines(database, 'cargo_line', own);
  const measurements = await listLines(database, 'cargo_measurement', own);
  const charged = chargedCargo(lines.map(presentCargoLine), measurements.map(presentMeasuredLine));
  const isMeasured = charged.measuredLines > 0;
  await updateBooking(database, customerId, bookingId, {
    measured_lines: charged.measuredLines,
    charged_weight: isMeasured ? formatThousandths(charged.weightThousandths) : null,
    charged_volume: isMeasured ? formatThousandths(charged.volumeThousandths) : null,
  });
}

function decimal(value: number | undefined): string | null {
  return value === undefined ? null : String(value);
}
