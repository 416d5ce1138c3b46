import { type BillTotal, owedStatuses } from '@berth/contract';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/**
 * The totals of some bills of a customer as a JSON array: one of each currency, summed for itself alone. A bill that was
 * cancelled is listed and not summed: nothing of it is owed.
 */
export function sumsOfBills(bills: Expression<{ id: string }>, customerId: string) {
  return sql<BillTotal[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amountMinor', amount,
      'disputedMinor', disputed, 'confirmedMinor', confirmed, 'paidMinor', paid, 'checkingMinor', checking)), '[]')
    from (
      select currency, sum(amount_minor) as amount, sum(disputed_minor) as disputed,
        sum(confirmed_minor) as confirmed, sum(paid_minor) as paid, sum(checking_minor) as checking
      from bill_total
      where customer_id = ${customerId} and bill_id in (${bills})
        and bill_id in (select id from bill where customer_id = ${customerId} and cancelled_at is null)
      group by currency
    ) summed
  )`;
}

/** How many bills the customer has in each status that one has, and how many of those are overdue on a day. */
export async function countByStatus(database: Kysely<Tables>, customerId: string, today: string) {
  return await database
    .selectFrom('bill')
    .where('customer_id', '=', customerId)
    .groupBy(['customer_id', 'status'])
    .select(['customer_id', 'status', sql<number>`count(*)::integer`.as('bills')])
    .select(({ fn, and, eb }) =>
      fn
        .countAll<number>()
        .filterWhere(and([eb('status', 'in', owedStatuses), eb('due_on', '<', today)]))
        .as('overdue'),
    )
    .execute();
}
