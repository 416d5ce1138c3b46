import type { Money } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { listUncorrected, type UncorrectedDispute } from '../record/uncorrected-disputes.repository.ts';

type Some = { customerId: string; billIds: readonly string[] };

/** Disputes that the forwarder has agreed to, whole or in part, whose correction is still to come. */
export async function listAwaiting(transaction: Kysely<Tables>, some: Some): Promise<UncorrectedDispute[]> {
  const uncorrected = await listUncorrected(transaction, some);
  return uncorrected.filter(({ status }) => status === 'accepted' || status === 'changed');
}

const rowsOf = (awaiting: readonly UncorrectedDispute[]) =>
  awaiting.map(({ fee_row_id }) => fee_row_id).filter((id) => id !== null);
const idsOf = (awaiting: readonly UncorrectedDispute[]) => awaiting.map(({ id }) => id);

export type Confirmable = {
  bill_id: string;
  is_whole_disputed: boolean;
  confirmable: number;
  /** What these rows amount to, per currency. */
  amounts: Money[];
  confirmed: number;
  answered: number;
};

/** What of each bill a dispute keeps from being confirmed, and what is left to do. */
export async function listConfirmable(
  transaction: Kysely<Tables>,
  { customerId, billIds }: Some,
  awaiting: readonly UncorrectedDispute[],
): Promise<Confirmable[]> {
  const { rows } = await sql<Confirmable>`
    with open_dispute as (
      select bill_id, fee_row_id from bill_dispute
      where customer_id = ${customerId} and bill_id = any(${billIds}::uuid[]) and status = 'open'
    ), confirmable_row as (
      select bill_id, currency, amount_minor from fee_row
      where customer_id = ${customerId} and bill_id = any(${billIds}::uuid[]) and confirmed_at is null
        and id <> all (${rowsOf(awaiting)}::uuid[])
        and not exists (select from open_dispute where fee_row_id = fee_row.id)
    )
    select bill.id as bill_id,
      exists (select from open_dispute where bill_id = bill.id and fee_row_id is null) as is_whole_disputed,
      (select count(*)::integer from confirmable_row where bill_id = bill.id) as confirmable,
      (select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amountMinor', amount)), '[]')
        from (select currency, sum(amount_minor) as amount from confirmable_row
          where bill_id = bill.id group by currency) summed) as amounts,
      (select count(confirmed_at)::integer from fee_row
        where customer_id = ${customerId} and bill_id = bill.id) as confirmed,
      (select count(*)::integer from bill_dispute
        where customer_id = ${customerId} and bill_id = bill.id and closed_at is null
          and id <> all (${idsOf(awaiting)}::uuid[])
          and status in ('accepted', 'changed', 'refused')) as answered
    from bill
    where bill.customer_id = ${customerId} and bill.id = any(${billIds}::uuid[])`.execute(transaction);
  return rows;
}

/**
 * Confirms what no open dispute is about, and no correction is awaited for; gives the amounts of each bill. What a row was
 * before it changed is of no use any more.
 */
export async function confirmRows(
  transaction: Kysely<Tables>,
  { customerId, billIds }: Some,
  { name, at, awaiting }: { name: string; at: string; awaiting: readonly UncorrectedDispute[] },
): Promise<(Money & { billId: string })[]> {
  const rows = await transaction
    .updateTable('fee_row')
    .where('customer_id', '=', customerId)
    .where('bill_id', 'in', billIds)
    .where('confirmed_at', 'is', null)
    .where(({ ref }) => sql<boolean>`${ref('id')} <> all (${rowsOf(awaiting)}::uuid[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bill_dispute')
            .where('bill_dispute.customer_id', '=', customerId)
            .whereRef('bill_dispute.bill_id', '=', 'fee_row.bill_id')
            .where('status', '=', 'open')
            .whereRef('fee_row_id', '=', 'fee_row.id')
            .select('bill_dispute.id'),
        ),
      ),
    )
    .set({ confirmed_at: at, confirmed_by: name, changed_from_minor: null, changed_at: null })
    .returning(['bill_id', 'currency', 'amount_minor'])
    .execute();
  return rows.map((row) => ({
    billId: row.bill_id,
    currency: row.currency,
    amountMinor: row.amount_minor,
  }));
}

/** Ends the disputes whose answer the customer has accepted by confirming what they were about. */
export async function closeAnswered(
  transaction: Kysely<Tables>,
  { customerId, billIds }: Some,
  { at, awaiting }: { at: string; awaiting: readonly UncorrectedDispute[] },
): Promise<void> {
  await transaction
    .updateTable('bill_dispute')
    .where('customer_id', '=', customerId)
    .where('bill_id', 'in', billIds)
    .where('status', 'in', ['accepted', 'changed', 'refused'])
    .where('closed_at', 'is', null)
    .where(({ ref }) => sql<boolean>`${ref('bill_dispute.id')} <> all (${idsOf(awaiting)}::uuid[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bill_dispute as later')
            .where('later.customer_id', '=', customerId)
            .whereRef('later.bill_id', '=', 'bill_dispute.bill_id')
            .where('later.status', '=', 'open')
            .whereRef('later.fee_row_id', 'is not distinct from', 'bill_dispute.fee_row_id')
            .select('later.id'),
        ),
      ),
    )
    .set({ closed_at: at })
    .execute();
}
