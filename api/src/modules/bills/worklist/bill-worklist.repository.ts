import { type BillStatus, type BillTotal, type Currency, owedStatuses } from '@berth/contract';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

const named = ['bill.id', 'bill.customer_id', 'bill.number', 'bill.due_on', 'bill.totals'] as const;
export type NamedBill = { id: string; number: string; due_on: string; totals: BillTotal[] };

/** Whose worklist it is, and how many of each kind are more than anybody works through. */
type Asked = { customerId: string; limit: number };
type Bills = SelectQueryBuilder<Tables, 'bill', object>;

/** The one that is due first stands first. */
const firstDue = async (bills: Bills, limit: number): Promise<NamedBill[]> =>
  await bills.select(named).orderBy('bill.due_on').orderBy('bill.id').limit(limit).execute();

/** Bills of which something waits for a confirmation and nothing is disputed. */
export async function listToConfirm(database: Kysely<Tables>, { customerId, limit }: Asked) {
  const status: BillStatus = 'unconfirmed';
  const bills = database.selectFrom('bill').where('bill.customer_id', '=', customerId);
  return await firstDue(bills.where('bill.status', '=', status), limit);
}

/** Bills that are owed and were due before a day. */
export async function listOverdue(
  database: Kysely<Tables>,
  { customerId, limit, today }: Asked & { today: string },
) {
  const bills = database.selectFrom('bill').where('bill.customer_id', '=', customerId);
  return await firstDue(
    bills.where('bill.status', 'in', owedStatuses).where('bill.due_on', '<', today),
    limit,
  );
}

/** Bills with a dispute that the forwarder has answered and nobody has ended, others of the bill may be open. */
export async function listAnswered(database: Kysely<Tables>, { customerId, limit }: Asked) {
  const bills = database.selectFrom('bill').where('bill.customer_id', '=', customerId);
  const answered = bills
    .where('bill.status', 'in', ['answered', 'disputed'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bill_dispute')
          .where('bill_dispute.customer_id', '=', customerId)
          .whereRef('bill_dispute.bill_id', '=', 'bill.id')
          .where('bill_dispute.status', 'in', ['accepted', 'changed', 'refused'])
          .where('bill_dispute.closed_at', 'is', null)
          .select('bill_dispute.id'),
      ),
    );
  return await firstDue(answered, limit);
}

export type RefusedProof = NamedBill & {
  proof_id: string;
  currency: Currency;
  amount_minor: number;
  refusal: string;
};

/**
 * Proofs of payment that were refused since then, each with those of its bills that still want paying, without bills for
 * which a proof came after.
 */
export async function listRefusedProofs(
  database: Kysely<Tables>,
  { customerId, limit, since }: Asked & { since: Date },
): Promise<RefusedProof[]> {
  return await database
    .selectFrom('payment_proof')
    .innerJoin('proof_allocation', 'proof_allocation.proof_id', 'payment_proof.id')
    .innerJoin('bill', 'bill.id', 'proof_allocation.bill_id')
    .where('payment_proof.customer_id', '=', customerId)
    .where('bill.customer_id', '=', customerId)
    .where('payment_proof.status', '=', 'refused')
    .where('payment_proof.decided_at', '>', since.toISOString())
    .where('bill.status', 'not in', ['proofSent', 'settled', 'cancelled'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_proof as later')
            .innerJoin('proof_allocation as its', 'its.proof_id', 'later.id')
            .where('later.customer_id', '=', customerId)
            .whereRef('its.bill_id', '=', 'bill.id')
            .whereRef('later.sent_at', '>', 'payment_proof.sent_at')
            .select('later.id'),
        ),
      ),
    )
    .select(named)
    .select(['payment_proof.id as proof_id', 'payment_proof.currency', 'payment_proof.refusal'])
    .select('proof_allocation.amount_minor')
    .orderBy('payment_proof.decided_at', 'desc')
    .orderBy('bill.number')
    .limit(limit)
    .execute();
}
