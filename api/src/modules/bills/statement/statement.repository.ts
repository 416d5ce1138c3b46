import { ageingDays, type BillTotal, type Currency } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** What a statement covers: a period, both days included, or chosen bills as they are today. */
export type StatementScope = { from: string; to: string } | { ids: readonly string[] };

export type StatementBill = {
  id: string;
  number: string;
  issuedOn: string;
  dueOn: string;
  businessNumbers: string;
  feeRows: number;
  totals: readonly BillTotal[];
};

/** Bills that are not cancelled, in the order in which they were issued. */
export async function listStatementBills(
  database: Kysely<Tables>,
  customerId: string,
  scope: StatementScope,
): Promise<StatementBill[]> {
  return await database
    .selectFrom('bill')
    .where('customer_id', '=', customerId)
    .where('cancelled_at', 'is', null)
    .$if('ids' in scope, (bills) => bills.where('id', 'in', 'ids' in scope ? [...scope.ids] : []))
    .$if('from' in scope, (bills) =>
      'from' in scope ? bills.where('issued_on', '>=', scope.from).where('issued_on', '<=', scope.to) : bills,
    )
    .select(['id', 'number', 'issued_on as issuedOn', 'due_on as dueOn', 'totals'])
    .select(['business_numbers as businessNumbers', 'fee_rows as feeRows'])
    .orderBy('issued_on')
    .orderBy('number')
    .execute();
}

/** Payments that were received, in the order of their days: for a bill that was cancelled, too, until they are taken back. */
export async function listStatementPayments(
  database: Kysely<Tables>,
  customerId: string,
  scope: StatementScope,
) {
  return await database
    .selectFrom('bill_payment')
    .innerJoin('bill', (join) =>
      join
        .onRef('bill.id', '=', 'bill_payment.bill_id')
        .onRef('bill.customer_id', '=', 'bill_payment.customer_id'),
    )
    .where('bill_payment.customer_id', '=', customerId)
    .$if('ids' in scope, (payments) =>
      payments.where('bill_payment.bill_id', 'in', 'ids' in scope ? [...scope.ids] : []),
    )
    .$if('from' in scope, (payments) =>
      'from' in scope
        ? payments.where('received_on', '>=', scope.from).where('received_on', '<=', scope.to)
        : payments,
    )
    .select(['bill.number', 'received_on as receivedOn', 'bill_payment.currency', 'reference'])
    .select('bill_payment.amount_minor as amountMinor')
    .orderBy('received_on')
    .orderBy('bill.number')
    .orderBy('bill_payment.id')
    .execute();
}

export type StatementPayment = Awaited<ReturnType<typeof listStatementPayments>>[number];

export type Balance = { currency: Currency; amountMinor: number };

/**
 * What was owed before a day: all that was billed until then without what was paid until then. What was paid for a bill
 * that was cancelled is the customer's, as in all of a statement.
 */
export async function openingBalances(
  database: Kysely<Tables>,
  customerId: string,
  from: string,
): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    select currency, sum(amount)::bigint as "amountMinor" from (
      select total.currency, total.amount_minor as amount
      from bill join bill_total total on total.customer_id = bill.customer_id and total.bill_id = bill.id
      where bill.customer_id = ${customerId} and bill.cancelled_at is null and bill.issued_on < ${from}
      union all
      select currency, -amount_minor from bill_payment
      where customer_id = ${customerId} and received_on < ${from}
    ) part
    group by currency having sum(amount) <> 0`.execute(database);
  return rows;
}

export type AgedBalance = Balance & { group: number };

/**
 * What was owed at the end of a day, by the days since its bill was issued: of all bills that were issued or paid until
 * then, or of chosen ones. What was paid of a bill that was issued later stands in the first group.
 */
export async function agedBalances(
  database: Kysely<Tables>,
  customerId: string,
  { day, ids }: { day: string; ids: readonly string[] | null },
): Promise<AgedBalance[]> {
  const issued = ids ? sql`bill.id = any(${[...ids]}::uuid[])` : sql`bill.issued_on <= ${day}`;
  const received = ids ? sql`bill.id = any(${[...ids]}::uuid[])` : sql`payment.received_on <= ${day}`;
  const [month, two, three] = ageingDays;
  const { rows } = await sql<AgedBalance>`
    select currency, case when age <= ${month}::integer then 0 when age <= ${two}::integer then 1
      when age <= ${three}::integer then 2 else 3 end as "group", sum(amount)::bigint as "amountMinor"
    from (
      select total.currency, ${day}::date - bill.issued_on as age, total.amount_minor as amount
      from bill join bill_total total on total.customer_id = bill.customer_id and total.bill_id = bill.id
      where bill.customer_id = ${customerId} and bill.cancelled_at is null and ${issued}
      union all
      select payment.currency, ${day}::date - bill.issued_on, -payment.amount_minor
      from bill_payment payment
      join bill on bill.customer_id = payment.customer_id and bill.id = payment.bill_id
      where payment.customer_id = ${customerId} and ${received}
    ) part
    group by 1, 2 having sum(amount) <> 0`.execute(database);
  return rows;
}

/** The fee rows of bills, in the order of the bills' list. */
export async function listStatementRows(
  database: Kysely<Tables>,
  customerId: string,
  billIds: readonly string[],
) {
  if (billIds.length === 0) return [];
  return await database
    .selectFrom('fee_row')
    .innerJoin('bill', (join) =>
      join.onRef('bill.id', '=', 'fee_row.bill_id').onRef('bill.customer_id', '=', 'fee_row.customer_id'),
    )
    .innerJoin('fee_item', 'fee_item.code', 'fee_row.fee_item')
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.id', '=', 'fee_row.booking_id')
        .onRef('booking.customer_id', '=', 'fee_row.customer_id'),
    )
    .where('fee_row.customer_id', '=', customerId)
    .where('fee_row.bill_id', 'in', [...billIds])
    .select(['bill.number', 'booking.business_number as businessNumber', 'fee_row.bl_number as blNumber'])
    .select(['fee_item.name_zh', 'fee_item.name_en', 'fee_row.unit', 'fee_row.currency', 'fee_row.quantity'])
    .select(['fee_row.unit_price as unitPrice', 'fee_row.amount_minor as amountMinor'])
    .select('fee_row.business_date as businessDate')
    .orderBy('bill.issued_on')
    .orderBy('bill.number')
    .orderBy('fee_row.ordinal')
    .execute();
}

export type StatementRow = Awaited<ReturnType<typeof listStatementRows>>[number];

export async function getStatementCustomer(database: Kysely<Tables>, customerId: string) {
  return await database
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select(['name', 'settlement'])
    .executeTakeFirstOrThrow();
}
