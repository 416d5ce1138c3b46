import { inboxShown } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** Disputes that wait for an answer; each row says how many there are. */
export async function listOldestDisputes(database: Kysely<Tables>) {
  return await database
    .selectFrom('bill_dispute as dispute')
    .innerJoin('bill', (join) =>
      join.onRef('bill.id', '=', 'dispute.bill_id').onRef('bill.customer_id', '=', 'dispute.customer_id'),
    )
    .innerJoin('customer', 'customer.id', 'dispute.customer_id')
    .where('dispute.status', '=', 'open')
    .where('bill.cancelled_at', 'is', null)
    .select(['dispute.id', 'dispute.bill_id', 'dispute.reason', 'dispute.opened_at'])
    .select(['bill.number', 'customer.name as customer_name'])
    .select(({ fn }) => fn.countAll<number>().over().as('waiting'))
    .orderBy('dispute.opened_at')
    .orderBy('dispute.id')
    .limit(inboxShown)
    .execute();
}

/** Proofs that nobody has checked, each with the bills that it is for. */
export async function listOldestProofs(database: Kysely<Tables>) {
  return await database
    .selectFrom('payment_proof as proof')
    .innerJoin('customer', 'customer.id', 'proof.customer_id')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('proof_allocation')
          .innerJoin('bill', (join) =>
            join
              .onRef('bill.id', '=', 'proof_allocation.bill_id')
              .onRef('bill.customer_id', '=', 'proof_allocation.customer_id'),
          )
          .whereRef('proof_allocation.proof_id', '=', 'proof.id')
          .whereRef('proof_allocation.customer_id', '=', 'proof.customer_id')
          .select([
            sql<string | null>`min(bill.id::text)`.as('bill_id'),
            sql<string | null>`string_agg(bill.number, ', ' order by bill.number)`.as('numbers'),
          ])
          .as('paid'),
      (join) => join.onTrue(),
    )
    .where('proof.status', '=', 'unconfirmed')
    .select(['proof.id', 'proof.currency', 'proof.amount_minor', 'proof.sent_at'])
    .select(['customer.name as customer_name', 'paid.bill_id', 'paid.numbers'])
    .select(({ fn }) => fn.countAll<number>().over().as('waiting'))
    .orderBy('proof.sent_at')
    .orderBy('proof.id')
    .limit(inboxShown)
    .execute();
}
