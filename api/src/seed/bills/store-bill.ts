import { randomUUID } from 'node:crypto';
import { amountOfRow, type BillTotal, billStatusOf } from '@berth/contract';
import type { Insertable, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { countOpenParts, sumBill, updateBills } from '../../modules/bills/record/bills.repository.ts';

type Row<Table extends keyof Tables, Given extends string> = Omit<Insertable<Tables[Table]>, Given>;
type Own = 'bill_id' | 'customer_id';

/** A fee row whose amount follows from quantity and price. */
export type StoredFeeRow = Row<
  'fee_row',
  Own | 'id' | 'ordinal' | 'amount_minor' | 'confirmed_at' | 'changed_from_minor' | 'changed_at'
> &
  Partial<Pick<Insertable<Tables['fee_row']>, 'id' | 'confirmed_at' | 'changed_from_minor' | 'changed_at'>>;

/** A bill with its parts, as it came to be; of its history the last is of its present version. */
export type StoredBill = {
  bill: Row<
    'bill',
    'totals' | 'status' | 'version' | 'updated_at' | 'cny_equivalent' | 'confirmed_at' | 'settled_at'
  >;
  rates?: readonly Row<'bill_rate', Own>[];
  rows: readonly StoredFeeRow[];
  disputes?: readonly {
    dispute: Row<'bill_dispute', Own>;
    entries: readonly Row<'dispute_entry', 'id' | 'dispute_id' | 'customer_id' | 'ordinal'>[];
  }[];
  payments?: readonly Row<'bill_payment', Own | 'id'>[];
  events: readonly (Row<'bill_event', Own | 'version' | 'detail'> & { detail?: object })[];
};

/** Stores a bill as its changes would have left it: totals and status are made as `changeBill` makes them. */
export async function storeBill(
  transaction: Transaction<Tables>,
  { bill, rates = [], rows, disputes = [], payments = [], events }: StoredBill,
): Promise<{ totals: BillTotal[]; rowIds: string[] }> {
  const own = { bill_id: bill.id, customer_id: bill.customer_id };
  const place = { customerId: bill.customer_id, billId: bill.id };
  const made = { status: 'unconfirmed' as const, totals: '[]', updated_at: bill.created_at };
  const open = { cny_equivalent: null, confirmed_at: null, settled_at: null };
  await transaction
    .insertInto('bill')
    .values({ ...bill, ...made, ...open })
    .execute();
  const feeRows = rows.map((row, at) => ({ ...row, ...own, id: row.id ?? randomUUID(), ordinal: at + 1 }));
  if (rates.length > 0)
    await transaction
      .insertInto('bill_rate')
      .values(rates.map((rate) => ({ ...rate, ...own })))
      .execute();
  await transaction
    .insertInto('fee_row')
    .values(feeRows.map((row) => ({ ...row, amount_minor: priced(row) })))
    .execute();
  for (const { dispute, entries } of disputes) {
    await transaction
      .insertInto('bill_dispute')
      .values({ ...dispute, ...own })
      .execute();
    const said = { dispute_id: dispute.id, customer_id: bill.customer_id };
    await transaction
      .insertInto('dispute_entry')
      .values(entries.map((entry, ordinal) => ({ ...entry, ...said, id: randomUUID(), ordinal })))
      .execute();
  }
  if (payments.length > 0)
    await transaction
      .insertInto('bill_payment')
      .values(payments.map((payment) => ({ ...payment, ...own, id: randomUUID() })))
      .execute();
  await transaction
    .insertInto('bill_event')
    .values(
      events.map(({ detail = {}, ...event }, at) => ({
        ...event,
        ...own,
        version: at + 1,
        detail: JSON.stringify(detail),
      })),
    )
    .execute();
  const totals = await sumBill(transaction, place);
  const isCancelled = bill.cancelled_at !== null;
  const status = billStatusOf({ ...(await countOpenParts(transaction, place)), isCancelled, totals });
  const at = events.at(-1)?.at ?? bill.created_at;
  const outcome = { billId: bill.id, status, version: events.length, totals };
  await updateBills(transaction, bill.customer_id, [outcome], at);
  return { totals, rowIds: feeRows.map(({ id }) => id) };
}

function priced({ currency, quantity, unit_price: unitPrice }: StoredFeeRow): number {
  const amount = amountOfRow({ currency, quantity: String(quantity), unitPrice: String(unitPrice) });
  if (amount === null) throw new Error(`${quantity} × ${unitPrice} is no amount of ${currency}`);
  return amount;
}
