import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countQueries } from '../../../../test/count-queries.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { seedBill } from '../../../../test/seed-bill.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

const key = 'POST /cost/cost_confirm';
const permissions = ['cost:view', 'cost:confirm', 'cost:dispute', 'cost:pay'];
let portal: Portal;
let person: SignedIn;
let asked = () => 0;

beforeAll(async () => {
  portal = await openTradingPortal({
    wrap: (database) => {
      const counting = countQueries(database);
      asked = counting.asked;
      return counting.counted;
    },
  });
  person = await portal.signIn('Payer', { permissions });
});
afterAll(async () => await portal.close());

const seed = (about: Parameters<typeof seedBill>[2] = {}) => seedBill(portal, person, about);
const confirm = async (...bills: { id: string; version: number }[]) =>
  await person.get(key, { body: { bills: bills.map(({ id, version }) => ({ id, version })) } });
const read = async (id: string) => await person.get('GET /cost/getExpense', { query: { id } });

describe('confirming the amounts of bills', () => {
  test('confirms what is shown, once: the same call again says the same', async () => {
    const usd = { currency: 'USD' as const, amountMinor: 700 };
    const bill = await seed({ rows: [{}, { changed_from_minor: 11_000 }, usd], rates: { USD: '7.1' } });
    const { confirmed, results } = await confirm(bill);
    const amounts = [
      { currency: 'CNY', amountMinor: 24_000 },
      { currency: 'USD', amountMinor: 700 },
    ];
    const answer = {
      id: bill.id,
      number: bill.number,
      isConfirmed: true,
      code: null,
      message: '',
      texts: null,
    };
    expect([confirmed, results]).toEqual([1, [{ ...answer, amounts }]]);
    const after = await read(bill.id);
    expect(after).toMatchObject({ status: 'unpaid', version: 2 });
    expect(after.rows.map((row) => [row.isConfirmed, row.changedFromMinor, row.payableMinor])).toEqual([
      [true, null, 12_000],
      [true, null, 12_000],
      [true, null, 700],
    ]);
    expect(after.history[0]).toMatchObject({ what: 'confirmed', isForwarder: false, detail: { amounts } });
    expect(await confirm(bill)).toEqual({ confirmed: 1, results: [{ ...answer, amounts: [] }] });
    expect((await read(bill.id)).version).toBe(2);
  });

  test('of two who confirm at once one does, and both are told that it is confirmed', async () => {
    const bill = await seed();
    const colleague = await portal.signIn('Colleague', { customerId: person.customerId, permissions });
    const body = { bills: [{ id: bill.id, version: 1 }] };
    const both = await Promise.all([person.get(key, { body }), colleague.get(key, { body })]);
    expect(both.map(({ confirmed }) => confirmed)).toEqual([1, 1]);
    expect(both.flatMap(({ results }) => results.map(({ amounts }) => amounts.length)).sort()).toEqual([
      0, 1,
    ]);
    const { version, history } = await read(bill.id);
    expect([version, history.filter(({ what }) => what === 'confirmed')]).toEqual([2, [expect.anything()]]);
  });

  test('leaves out what is disputed, and ends disputes whose answer it accepts', async () => {
    const disputes = [
      { row: 0, status: 'open' as const },
      { row: 1, status: 'refused' as const },
    ];
    const bill = await seed({ rows: [{}, {}, {}], disputes });
    const { results } = await confirm(bill);
    expect(results[0]?.amounts).toEqual([{ currency: 'CNY', amountMinor: 24_000 }]);
    const after = await read(bill.id);
    expect(after.status).toBe('disputed');
    expect(after.rows.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true, true]);
    const closed = new Map(after.disputes.map(({ status, isClosed }) => [status, isClosed]));
    expect([closed.get('open'), closed.get('refused')]).toEqual([false, true]);
    expect((await confirm(bill)).results[0]).toMatchObject({ isConfirmed: true, amounts: [] });
  });

  test('leaves out what waits for a correction that was promised, until it comes', async () => {
    const disputes = [{ row: 0, status: 'accepted' as const }];
    const bill = await seed({ rows: [{}, {}], disputes });
    const awaited = expect.stringContaining('will be corrected');
    const { results } = await confirm(bill);
    const amounts = [{ currency: 'CNY', amountMinor: 12_000 }];
    expect(results).toMatchObject([{ isConfirmed: true, message: awaited, amounts }]);
    const after = await read(bill.id);
    expect([after.status, after.disputes[0]?.isClosed]).toEqual(['answered', false]);
    expect(after.rows.map(({ isConfirmed }) => isConfirmed)).toEqual([false, true]);
    const again = await confirm({ id: bill.id, version: 2 });
    expect(again.results).toMatchObject([{ isConfirmed: false, message: awaited }]);
    // Corrected.
    const changed_at = portal.clock().toISOString();
    const row = portal.database.kysely.updateTable('fee_row').where('id', '=', bill.rowIds[0] ?? '');
    await row.set({ changed_at }).execute();
    const last = await confirm({ id: bill.id, version: 2 });
    expect(last.results).toMatchObject([{ isConfirmed: true, message: '', amounts }]);
    const end = await read(bill.id);
    expect([end.status, end.disputes[0]?.isClosed]).toEqual(['unpaid', true]);
  });

  test('confirms nothing of a bill whose correction is awaited as a whole, or of its only row', async () => {
    const whole = await seed({ disputes: [{ row: null, status: 'changed' }] });
    const onlyRow = await seed({ rows: [{ isConfirmed: true }], disputes: [{ row: 0, status: 'accepted' }] });
    const { confirmed, results } = await confirm(whole, onlyRow);
    expect([confirmed, results.map(({ amounts }) => amounts)]).toEqual([0, [[], []]]);
    for (const { message } of results) expect(message).toContain('will be corrected');
    for (const { id } of [whole, onlyRow]) expect(await read(id)).toMatchObject({ status: 'answered' });
  });

  test('says of each bill why it is not confirmed, and confirms the others', async () => {
    const moved = await seed();
    const whole = await seed({ disputes: [{ row: null, status: 'open' }] });
    const onlyRow = await seed({ disputes: [{ row: 0, status: 'open' }] });
    const gone = await seed({ isCancelled: true });
    const fine = await seed();
    const { confirmed, results } = await confirm({ ...moved, version: 9 }, whole, onlyRow, gone, fine);
    expect(confirmed).toBe(1);
    expect(results.map(({ isConfirmed, message }) => [isConfirmed, message])).toEqual([
      [false, expect.stringContaining('has changed since you looked')],
      [false, expect.stringContaining('is disputed')],
      [false, expect.stringContaining('is disputed')],
      [false, `Bill ${gone.number} is “Cancelled”, where this cannot be done.`],
      [true, ''],
    ]);
    expect(results.map(({ code, texts }) => [code, texts?.['zh-CN']])).toEqual([
      ['BILL_CHANGED_MEANWHILE', expect.stringContaining(moved.number)],
      ['BILL_DISPUTED', expect.stringContaining(whole.number)],
      ['BILL_DISPUTED', expect.stringContaining(onlyRow.number)],
      ['BILL_ACTION_REFUSED', expect.stringContaining(gone.number)],
      [null, undefined],
    ]);
    for (const { id } of [moved, whole, onlyRow, gone]) expect((await read(id)).version).toBe(1);
  });

  test('knows no bill of another customer', async () => {
    const other = await portal.signIn('Somebody else', { permissions });
    const theirs = await seedBill(portal, other);
    const { results } = await confirm(theirs, { id: randomUUID(), version: 1 }, { id: 'x', version: 1 });
    const answers = results.map(({ id: _id, ...rest }) => rest);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ isConfirmed: false, number: '' });
    expect((await other.get('GET /cost/getExpense', { query: { id: theirs.id } })).status).toBe(
      'unconfirmed',
    );
  });

  test('takes 200 at once, and neither none, more, nor one twice', async () => {
    const bills: { id: string; version: number }[] = [];
    for (let at = 0; at < 202; at += 1) bills.push(await seed());
    const statementsFor = async (some: readonly { id: string; version: number }[]) => {
      const before = asked();
      expect((await confirm(...some)).confirmed).toBe(some.length);
      return asked() - before;
    };
    const ofTwo = await statementsFor(bills.splice(200));
    expect(await statementsFor(bills)).toBe(ofTwo);
    const [first = { id: '', version: 1 }] = bills;
    for (const wrong of [[], [...bills, { id: randomUUID(), version: 1 }], [first, first]]) {
      const asked = wrong.map(({ id, version }) => ({ id, version }));
      expect((await person.call(key, { body: { bills: asked } })).statusCode).toBe(400);
    }
  });

  test('is for who may manage costs', async () => {
    const reader = await portal.signIn('Reader', {
      customerId: person.customerId,
      permissions: ['cost:view'],
    });
    const { id } = await seed();
    expect((await reader.call(key, { body: { bills: [{ id, version: 1 }] } })).statusCode).toBe(403);
    expect((await portal.visitor.call(key, { body: { bills: [{ id, version: 1 }] } })).statusCode).toBe(401);
  });
});
