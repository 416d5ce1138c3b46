import { type BillStatus, type BillTotal, type Currency, inCurrencyOrder } from '@berth/contract';
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

/** Several at once, in one order whoever locks them; those that are not the customer's are left out. */
export async function lockBills(
  transaction: Kysely<Tables>,
  customerId: string,
  ids: readonly string[],
): Promise<LockedBill[]> {
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

/** What is billed and confirmed by the rows of a bill and paid by its payments, a line for each currency. */
export async function sumBill(
  transaction: Kysely<Tables>,
  { customerId, billId }: Place,
): Promise<BillTotal[]> {
  const { rows } = await sql<{ currency: Currency; amount: number; confirmed: number; paid: number }>`
    select currency, sum(amount)::bigint as amount, sum(confirmed)::bigint as confirmed, sum(paid)::bigint as paid
    from (
      select currency, amount_minor as amount,
        case when confirmed_at is null then 0 else amount_minor end as confirmed, 0 as paid
      from fee_row where customer_id = ${customerId} and bill_id = ${billId}
      union all
      select currency, 0, 0, amount_minor from bill_payment
      where customer_id = ${customerId} and bill_id = ${billId}
    ) part
    group by currency`.execute(transaction);
  return inCurrencyOrder(rows).map(({ currency, amount, confirmed, paid }) => ({
    currency,
    amountMinor: amount,
    confirmedMinor: confirmed,
    paidMinor: paid,
  }));
}

/** How many rows wait for a confirmation, and how many disputes for either side. */
export async function countOpenParts(transaction: Kysely<Tables>, { customerId, billId }: Place) {
  const counted = await transaction
    .selectNoFrom((bill) => [
      bill
        .selectFrom('fee_row')
        .where('customer_id', '=', customerId)
        .where('bill_id', '=', billId)
        .where('confirmed_at', 'is', null)
        .select(sql<number>`count(*)`.as('rows'))
        .as('unconfirmedRows'),
      bill
        .selectFrom('bill_dispute')
        .where('customer_id', '=', customerId)
        .where('bill_id', '=', billId)
        .where('status', '=', 'open')
        .select(sql<number>`count(*)`.as('disputes'))
        .as('openDisputes'),
      bill
        .selectFrom('bill_dispute')
        .where('customer_id', '=', customerId)
        .where('bill_id', '=', billId)
        .where('status', 'in', ['accepted', 'changed', 'refused'])
        .where('closed_at', 'is', null)
        .select(sql<number>`count(*)`.as('disputes'))
        .as('answeredDisputes'),
    ])
    .executeTakeFirstOrThrow();
  return {
    unconfirmedRows: counted.unconfirmedRows ?? 0,
    openDisputes: counted.openDisputes ?? 0,
    answeredDisputes: counted.answeredDisputes ?? 0,
  };
}

/** What the list shows of a bill, made of its rows, rates and bookings. */
async function listedParts(transaction: Kysely<Tables>, { customerId, billId }: Place) {
  const { rows } = await sql<{
    fee_rows: number;
    bookings: number;
    business_numbers: string;
    bl_numbers: string;
  }>`
    select count(*)::integer as fee_rows, count(distinct fee_row.booking_id)::integer as bookings,
      coalesce(string_agg(distinct booking.business_number, ' ' order by booking.business_number), '')
        as business_numbers,
      coalesce(string_agg(distinct nullif(fee_row.bl_number, ''), ' ' order by nullif(fee_row.bl_number, '')), '')
        as bl_numbers
    from fee_row
    left join booking on booking.id = fee_row.booking_id and booking.customer_id = fee_row.customer_id
    where fee_row.customer_id = ${customerId} and fee_row.bill_id = ${billId}`.execute(transaction);
  return rows[0] ?? { fee_rows: 0, bookings: 0, business_numbers: '', bl_numbers: '' };
}

/** All totals by the bill's own rates, in yuan as an exact decimal; null where a rate is missing. */
async function cnyEquivalentOf(
  transaction: Kysely<Tables>,
  { customerId, billId }: Place,
  inMajorUnits: readonly { currency: Currency; amount: string }[],
): Promise<string | null> {
  const { rows } = await sql<{ equivalent: string | null }>`
    select case when bool_or(total.currency <> 'CNY' and rate.rate is null) then null
      else round(sum(total.amount * coalesce(rate.rate, 1)), 2) end as equivalent
    from unnest(${inMajorUnits.map(({ currency }) => currency)}::text[],
      ${inMajorUnits.map(({ amount }) => amount)}::numeric[]) as total (currency, amount)
    left join bill_rate rate on rate.customer_id = ${customerId} and rate.bill_id = ${billId}
      and rate.currency = total.currency`.execute(transaction);
  return rows[0]?.equivalent ?? null;
}

/** Stores what a change made of a bill: its totals, as rows and for the list, and where it stands. */
export async function updateBill(
  transaction: Kysely<Tables>,
  { customerId, billId }: Place,
  change: {
    status: BillStatus;
    version: number;
    totals: readonly BillTotal[];
    inMajorUnits: readonly { currency: Currency; amount: string }[];
    at: string;
  },
): Promise<void> {
  const { status, version, totals, inMajorUnits, at } = change;
  const place = { customerId, billId };
  const equivalent = await cnyEquivalentOf(transaction, place, inMajorUnits);
  const parts = await listedParts(transaction, place);
  const isConfirmed = status === 'unpaid' || status === 'partial' || status === 'settled';
  await transaction
    .updateTable('bill')
    .where('customer_id', '=', customerId)
    .where('id', '=', billId)
    .set({
      ...parts,
      status,
      version,
      totals: JSON.stringify(totals),
      currencies: totals.map(({ currency }) => currency).join(' '),
      cny_equivalent: equivalent,
      confirmed_at: isConfirmed ? sql<string>`coalesce(confirmed_at, ${at})` : null,
      settled_at: status === 'settled' ? sql<string>`coalesce(settled_at, ${at})` : null,
      updated_at: at,
    })
    .execute();
  await transaction
    .deleteFrom('bill_total')
    .where('customer_id', '=', customerId)
    .where('bill_id', '=', billId)
    .execute();
  if (totals.length === 0) return;
  await transaction
    .insertInto('bill_total')
    .values(
      totals.map((total) => ({
        bill_id: billId,
        customer_id: customerId,
        currency: total.currency,
        amount_minor: total.amountMinor,
        confirmed_minor: total.confirmedMinor,
        paid_minor: total.paidMinor,
      })),
    )
    .execute();
}
