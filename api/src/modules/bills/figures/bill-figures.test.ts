import { type Currency, inCurrencyOrder } from '@berth/contract';
import type { FigurePart } from '@berth/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { seedBill } from '../../../../test/seed-bill.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const info = 'GET /business/customerOrderInfo';
const permissions = ['cost:view'];
let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

type Made = { issuedOn: string; amounts: [Currency, number][]; isConfirmed: boolean; isCancelled: boolean };

const store = async (person: SignedIn, made: readonly Made[]) => {
  for (const { issuedOn, amounts, isConfirmed, isCancelled } of made) {
    await seedBill(portal, person, {
      bill: { issued_on: issuedOn },
      rows: amounts.map(([currency, amountMinor]) => ({ currency, amountMinor, isConfirmed })),
      isCancelled,
    });
  }
};
const made = (issuedOn: string, amounts: Made['amounts'], more: Partial<Made> = {}): Made => ({
  issuedOn,
  amounts,
  isConfirmed: true,
  isCancelled: false,
  ...more,
});

/** The clock's day is 2026-11-20. */
const anyBill: fc.Arbitrary<Made> = fc.record({
  issuedOn: fc.constantFrom(
    '2026-05-31',
    '2026-06-01',
    '2026-09-30',
    '2026-10-01',
    '2026-10-20',
    '2026-10-21',
    '2026-10-31',
    '2026-11-01',
    '2026-11-20',
  ),
  amounts: fc.uniqueArray(
    fc.tuple(fc.constantFrom<Currency>('CNY', 'USD', 'JPY'), fc.integer({ min: -500, max: 99_999 })),
    { minLength: 1, maxLength: 3, selector: ([currency]) => currency },
  ),
  isConfirmed: fc.boolean(),
  isCancelled: fc.boolean(),
});

const follow = async (person: SignedIn, { filter }: Pick<FigurePart, 'filter'>) =>
  (await person.call('GET /cost/getFeeList', { list: { pageSize: 10, filter } })).json().data;

async function expectAgreement(person: SignedIn): Promise<void> {
  const { figures, charts } = await person.get(info);
  const own = figures.filter(({ parts }) => parts.some(({ list }) => list === 'bills'));
  expect(own.map(({ name }) => name)).toEqual(['billAmount', 'feesToConfirm']);
  for (const { name, value, parts } of own) {
    const [part] = parts as [FigurePart];
    const { total, summary } = await follow(person, part);
    const amounts = summary.totals.map(({ currency, amountMinor: amount }: Billed) => ({ currency, amount }));
    const said = name === 'billAmount' ? { unit: 'money', amounts } : { unit: 'count', count: total };
    expect([name, part.records, part.value, value]).toEqual([name, total, said, said]);
  }
  const chart = charts.find(({ name }) => name === 'billAmount');
  for (const { name: currency, values, links } of chart?.series ?? []) {
    for (const [at, link] of links.entries()) {
      const { summary } = await follow(person, link);
      const billed = summary.totals.find((total: Billed) => total.currency === currency);
      const major = (billed?.amountMinor ?? 0) / (currency === 'JPY' ? 1 : 100);
      expect([currency, at, values[at]]).toEqual([currency, at, major]);
    }
  }
}
type Billed = { currency: string; amountMinor: number };

describe('each figure of bills is what the list says that it leads to', () => {
  test('for any bills', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyBill, { minLength: 1, maxLength: 12 }), async (bills) => {
        const person = await portal.signIn(undefined, { permissions });
        await store(person, bills);
        await expectAgreement(person);
      }),
      { numRuns: 4, seed: 20261120 },
    );
  });

  test('counts what a person would count, without what was cancelled', async () => {
    const person = await portal.signIn(undefined, { permissions });
    await store(person, [
      made('2026-11-01', [
        ['CNY', 500],
        ['USD', 70],
      ]),
      made('2026-11-20', [['CNY', 25]], { isConfirmed: false }),
      made('2026-11-20', [['CNY', 9000]], { isCancelled: true }),
      made('2026-10-20', [['CNY', 300]]), // the same day of last month
      made('2026-10-21', [['CNY', 11]]), // a day later
    ]);
    const { figures, charts, isEmpty } = await person.get(info);
    expect(isEmpty).toBe(false);
    const billed = figures.find(({ name }) => name === 'billAmount');
    const money = (...amounts: [Currency, number][]) => ({
      unit: 'money',
      amounts: inCurrencyOrder(amounts.map(([currency, amount]) => ({ currency, amount }))),
    });
    expect([billed?.value, billed?.before]).toEqual([money(['CNY', 525], ['USD', 70]), money(['CNY', 300])]);
    // Two currencies are no one line.
    expect(billed?.trend).toEqual([]);
    const waiting = figures.find(({ name }) => name === 'feesToConfirm');
    expect([waiting?.value, waiting?.before]).toEqual([{ unit: 'count', count: 1 }, null]);
    const chart = charts.find(({ name }) => name === 'billAmount');
    expect(chart?.months.slice(-2)).toEqual(['2026-10', '2026-11']);
    expect(chart?.series.map(({ name, values }) => [name, ...values.slice(-2)])).toEqual([
      ['CNY', 3.11, 5.25],
      ['USD', 0, 0.7],
    ]);
  });

  test('of one currency have a trend by month', async () => {
    const person = await portal.signIn(undefined, { permissions });
    await store(person, [made('2026-09-30', [['USD', 5]]), made('2026-11-02', [['USD', 8]])]);
    const { figures } = await person.get(info);
    expect(figures.find(({ name }) => name === 'billAmount')?.trend).toEqual([0, 0, 0, 5, 0, 8]);
  });
});

test('no figure of bills for whoever may not see costs, and none of another customer’s', async () => {
  const person = await portal.signIn(undefined, { permissions });
  await store(person, [made('2026-11-01', [['CNY', 500]])]);
  const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
  expect(JSON.stringify(await colleague.get(info))).not.toContain('bill');
  const other = await portal.signIn('Another', { permissions });
  const { figures, isEmpty } = await other.get(info);
  expect(isEmpty).toBe(true);
  expect(figures.find(({ name }) => name === 'billAmount')?.value).toEqual({ unit: 'money', amounts: [] });
});
