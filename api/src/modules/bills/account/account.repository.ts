import { type Currency, currencies, currencyDecimals, type Money } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type AccountPart = 'toConfirm' | 'due' | 'dueWithin7Days' | 'overdue';

/** How a customer pays and what it may owe. */
export async function getTerms(database: Kysely<Tables>, customerId: string) {
  const { settlement } = await database
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select('settlement')
    .executeTakeFirstOrThrow();
  const credit = await database
    .selectFrom('customer_credit')
    .where('customer_id', '=', customerId)
    .select(['customer_id', 'limit_minor', 'days'])
    .executeTakeFirst();
  return { settlement, limit_minor: credit?.limit_minor ?? null, days: credit?.days ?? null };
}

/** How many bills wait for what, and the sums of it per currency; a row without a currency counts the bills. */
export async function sumAccount(database: Kysely<Tables>, customerId: string, today: string) {
  const { rows } = await sql<{
    part: AccountPart;
    currency: Currency | null;
    bills: number;
    amount: number;
  }>`
    select part.name as part, total.currency, count(distinct bill.id)::integer as bills,
      sum(case when part.name = 'toConfirm' then total.amount_minor - total.confirmed_minor
        else greatest(total.amount_minor - total.paid_minor, 0) end)::bigint as amount
    from bill
    join bill_total total on total.customer_id = ${customerId} and total.bill_id = bill.id
    cross join lateral (values
      ('toConfirm', bill.status = 'unconfirmed'),
      ('due', bill.status <> 'unconfirmed'),
      ('dueWithin7Days', bill.status <> 'unconfirmed'
        and bill.due_on between ${today}::date and ${today}::date + 7),
      ('overdue', bill.status <> 'unconfirmed' and bill.due_on < ${today}::date)
    ) as part (name, is_so)
    where bill.customer_id = ${customerId} and bill.status in ('unconfirmed', 'unpaid', 'partial') and part.is_so
    group by grouping sets ((part.name, total.currency), (part.name))`.execute(database);
  return rows;
}

/**
 * What is owed of all bills in fen, confirmed or not, each by its own rates. An amount without a rate counts for nothing:
 * what it is in CNY only the forwarder can say.
 */
export async function sumOwedInFen(
  database: Kysely<Tables>,
  customerId: string,
): Promise<Money['amountMinor']> {
  const fenOfMinor = currencies.map((currency) => String(10 ** (2 - currencyDecimals[currency])));
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(round((total.amount_minor - total.paid_minor) * scale.fen
      * coalesce(rate.rate, case when total.currency = 'CNY' then 1 end))), 0)::bigint as owed
    from bill
    join bill_total total on total.customer_id = ${customerId} and total.bill_id = bill.id
      and total.amount_minor > total.paid_minor
    join unnest(${currencies}::text[], ${fenOfMinor}::numeric[]) as scale (currency, fen)
      on scale.currency = total.currency
    left join bill_rate rate on rate.customer_id = ${customerId} and rate.bill_id = bill.id
      and rate.currency = total.currency
    where bill.customer_id = ${customerId} and bill.status not in ('settled', 'cancelled')`.execute(database);
  return rows[0]?.owed ?? 0;
}
