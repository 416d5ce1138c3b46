import { billStatuses, type Currency } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import readWorkbook from 'read-excel-file/node';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { seedBill } from '../../../../test/seed-bill.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const key = 'GET /cost/getFeeList';
const permissions = ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay'];
let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Payer', { permissions });
  const other = await portal.signIn('Somebody else', { permissions });
  await seedBill(portal, other, { rows: [{ amountMinor: 999_999 }, { currency: 'BHD', amountMinor: 5 }] });
  const usd = { currency: 'USD' as Currency };
  const confirmed = { isConfirmed: true };
  await seedBill(portal, person, {
    rows: [{ amountMinor: 100 }, { ...usd, amountMinor: 7 }],
    rates: { USD: '7' },
  });
  await seedBill(portal, person, {
    rows: [{ ...confirmed, amountMinor: 250 }],
    bill: { due_on: '2026-11-01' },
  });
  await seedBill(portal, person, { rows: [{ ...confirmed, ...usd, amountMinor: 90 }], paid: { USD: 40 } });
  await seedBill(portal, person, {
    rows: [{ ...confirmed, amountMinor: -30 }],
    bill: { due_on: '2026-10-01' },
  });
  await seedBill(portal, person, { rows: [{ amountMinor: 60 }], disputes: [{ row: 0, status: 'open' }] });
  await seedBill(portal, person, { rows: [{ currency: 'JPY', amountMinor: 4000 }], isCancelled: true });
});
afterAll(async () => await portal.close());

const list = async (filter: Record<string, string> = {}) =>
  await person.get(key, { list: { prop: 'number', order: 'ascending', pageSize: 50, filter } });

/** What the summary has to say of some bills without those that are cancelled, asked of the database without the list. */
async function bareSums(listed: readonly { id: string; status: string }[]) {
  const ids = listed.filter(({ status }) => status !== 'cancelled').map(({ id }) => id);
  const { rows } = await sql<{
    currency: string;
    amount: number;
    confirmed: number;
    paid: number;
    disputed: number;
  }>`
    select currency, sum(amount_minor)::integer as amount,
      sum(case when confirmed_at is null then 0 else amount_minor end)::integer as confirmed,
      sum(case when exists (select from bill_dispute where fee_row_id = fee_row.id) then amount_minor
        else 0 end)::integer as disputed,
      (select coalesce(sum(amount_minor), 0)::integer from bill_payment
        where bill_payment.bill_id = any(${ids}::uuid[]) and bill_payment.currency = fee_row.currency) as paid
    from fee_row where bill_id = any(${ids}::uuid[]) group by currency`.execute(portal.database.kysely);
  return rows.map(({ currency, amount, confirmed, paid, disputed }) => ({
    currency,
    amountMinor: amount,
    disputedMinor: disputed,
    confirmedMinor: confirmed,
    paidMinor: paid,
    checkingMinor: 0,
  }));
}
const sorted = (totals: readonly { currency: string }[]) =>
  totals.toSorted((one, other) => (one.currency < other.currency ? -1 : 1));

describe('the list of bills', () => {
  test('has the customer’s own with their totals, and one sum a currency that is never summed across', async () => {
    const { rows, total, summary } = await list();
    expect(total).toBe(6);
    expect(rows.map(({ status }) => status)).toEqual([
      'unconfirmed',
      'unpaid',
      'partial',
      'settled',
      'disputed',
      'cancelled',
    ]);
    expect(rows[0]).toMatchObject({
      settlement: 'monthly',
      currencies: 'CNY USD',
      cnyEquivalent: 1.49,
      feeRows: 2,
      version: 1,
      totals: [
        { currency: 'CNY', amountMinor: 100, confirmedMinor: 0, paidMinor: 0 },
        { currency: 'USD', amountMinor: 7, confirmedMinor: 0, paidMinor: 0 },
      ],
    });
    // The one bill in yen is cancelled.
    expect(summary.totals.map(({ currency }) => currency)).toEqual(['CNY', 'USD']);
    expect(sorted(summary.totals)).toEqual(sorted(await bareSums(rows)));
  });

  test('sums follow any filter, equal to bare SQL over the bills that it leaves', async () => {
    const conditions = fc.record(
      {
        status: fc.subarray([...billStatuses], { minLength: 1 }).map((some) => some.join(',')),
        currencies: fc.constantFrom('CNY', 'USD', 'USD|!=', 'JPY|include', 'N|include', 'CNY|notinclude'),
        dueOn: fc.constantFrom('2026-11-15|>', '2026-11-01|<=', '2026-12-02', '2026-12-02|!='),
        cnyEquivalent: fc.constantFrom('0|>', '0|<', '0.6', '2.5|>='),
        number: fc.constantFrom('B|include', '1|include', '4|notinclude'),
      },
      { requiredKeys: [] },
    );
    const isListed = async (filter: Record<string, string>) => {
      const { rows, total, summary } = await list(filter);
      expect(rows).toHaveLength(total);
      expect(sorted(summary.totals)).toEqual(sorted(await bareSums(rows)));
      // Page and sums of one read: a page of none has the sums all the same.
      const beyond = await person.get(key, { list: { page: 5, filter } });
      expect(beyond.summary).toEqual(summary);
    };
    await fc.assert(fc.asyncProperty(conditions, isListed), { numRuns: 40 });
  });

  test.each([
    [{ status: 'unpaid,partial', dueOn: '2026-11-20|<' }, 1],
    [{ currencies: 'CNY' }, 4],
    [{ currencies: 'CNY|!=' }, 2],
    [{ currencies: 'SD|include' }, 2],
    [{ settlement: 'perBill' }, 0],
    [{ number: 'nobody|include' }, 0],
  ])('%j leaves %d', async (filter, count) => {
    const { rows, total, summary } = await list(filter);
    expect([rows.length, total]).toEqual([count, count]);
    if (count === 0) expect(summary).toEqual({ totals: [] });
  });

  test('a field or value that it does not know is refused', async () => {
    const unknown = await person.call(key, { list: { filter: { totals: '1' } } });
    expect(unknown.json()).toMatchObject({ code: 'LIST_FIELD_UNKNOWN' });
    const wrong = await person.call(key, { list: { filter: { dueOn: 'soon|>' } } });
    expect(wrong.json()).toMatchObject({ code: 'LIST_VALUE_INVALID' });
  });

  test('counts of chips are those that the list finds by the same status', async () => {
    const { statuses, overdue } = await person.get('GET /cost/getBillCounts');
    for (const status of billStatuses) expect(statuses[status]).toBe((await list({ status })).total);
    // The clock's day is 2026-11-20.
    expect(overdue).toBe((await list({ status: 'unpaid,partial', dueOn: '2026-11-20|<' })).total);
  });

  test('its file has a number a currency, and is not given without the permission', async () => {
    const query = {
      list: 'bills',
      columns: 'number,billedCNY,billedUSD,billedOther,unpaidUSD,unpaidOther',
    } as const;
    const file = await person.call('GET /fileExport', { query });
    const [sheet] = await readWorkbook(file.rawPayload);
    const cells = sheet?.data.slice(1).map(([, ...amounts]) => amounts);
    expect(cells).toContainEqual([1, 0.07, null, 0.07, null]);
    expect(cells).toContainEqual([null, 0.9, null, 0.5, null]);
    expect(cells).toContainEqual([null, null, 'JPY 4000', null, 'JPY 0']);
    const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
    expect((await colleague.call('GET /fileExport', { query })).statusCode).toBe(403);
  });
});
