import { amountText, type BillStatus, type BillTotal, type Currency, inCurrencyOrder } from '@berth/contract';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { BillTable } from '../bills.schema.ts';

export type BillRow = Selectable<BillTable>;
type Place = { customerId: string; billId: string };

const lockedColumns = ['id', 'customer_id', 'number', 'version', 'status', 'cancelled_at'] as const;

/** What decides what may become of a bill; its row stays locked until the transaction ends. */
export type LockedBill = Pick<BillRow, (typeof lockedColumns)[number]>;

export async function lockBill(
  transaction: Kysely<Tables>,
  { customerId, billId }: Place,
): Promise<LockedBill | null> {
  const bill = await transaction
    .selectFrom('bill')
    .where('customer_id', '=', customerId)
    .where('id', '=', billId)
    .select(lockedColumns)
    .forUpdate()
    .executeTakeFirst();
  return bill ?? null;
}

export async function listRates(database: Kysely<Tables>, { customerId, billId }: Place) {
  return await database
    .selectFrom('bill_rate')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .select(['currency', 'rate', 'rate_on'])
    .execute();
}

/** Several at once, in one order whoever locks them; those that are not the customer's are left out. */
export async function lockBills(
  transaction: Kysely<Tables>,
  customerId: string,
  ids: readonly string[],
): Promise<LockedBill[]> {
  if (ids.length === 0) return [];
  return await transaction
    .selectFrom('bill')
    .where('customer_id', '=', customerId)
    .where('id', 'in', ids)
    .select(lockedColumns)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** By the forwarder's number, for its systems and its desk, which work for every customer. */
export async function lockBillByNumber(
  transaction: Kysely<Tables>,
  number: string,
): Promise<LockedBill | null> {
  const bill = await transaction
    .selectFrom('bill')
    .where('number', '=', number)
    .select(lockedColumns)
    .forUpdate()
    .executeTakeFirst();
  return bill ?? null;
}

/**
 * What is billed, disputed and confirmed by the rows of bills, paid by their payments and being checked by their proofs:
 * of each a line for each currency. A row in a dispute that is open, or whose answer the customer has not accepted, is
 * disputed and nothing else.
 */
export async function sumBills(
  transaction: Kysely<Tables>,
  customerId: string,
  billIds: readonly string[],
): Promise<Map<string, BillTotal[]>> {
  const { rows } = await sql<{
    bill_id: string;
    currency: Currency;
    amount: number;
    disputed: number;
    confirmed: number;
    paid: number;
    checking: number;
  }>`
    with in_dispute as (
      select distinct bill_id, fee_row_id from bill_dispute
      where customer_id = ${customerId} and bill_id = any(${billIds}::uuid[])
        and status <> 'withdrawn' and closed_at is null
    ), charged as (
      select bill_id, currency, amount_minor, confirmed_at is not null as is_confirmed,
        exists (
          select from in_dispute
          where in_dispute.bill_id = fee_row.bill_id and coalesce(fee_row_id, fee_row.id) = fee_row.id
        ) as is_disputed
      from fee_row where customer_id = ${customerId} and bill_id = any(${billIds}::uuid[])
    )
    select bill_id, currency, sum(amount)::bigint as amount, sum(disputed)::bigint as disputed,
      sum(confirmed)::bigint as confirmed, sum(paid)::bigint as paid, sum(checking)::bigint as checking
    from (
      select bill_id, currency, amount_minor as amount,
        case when is_disputed then amount_minor else 0 end as disputed,
        case when is_confirmed and not is_disputed then amount_minor else 0 end as confirmed,
        0 as paid, 0 as checking
      from charged
      union all
      select bill_id, currency, 0, 0, 0, amount_minor, 0 from bill_payment
      where customer_id = ${customerId} and bill_id = any(${billIds}::uuid[])
      union all
      select allocation.bill_id, proof.currency, 0, 0, 0, 0, allocation.amount_minor
      from proof_allocation allocation
      join payment_proof proof on proof.id = allocation.proof_id and proof.customer_id = allocation.customer_id
      where allocation.customer_id = ${customerId} and allocation.bill_id = any(${billIds}::uuid[])
        and proof.status = 'unconfirmed'
    ) part
    group by bill_id, currency`.execute(transaction);
  return new Map(
    billIds.map((billId) => [
      billId,
      inCurrencyOrder(rows.filter(({ bill_id }) => bill_id === billId)).map((row) => ({
        currency: row.currency,
        amountMinor: row.amount,
        disputedMinor: row.disputed,
        confirmedMinor: row.confirmed,
        paidMinor: row.paid,
        checkingMinor: row.checking,
      })),
    ]),
  );
}

/** The same of one bill. */
export async function sumBill(
  transaction: Kysely<Tables>,
  { customerId, billId }: Place,
): Promise<BillTotal[]> {
  return (await sumBills(transaction, customerId, [billId])).get(billId) ?? [];
}

export type OpenParts = { unconfirmedRows: number; openDisputes: number; answeredDisputes: number };
const noParts: OpenParts = { unconfirmedRows: 0, openDisputes: 0, answeredDisputes: 0 };

/** How many rows of bills wait for a confirmation, and how many disputes for either side. */
export async function countOpenPartsOf(
  transaction: Kysely<Tables>,
  customerId: string,
  billIds: readonly string[],
): Promise<Map<string, OpenParts>> {
  const { rows } = await sql<{ bill_id: string; rows: number; open: number; answered: number }>`
    select bill_id, sum(unconfirmed)::integer as rows, sum(open)::integer as open, sum(answered)::integer as answered
    from (
      select bill_id, 1 as unconfirmed, 0 as open, 0 as answered
      from fee_row
      where customer_id = ${customerId} and bill_id = any(${billIds}::uuid[]) and confirmed_at is null
      union all
      select bill_id, 0, case status when 'open' then 1 else 0 end,
        case when status in ('accepted', 'changed', 'refused') and closed_at is null then 1 else 0 end
      from bill_dispute
      where customer_id = ${customerId} and bill_id = any(${billIds}::uuid[])
    ) part
    group by bill_id`.execute(transaction);
  const counted = rows.map(({ bill_id, rows: unconfirmedRows, open, answered }) => {
    const parts = { unconfirmedRows, openDisputes: open, answeredDisputes: answered };
    return [bill_id, parts] as const;
  });
  return new Map([...billIds.map((billId) => [billId, noParts] as const), ...counted]);
}

/** The same of one bill. */
export async function countOpenParts(
  transaction: Kysely<Tables>,
  { customerId, billId }: Place,
): Promise<OpenParts> {
  return (await countOpenPartsOf(transaction, customerId, [billId])).get(billId) ?? noParts;
}

/** What a change made of a bill. */
export type BillOutcome = {
  billId: string;
  status: BillStatus;
  version: number;
  totals: readonly BillTotal[];
};

/**
 * Stores what changes made of bills: their totals, as rows and for the list, and where they stand. What the list shows
 * of a bill is made of its rows, rates and bookings; its totals in yuan by its own rates, null where one is missing.
 */
export async function updateBills(
  transaction: Kysely<Tables>,
  customerId: string,
  outcomes: readonly BillOutcome[],
  at: string,
): Promise<void> {
  const billIds = outcomes.map(({ billId }) => billId);
  const totals = outcomes.flatMap(({ billId, totals: own }) => own.map((total) => ({ billId, ...total })));
  const given = outcomes.map(({ billId, status, version, totals: own }) => ({
    id: billId,
    status,
    version,
    totals: own,
    currencies: own.map(({ currency }) => currency).join(' '),
  }));
  await sql`
    update bill set
      status = given.status, version = given.version, totals = given.totals, currencies = given.currencies,
      fee_rows = coalesce(listed.fee_rows, 0), bookings = coalesce(listed.bookings, 0),
      business_numbers = coalesce(listed.business_numbers, ''), bl_numbers = coalesce(listed.bl_numbers, ''),
      cny_equivalent = equivalent.amount,
      confirmed_at = case when given.status in ('unpaid', 'partial', 'proofSent', 'settled')
        then coalesce(bill.confirmed_at, ${at}) end,
      settled_at = case given.status when 'settled' then coalesce(bill.settled_at, ${at}) end,
      updated_at = ${at}
    from jsonb_populate_recordset(null::bill, ${JSON.stringify(given)}::jsonb) given
    left join (
      select fee_row.bill_id, count(*)::integer as fee_rows, count(distinct fee_row.booking_id)::integer as bookings,
        string_agg(distinct booking.business_number, ' ' order by booking.business_number) as business_numbers,
        string_agg(distinct nullif(fee_row.bl_number, ''), ' ' order by nullif(fee_row.bl_number, '')) as bl_numbers
      from fee_row
      left join booking on booking.id = fee_row.booking_id and booking.customer_id = fee_row.customer_id
      where fee_row.customer_id = ${customerId} and fee_row.bill_id = any(${billIds}::uuid[])
      group by fee_row.bill_id
    ) listed on listed.bill_id = given.id
    left join (
      select total.bill_id, case when bool_or(total.currency <> 'CNY' and rate.rate is null) then null
        else round(sum(total.amount * coalesce(rate.rate, 1)), 2) end as amount
      from unnest(${totals.map(({ billId }) => billId)}::uuid[], ${totals.map(({ currency }) => currency)}::text[],
        ${totals.map(amountText)}::numeric[]) as total (bill_id, currency, amount)
      left join bill_rate rate on rate.customer_id = ${customerId} and rate.bill_id = total.bill_id
        and rate.currency = total.currency
      group by total.bill_id
    ) equivalent on equivalent.bill_id = given.id
    where bill.customer_id = ${customerId} and bill.id = given.id`.execute(transaction);
  await transaction
    .deleteFrom('bill_total')
    .where('customer_id', '=', customerId)
    .where('bill_id', 'in', billIds)
    .execute();
  if (totals.length === 0) return;
  const rows = totals.map((total) => ({
    bill_id: total.billId,
    customer_id: customerId,
    currency: total.currency,
    amount_minor: total.amountMinor,
    disputed_minor: total.disputedMinor,
    confirmed_minor: total.confirmedMinor,
    paid_minor: total.paidMinor,
    checking_minor: total.checkingMinor,
  }));
  await transaction.insertInto('bill_total').values(rows).execute();
}
