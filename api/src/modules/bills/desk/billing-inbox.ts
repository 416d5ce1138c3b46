import { amountText, disputeReasonNames, inboxShown, paths } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { type InboxProvider, inboxSource } from '../../inbox/inbox-provider.ts';

/** Disputes that wait for an answer, and proofs of payment that nobody has checked. */
export function billingInbox({ database }: Pick<Context, 'database'>): InboxProvider[] {
  return [
    inboxSource(
      'disputes',
      async () => await listDisputes(database),
      (row) => ({
        id: row.id,
        number: row.number,
        customer: row.customer_name,
        what: disputeReasonNames[row.reason],
        since: row.opened_at,
        claim: null,
        path: paths.deskBill({ id: row.bill_id }),
      }),
    ),
    inboxSource(
      'proofs',
      async () => await listProofs(database),
      (row) => {
        const money = `${row.currency} ${amountText({ currency: row.currency, amountMinor: row.amount_minor })}`;
        return {
          id: row.id,
          number: row.numbers ?? '',
          customer: row.customer_name,
          what: { 'zh-CN': money, en: money },
          since: row.sent_at,
          claim: null,
          path: row.bill_id === null ? paths.billingDesk() : paths.deskBill({ id: row.bill_id }),
        };
      },
    ),
  ];
}

async function listDisputes(database: Kysely<Tables>) {
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
    .select(sql<number>`(count(*) over ())::integer`.as('waiting'))
    .orderBy('dispute.opened_at')
    .orderBy('dispute.id')
    .limit(inboxShown)
    .execute();
}

/** Each with the bills that it is for. */
async function listProofs(database: Kysely<Tables>) {
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
    .select(sql<number>`(count(*) over ())::integer`.as('waiting'))
    .orderBy('proof.sent_at')
    .orderBy('proof.id')
    .limit(inboxShown)
    .execute();
}
