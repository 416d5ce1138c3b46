import { randomUUID } from 'node:crypto';
import { type BillTotal, billStatusOf, type Currency } from '@berth/contract';
import type { Portal, SignedIn } from './portal.ts';

type Owed = { currency?: Currency; amountMinor: number; isConfirmed?: boolean };
type About = {
  rows?: readonly Owed[];
  paidMinor?: number;
  isCancelled?: boolean;
  word?: string;
  /** The booking that its rows are of. */
  bookingId?: string;
  issuedOn?: string;
  dueOn?: string;
  /** Of a US dollar in CNY. */
  rate?: string;
};

/** The fee item of every row. */
export const owedFeeItem = 'OWED';

/** A bill with rows, and for payments of its first row's currency so much as is said. */
export async function oweBill(
  { database: { kysely }, clock }: Pick<Portal, 'database' | 'clock'>,
  { customerId }: Pick<SignedIn, 'customerId'>,
  {
    rows = [{ amountMinor: 10_000 }, { amountMinor: 5000 }],
    paidMinor = 0,
    isCancelled = false,
    word = '',
    bookingId,
    issuedOn = '2026-11-02',
    dueOn = '2026-12-02',
    rate,
  }: About = {},
) {
  const at = clock().toISOString();
  const id = randomUUID();
  // As numbers are stored, so that a search by the word finds it.
  const number = `B${word.toUpperCase()}-${id.slice(0, 8).toUpperCase()}`;
  const item = {
    code: owedFeeItem,
    name_zh: '费用',
    name_en: 'Fee',
    unit_zh: '票',
    unit_en: 'bill',
    ordinal: 999,
  };
  await kysely
    .insertInto('fee_item')
    .values(item)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const owed = rows.map((row) => ({ currency: 'CNY' as Currency, isConfirmed: false, ...row }));
  const paidIn = owed[0]?.currency;
  const totals = [...new Set(owed.map(({ currency }) => currency))].map((currency): BillTotal => {
    const own = owed.filter((row) => row.currency === currency);
    const sum = (of: typeof own) => of.reduce((total, { amountMinor }) => total + amountMinor, 0);
    return {
      currency,
      amountMinor: sum(own),
      disputedMinor: 0,
      confirmedMinor: sum(own.filter(({ isConfirmed }) => isConfirmed)),
      paidMinor: currency === paidIn ? paidMinor : 0,
      checkingMinor: 0,
    };
  });
  const facts = { isCancelled, openDisputes: 0, answeredDisputes: 0, totals };
  const status = billStatusOf({ ...facts, unconfirmedRows: owed.filter((row) => !row.isConfirmed).length });
  const ofCustomer = { customer_id: customerId, bill_id: id };
  await kysely
    .insertInto('bill')
    .values({
      id,
      customer_id: customerId,
      number,
      settlement: 'monthly',
      status,
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      issued_on: issuedOn,
      due_on: dueOn,
      remittance_reference: `R-${id}`,
      remarks: word,
      totals: JSON.stringify(totals),
      cancelled_at: isCancelled ? at : null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const feeRows = owed.map(({ currency, amountMinor, isConfirmed }, ordinal) => ({
    ...ofCustomer,
    id: randomUUID(),
    ordinal,
    fee_item: owedFeeItem,
    unit: '票',
    currency,
    quantity: '1',
    unit_price: '1',
    amount_minor: amountMinor,
    business_type: 'other' as const,
    remarks: word,
    booking_id: bookingId ?? null,
    business_date: '2026-10-15',
    confirmed_at: isConfirmed ? at : null,
  }));
  await kysely.insertInto('fee_row').values(feeRows).execute();
  const sums = totals.map((total) => ({
    ...ofCustomer,
    currency: total.currency,
    amount_minor: total.amountMinor,
    disputed_minor: total.disputedMinor,
    confirmed_minor: total.confirmedMinor,
    paid_minor: total.paidMinor,
    checking_minor: total.checkingMinor,
  }));
  await kysely.insertInto('bill_total').values(sums).execute();
  if (rate) {
    const ofDollar = { currency: 'USD' as const, rate, rate_on: issuedOn };
    await kysely
      .insertInto('bill_rate')
      .values({ ...ofCustomer, ...ofDollar })
      .execute();
  }
  if (paidMinor !== 0 && paidIn) {
    const payment = { ...ofCustomer, id: randomUUID(), currency: paidIn, amount_minor: paidMinor };
    const received = { received_on: '2026-11-10', by_name: 'Bank', at };
    await kysely
      .insertInto('bill_payment')
      .values({ ...payment, ...received })
      .execute();
  }
  return { id, number, rowIds: feeRows.map((row) => row.id) };
}

/** What of a bill its row says, with what happened to it, in order. */
export async function standingOf({ database: { kysely } }: Pick<Portal, 'database'>, billId: string) {
  const bill = await kysely
    .selectFrom('bill')
    .where('id', '=', billId)
    .select(['status', 'version'])
    .executeTakeFirstOrThrow();
  const events = await kysely
    .selectFrom('bill_event')
    .where('bill_id', '=', billId)
    .selectAll()
    .orderBy('version')
    .execute();
  return { ...bill, events };
}
