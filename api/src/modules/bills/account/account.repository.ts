import {
  type Currency,
  currencies,
  currencyDecimals,
  type Money,
  owedStatuses,
  sumsByCurrency,
} from '@berth/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { owedMinor } from '../credit/credit.repository.ts';

const most = String(Number.MAX_SAFE_INTEGER);

/** A sum of exact decimals as a number of minor units; one past what can be counted says the most that can. */
const counted = (sum: RawBuilder<unknown>) =>
  sql`greatest(least(${sum}, ${sql.lit(most)}::numeric), -${sql.lit(most)}::numeric)::bigint`;

export type AccountPart = 'toConfirm' | 'due' | 'dueWithin7Days' | 'overdue' | 'disputed';

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

/**
 * How many bills wait for what, and the sums of it per currency, as each bill splits what it owes (`BillTotal`); a row
 * without a currency counts the bills. Only a bill that waits for the customer's money can be overdue (`isOverdue`).
 */
export async function sumAccount(database: Kysely<Tables>, customerId: string, today: string) {
  const { rows } = await sql<{
    part: AccountPart;
    currency: Currency | null;
    bills: number;
    amount: number;
  }>`
    with owed as (
      select bill.id, bill.status, bill.due_on, total.currency, total.disputed_minor as disputed,
        total.amount_minor - total.confirmed_minor - total.disputed_minor as to_confirm,
        greatest(total.confirmed_minor - total.paid_minor, 0) as due
      from bill
      join bill_total total on total.customer_id = ${customerId} and total.bill_id = bill.id
      where bill.customer_id = ${customerId} and bill.status not in ('settled', 'cancelled')
    )
    select part.name as part, owed.currency, count(distinct owed.id)::integer as bills,
      ${counted(sql`sum(part.amount)`)} as amount
    from owed
    cross join lateral (values
      ('toConfirm', to_confirm, status = 'unconfirmed' or to_confirm <> 0),
      ('due', due, due > 0),
      ('dueWithin7Days', due, due > 0 and due_on between ${today}::date and ${today}::date + 7),
      ('overdue', due, due > 0 and status = any(${[...owedStatuses]}::text[]) and due_on < ${today}::date),
      ('disputed', disputed, status in ('disputed', 'answered'))
    ) as part (name, amount, is_so)
    where part.is_so
    group by grouping sets ((part.name, owed.currency), (part.name))`.execute(database);
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
    select ${counted(sql`coalesce(sum(round((total.amount_minor - total.paid_minor) * scale.fen
      * coalesce(rate.rate, case when total.currency = 'CNY' then 1 end))), 0)`)} as owed
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

/** All that is billed without all that was paid, as a statement has it. */
export async function sumBalance(database: Kysely<Tables>, customerId: string): Promise<Money[]> {
  const { rows } = await sql<{ currency: Currency; owed: number }>`
    select total.currency, ${counted(sql`sum(${owedMinor})`)} as owed
    from bill
    join bill_total total on total.customer_id = ${customerId} and total.bill_id = bill.id
    where bill.customer_id = ${customerId}
    group by total.currency`.execute(database);
  const owed = rows.map(({ currency, owed: amountMinor }) => ({ currency, amountMinor }));
  return sumsByCurrency(owed).filter(({ amountMinor }) => amountMinor !== 0);
}
