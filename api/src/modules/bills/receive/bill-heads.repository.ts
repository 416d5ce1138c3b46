import { randomUUID } from 'node:crypto';
import type { BillEntry } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { BillRow } from '../record/bills.repository.ts';

type Place = { customerId: string; billId: string };

/** What the forwarder says of a bill besides its rows. */
export type BillHead = Pick<
  BillRow,
  'settlement' | 'booking_id' | 'period_from' | 'period_to' | 'issued_on' | 'due_on' | 'remarks'
>;

const headColumns = [
  'settlement',
  'booking_id',
  'period_from',
  'period_to',
  'issued_on',
  'due_on',
  'remarks',
] as const;

export function headOf(entry: BillEntry, bookingId: string | null): BillHead {
  const { settlement, periodFrom, periodTo, issuedOn, dueOn, remarks } = entry;
  const isMonthly = settlement === 'monthly';
  return {
    settlement,
    booking_id: isMonthly ? null : bookingId,
    period_from: isMonthly ? periodFrom : null,
    period_to: isMonthly ? periodTo : null,
    issued_on: issuedOn,
    due_on: dueOn,
    remarks,
  };
}

/**
 * Takes the number for a bill that has no rows yet; nothing where there is a bill of this number. Its first change makes
 * it version 1. Transfers for it name its number.
 */
export async function insertBill(
  database: Kysely<Tables>,
  { customerId, number, head, now }: { customerId: string; number: string; head: BillHead; now: Date },
): Promise<void> {
  await database
    .insertInto('bill')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      number,
      ...head,
      remittance_reference: number,
      version: 0,
      status: 'unconfirmed',
      totals: '[]',
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
}

export async function getHead(
  database: Kysely<Tables>,
  { customerId, billId }: Place,
): Promise<BillHead & Pick<BillRow, 'totals'>> {
  return await database
    .selectFrom('bill')
    .where('customer_id', '=', customerId)
    .where('id', '=', billId)
    .select([...headColumns, 'totals'])
    .executeTakeFirstOrThrow();
}

export async function updateHead(
  database: Kysely<Tables>,
  { customerId, billId }: Place,
  head: Partial<BillHead> & { cancelled_at?: string; cancel_reason?: string },
): Promise<void> {
  await database
    .updateTable('bill')
    .where('customer_id', '=', customerId)
    .where('id', '=', billId)
    .set(head)
    .execute();
}
