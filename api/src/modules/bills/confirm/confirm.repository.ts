import type { Money } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

type Place = { customerId: string; billId: string };
/** A dispute of a row, or of the whole bill where that is null. */
type Awaiting = { id: string; fee_row_id: string | null };

/**
 * Disputes that the forwarder has agreed to, whole or in part, while what they are about is as it was when the customer
 * last spoke: the correction is still to come.
 */
export async function listAwaiting(
  transaction: Kysely<Tables>,
  { customerId, billId }: Place,
): Promise<Awaiting[]> {
  const { rows } = await sql<Awaiting>`
    select dispute.id, dispute.fee_row_id from bill_dispute dispute
    where dispute.customer_id = ${customerId} and dispute.bill_id = ${billId}
      and dispute.closed_at is null and dispute.status in ('accepted', 'changed')
      and coalesce(
        (select max(at) from bill_event where dispute.fee_row_id is null and what = 'corrected'
          and customer_id = ${customerId} and bill_id = ${billId}),
        (select changed_at from fee_row where fee_row.id = dispute.fee_row_id
          and customer_id = ${customerId} and bill_id = ${billId}),
        '-infinity'
      ) < coalesce(
        (select max(at) from dispute_entry
          where customer_id = ${customerId} and dispute_id = dispute.id and side = 'customer'),
        dispute.opened_at
      )`.execute(transaction);
  return rows;
}

const rowsOf = (awaiting: readonly Awaiting[]) =>
  awaiting.map(({ fee_row_id }) => fee_row_id).filter((id) => id !== null);
const idsOf = (awaiting: readonly Awaiting[]) => awaiting.map(({ id }) => id);

/** What of a bill a dispute keeps from being confirmed, and what is left to do. */
export async function findConfirmable(
  transaction: Kysely<Tables>,
  { customerId, billId }: Place,
  awaiting: readonly Awaiting[],
) {
  const { rows } = await sql<{
    is_whole_disputed: boolean;
    unconfirmed: number;
    confirmable: number;
    confirmed: number;
    answered: number;
  }>`
    with open_dispute as (
      select fee_row_id from bill_dispute
      where customer_id = ${customerId} and bill_id = ${billId} and status = 'open'
    )
    select exists (select from open_dispute where fee_row_id is null) as is_whole_disputed,
      count(*) filter (where confirmed_at is null)::integer as unconfirmed,
      count(*) filter (where confirmed_at is null
        and fee_row.id <> all (${rowsOf(awaiting)}::uuid[])
        and not exists (select from open_dispute where fee_row_id = fee_row.id))::integer as confirmable,
      count(confirmed_at)::integer as confirmed,
      (select count(*)::integer from bill_dispute
        where customer_id = ${customerId} and bill_id = ${billId} and closed_at is null
          and id <> all (${idsOf(awaiting)}::uuid[])
          and status in ('accepted', 'changed', 'refused')) as answered
    from fee_row where customer_id = ${customerId} and bill_id = ${billId}`.execute(transaction);
  const [found] = rows;
  if (!found) throw new Error('A count gave no row');
  return found;
}

/** Confirms what no open dispute is about, and no correction is awaited for; gives the amounts. What a row was before it changed is of no use any more. */
export async function confirmRows(
  transaction: Kysely<Tables>,
  { customerId, billId }: Place,
  { name, at, awaiting }: { name: string; at: string; awaiting: readonly Awaiting[] },
): Promise<Money[]> {
  const rows = await transaction
    .updateTable('fee_row')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .where('confirmed_at', 'is', null)
    .where(({ ref }) => sql<boolean>`${ref('id')} <> all (${rowsOf(awaiting)}::uuid[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bill_dispute')
            .where('bill_dispute.customer_id', '=', customerId)
            .where('bill_dispute.bill_id', '=', billId)
            .where('status', '=', 'open')
            .whereRef('fee_row_id', '=', 'fee_row.id')
            .select('bill_dispute.id'),
        ),
      ),
    )
    .set({ confirmed_at: at, confirmed_by: name, changed_from_minor: null, changed_at: null })
    .returning(['currency', 'amount_minor'])
    .execute();
  return rows.map((row) => ({ currency: row.currency, amountMinor: row.amount_minor }));
}

/** Ends the disputes whose answer the customer has accepted by confirming what they were about. */
export async function closeAnswered(
  transaction: Kysely<Tables>,
  { customerId, billId }: Place,
  { at, awaiting }: { at: string; awaiting: readonly Awaiting[] },
): Promise<void> {
  await transaction
    .updateTable('bill_dispute')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .where('status', 'in', ['accepted', 'changed', 'refused'])
    .where('closed_at', 'is', null)
    .where(({ ref }) => sql<boolean>`${ref('bill_dispute.id')} <> all (${idsOf(awaiting)}::uuid[])`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bill_dispute as later')
            .where('later.customer_id', '=', customerId)
            .where('later.bill_id', '=', billId)
            .where('later.status', '=', 'open')
            .whereRef('later.fee_row_id', 'is not distinct from', 'bill_dispute.fee_row_id')
            .select('later.id'),
        ),
      ),
    )
    .set({ closed_at: at })
    .execute();
}
