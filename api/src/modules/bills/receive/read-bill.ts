import { sumsByCurrency } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { listRates } from '../record/bills.repository.ts';
import { plainDecimal } from '../record/plain-decimal.ts';
import { listNamedBills } from './named-bills.repository.ts';

/** A bill as its system needs it to go on: its rows as they would be sent again, and what is confirmed and paid. */
export async function readBillForSystem(
  database: Kysely<Tables>,
  number: string,
): Promise<EndpointResult<Endpoints['GET /integration/bill']>> {
  const place = (await listNamedBills(database, [number])).find((bill) => bill.number === number);
  if (!place) throw new Refusal('NOT_FOUND');
  const { customer_id: customerId, id } = place;
  const bill = await database
    .selectFrom('bill')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .select(['status', 'version', 'totals', 'due_on'])
    .executeTakeFirstOrThrow();
  return {
    id,
    number,
    status: bill.status,
    version: bill.version,
    totals: bill.totals,
    dueOn: bill.due_on,
    remittanceReference: place.remittance_reference,
    account: await findAccount(database, customerId),
    rows: await readRows(database, { customerId, billId: id }),
  };
}

/** The main account of a customer, or the first one. */
async function findAccount(database: Kysely<Tables>, customerId: string): Promise<string> {
  const members = await database
    .selectFrom('member')
    .where('customer_id', '=', customerId)
    .select(['account', 'roles'])
    .orderBy('created_at')
    .execute();
  const main = members.find(({ roles }) => roles.includes('main')) ?? members[0];
  return main?.account ?? '';
}

/** A bill as it would be entered again. */
export async function readEntry(
  database: Kysely<Tables>,
  place: { customerId: string; billId: string },
): Promise<EndpointResult<Endpoints['GET /system/billing/bill']>['entry']> {
  const head = await getHead(database, place);
  const rates = await listRates(database, place);
  const rows = await readRows(database, place);
  return {
    number: head.number,
    settlement: head.settlement,
    businessNumber: head.business_number ?? '',
    periodFrom: head.period_from,
    periodTo: head.period_to,
    issuedOn: head.issued_on,
    dueOn: head.due_on,
    remarks: head.remarks,
    rates: rates.map(({ currency, rate, rate_on: rateOn }) => ({
      currency,
      rate: String(Number(rate)),
      rateOn,
    })),
    totals: sumsByCurrency(rows),
    rows: rows.map(({ isConfirmed: _isConfirmed, ...row }) => row),
  };
}

async function getHead(
  database: Kysely<Tables>,
  { customerId, billId }: { customerId: string; billId: string },
) {
  return await database
    .selectFrom('bill')
    .leftJoin('booking', (join) =>
      join.onRef('booking.id', '=', 'bill.booking_id').onRef('booking.customer_id', '=', 'bill.customer_id'),
    )
    .where('bill.customer_id', '=', customerId)
    .where('bill.id', '=', billId)
    .selectAll('bill')
    .select('booking.business_number')
    .executeTakeFirstOrThrow();
}

async function readRows(
  database: Kysely<Tables>,
  { customerId, billId }: { customerId: string; billId: string },
) {
  const rows = await database
    .selectFrom('fee_row')
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.id', '=', 'fee_row.booking_id')
        .onRef('booking.customer_id', '=', 'fee_row.customer_id'),
    )
    .where('fee_row.customer_id', '=', customerId)
    .where('fee_row.bill_id', '=', billId)
    .selectAll('fee_row')
    .select('booking.business_number')
    .orderBy('fee_row.ordinal')
    .execute();
  return rows.map((row) => ({
    line: row.ordinal,
    businessNumber: row.business_number ?? '',
    feeItem: row.fee_item,
    unit: row.unit,
    currency: row.currency,
    quantity: plainDecimal(row.quantity),
    unitPrice: plainDecimal(row.unit_price),
    amountMinor: row.amount_minor,
    paymentObject: row.payment_object,
    businessType: row.business_type,
    blNumber: row.bl_number,
    businessDate: row.business_date,
    remarks: row.remarks,
    isConfirmed: row.confirmed_at !== null,
  }));
}
