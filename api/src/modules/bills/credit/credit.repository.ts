import type { Currency, Money } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** What of a bill is its customer's; the rule is `surplusOf` of the contract. */
export type Surplus = Money & { billId: string };

/**
 * What is owed of a `bill` in the currency of a `bill_total` of it, in minor units; below zero it is a surplus. What was
 * paid for a cancelled bill is the customer's.
 */
export const owedMinor = sql`(case when bill.status = 'cancelled' then 0 else total.amount_minor end - total.paid_minor)`;

/** The surpluses of a customer's bills, the oldest bill first. */
export async function listSurpluses(database: Kysely<Tables>, customerId: string): Promise<Surplus[]> {
  const { rows } = await sql<{ bill_id: string; currency: Currency; surplus: number }>`
    select bill_id, currency, surplus from (
      select bill.id as bill_id, bill.issued_on, bill.number, total.currency, -${owedMinor} as surplus
      from bill
      join bill_total total on total.customer_id = ${customerId} and total.bill_id = bill.id
      where bill.customer_id = ${customerId}
    ) each
    where surplus > 0
    order by issued_on, number, currency`.execute(database);
  return rows.map(({ bill_id: billId, currency, surplus: amountMinor }) => ({
    billId,
    currency,
    amountMinor,
  }));
}
