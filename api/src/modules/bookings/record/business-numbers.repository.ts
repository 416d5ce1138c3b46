import { type BookingKind, formatBusinessNumber } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type NumberRequest = {
  customerId: string;
  branchCode: string;
  kind: BookingKind;
  day: string;
  at: string;
};

/**
 * Takes the day's next number. The counter's row is locked from here to the end of the transaction, so
 * that two callers never get one serial; a number of a transaction that fails is given out again.
 */
export async function takeBusinessNumber(
  database: Kysely<Tables>,
  { customerId, branchCode, kind, day, at }: NumberRequest,
): Promise<string> {
  const { last_serial: serial } = await database
    .insertInto('business_number_counter')
    .values({ branch_code: branchCode, kind, day, last_serial: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['branch_code', 'kind', 'day'])
        .doUpdateSet({ last_serial: sql`business_number_counter.last_serial + 1` }),
    )
    .returning('last_serial')
    .executeTakeFirstOrThrow();
  const number = formatBusinessNumber({ branchCode, kind, date: day, serial });
  await database
    .insertInto('business_number')
    .values({ number, customer_id: customerId, kind, taken_at: at })
    .execute();
  return number;
}

/** Whether the number is the customer's and unused; it stays locked until the transaction ends. */
export async function lockFreeBusinessNumber(
  database: Kysely<Tables>,
  customerId: string,
  kind: BookingKind,
  number: string,
): Promise<boolean> {
  const free = await database
    .selectFrom('business_number')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .where('kind', '=', kind)
    .where('booking_id', 'is', null)
    .select('number')
    .forUpdate()
    .executeTakeFirst();
  return free !== undefined;
}

/** The customer's booking of a kind under a number, null where there is none. */
export async function findBookingOfNumber(
  database: Kysely<Tables>,
  customerId: string,
  kind: BookingKind,
  number: string,
): Promise<{ id: string; version: number } | null> {
  const booking = await database
    .selectFrom('booking')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('business_number', '=', number)
    .select(['id', 'version'])
    .executeTakeFirst();
  return booking ?? null;
}

export async function assignBusinessNumber(
  database: Kysely<Tables>,
  customerId: string,
  number: string,
  bookingId: string,
): Promise<void> {
  await database
    .updateTable('business_number')
    .where('customer_id', '=', customerId)
    .where('number', '=', number)
    .set({ booking_id: bookingId })
    .execute();
}

/** The number of a booking that is deleted is its customer's again, unused. */
export async function freeBusinessNumber(
  database: Kysely<Tables>,
  customerId: string,
  bookingId: string,
): Promise<void> {
  await database
    .updateTable('business_number')
    .where('customer_id', '=', customerId)
    .where('booking_id', '=', bookingId)
    .set({ booking_id: null })
    .execute();
}

/** The branch that serves the customer: its letters begin the customer's business numbers. */
export async function getBranchCode(database: Kysely<Tables>, customerId: string): Promise<string> {
  const { branch_code: branchCode } = await database
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select('branch_code')
    .executeTakeFirstOrThrow();
  return branchCode;
}
