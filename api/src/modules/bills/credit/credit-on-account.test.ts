import type { Currency } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  billOf,
  bookingOf,
  customerPermissions,
  feeRow,
  prove,
  totalsOf,
} from '../../../../test/billing-system.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

let portal: Portal;
let person: SignedIn;
let officer: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
let businessNumber: string;
beforeAll(async () => {
  portal = await openTradingPortal({ inspect: inspectContent });
  system = await openSystem(portal, { name: 'Billing system', scopes: ['billing'] });
});
beforeEach(async () => {
  portal.clock.advance(61);
  officer = await portal.signIn('Forwarder', { permissions: ['billing:desk'] });
  person = await portal.signIn('Paying Ltd', { permissions: customerPermissions });
  ({ businessNumber } = await bookingOf(person));
});
afterAll(async () => await portal.close());

type Issued = { id: string; number: string };

/** A bill of so many fen whose amount is confirmed. */
async function issue(amountMinor: number): Promise<Issued> {
  const entry = billOf([feeRow(1, amountMinor, { businessNumber })]);
  const { id, number, version } = await system.get('POST /integration/bill', {
    body: { eventId: newEventId(), ...entry },
  });
  await person.get('POST /cost/cost_confirm', { body: { bills: [{ id, version }] } });
  return { id, number };
}
const read = async (id: string) => await person.get('GET /cost/getExpense', { query: { id } });
const account = async () => await person.get('GET /cost/getAccount');
const cny = (amountMinor: number) => (amountMinor === 0 ? [] : [{ currency: 'CNY', amountMinor }]);
const pay = async (bill: string, amountMinor: number) => {
  const answer = await system.call('POST /integration/payment', {
    body: {
      eventId: newEventId(),
      currency: 'CNY',
      receivedOn: '2026-11-20',
      bills: [{ bill, amountMinor }],
    },
  });
  // Payments of one day stand in the order of their moments, and the clock of a test stands still.
  portal.clock.advance(1);
  return answer;
};
const applyCredit = async ({ id }: Issued, amountMinor: number, changes: object = {}) => {
  const { version } = await read(id);
  const body = {
    billId: id,
    version,
    currency: 'CNY' as const,
    amountMinor,
    idempotencyKey: crypto.randomUUID(),
  };
  return await person.call('POST /cost/applyCredit', { body: { ...body, ...changes } });
};
const codeOf = (answer: { json: () => { code: string; fields?: { field: string }[] } }) => {
  const { code, fields = [] } = answer.json();
  return [code, ...fields.map(({ field }) => field)];
};
/** The closing balance of a statement of all that there is. */
async function closing(): Promise<number> {
  const query = { from: '2026-01-01', to: '2026-12-31', format: 'xlsx' as const };
  const response = await person.call('GET /cost/downCost', { query });
  if (response.statusCode !== 200) return 0;
  const { read: readSheets } = await import('@e965/xlsx');
  const sheet = Object.values(readSheets(response.rawPayload, { cellFormula: true }).Sheets)[0] ?? {};
  const balances = Object.entries(sheet).filter(([at]) => /^G\d+$/.test(at)) as [string, { v: number }][];
  const numbers = balances.map(([, { v }]) => v).filter((value) => typeof value === 'number');
  return Math.round((numbers.at(-1) ?? 0) * 100);
}

describe('what is paid beyond what is billed', () => {
  test('stands on account at the bill, in the account and in the statement, and pays a later bill', async () => {
    const [first, later] = [await issue(10_000), await issue(4000)];
    await pay(first.number, 11_500);
    expect((await read(first.id)).creditOnAccount).toEqual(cny(1500));
    expect(await account()).toMatchObject({ onAccount: cny(1500), balance: cny(2500) });
    expect(await closing()).toBe(2500);

    expect((await applyCredit(later, 1500)).json().data).toMatchObject({ status: 'partial' });
    const [paid, from] = [await read(later.id), await read(first.id)];
    expect(paid.payments).toMatchObject([{ amountMinor: 1500, reference: `← ${first.number}` }]);
    expect(from.payments).toMatchObject([
      { amountMinor: 11_500 },
      { amountMinor: -1500, reference: `→ ${later.number}` },
    ]);
    expect([from.status, from.creditOnAccount]).toEqual(['settled', []]);
    expect(await account()).toMatchObject({ onAccount: [], balance: cny(2500), due: { amounts: cny(2500) } });
    expect(await closing()).toBe(2500);
  });

  test('pays no more than is due and than there is, of the bill as it was seen', async () => {
    const [first, later] = [await issue(10_000), await issue(400)];
    expect(codeOf(await applyCredit(later, 100))).toEqual(['REQUEST_INVALID', 'amountMinor']);
    await pay(first.number, 11_000);
    expect(codeOf(await applyCredit(later, 401))).toEqual(['REQUEST_INVALID', 'amountMinor']);
    expect(codeOf(await applyCredit(later, 0))).toEqual(['REQUEST_INVALID', 'amountMinor']);
    expect(codeOf(await applyCredit(later, 100, { version: 1 }))).toEqual(['BILL_CHANGED_MEANWHILE']);
    expect(codeOf(await applyCredit(first, 100))).toEqual(['BILL_ACTION_REFUSED']);
    expect(codeOf(await applyCredit(later, 100, { currency: 'USD' }))).toEqual([
      'REQUEST_INVALID',
      'amountMinor',
    ]);
    const key = { idempotencyKey: crypto.randomUUID(), version: (await read(later.id)).version };
    expect((await applyCredit(later, 100, key)).statusCode).toBe(200);
    expect((await applyCredit(later, 100, key)).statusCode).toBe(200);
    expect((await read(later.id)).payments).toHaveLength(1);
  });

  test('is used once where two people use it at the same time', async () => {
    const [first, one, other] = [await issue(1000), await issue(500), await issue(500)];
    await pay(first.number, 1500);
    const answers = await Promise.all([applyCredit(one, 500), applyCredit(other, 500)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await account()).onAccount).toEqual([]);
  });

  test('is used and paid back by the desk, which tells the customer', async () => {
    const [first, later] = [await issue(1000), await issue(300)];
    await pay(first.number, 2000);
    const version = async ({ id }: Issued) => (await read(id)).version;
    const used = await officer.get('POST /system/billing/applyCredit', {
      body: { id: later.id, version: await version(later), currency: 'CNY', amountMinor: 300 },
    });
    expect(used.status).toBe('settled');
    const back = async (amountMinor: number) =>
      await officer.call('POST /system/billing/payBack', {
        body: {
          id: first.id,
          version: await version(first),
          currency: 'CNY',
          amountMinor,
          paidOn: '2026-11-20',
          reference: 'BANK-9',
        },
      });
    expect(codeOf(await back(701))).toEqual(['REQUEST_INVALID', 'amountMinor']);
    expect((await back(700)).json().data.status).toBe('settled');
    const { payments } = await read(first.id);
    expect(payments).toContainEqual(expect.objectContaining({ amountMinor: -700, reference: 'BANK-9' }));
    expect(await account()).toMatchObject({ onAccount: [], balance: [] });
    expect(await closing()).toBe(0);
  });
});

describe('a payment that is told twice', () => {
  test('is asked about where a proof of the same amount for the bill is there', async () => {
    const bill = await issue(10_000);
    await prove(person, [{ id: bill.id, amountMinor: 10_000 }]);
    const again = async (isSure: boolean) =>
      await prove(person, [{ id: bill.id, amountMinor: 10_000 }], { isSure });
    await expect(again(false)).rejects.toThrow('PROOF_LIKE_ONE');
    expect((await again(true)).status).toBe('unconfirmed');
    // Another amount is another payment.
    expect((await prove(person, [{ id: bill.id, amountMinor: 9999 }])).status).toBe('unconfirmed');
  });

  test('is asked about before the desk confirms it for a bill that is settled', async () => {
    const bill = await issue(10_000);
    const proof = await prove(person, [{ id: bill.id, amountMinor: 10_000 }]);
    await pay(bill.number, 10_000);
    const confirm = async (isSure: boolean) =>
      await officer.call('POST /system/billing/confirmProof', {
        body: { proofId: proof.id, receivedOn: '2026-11-20', isSure },
      });
    expect(codeOf(await confirm(false))).toEqual(['PAYMENT_ABOVE_DUE']);
    expect((await read(bill.id)).payments).toHaveLength(1);
    expect((await confirm(true)).statusCode).toBe(200);
    expect(await account()).toMatchObject({ onAccount: cny(10_000), balance: cny(-10_000) });
    expect(await closing()).toBe(-10_000);
  });
});

type Act =
  | { act: 'issue' | 'correct'; amountMinor: number }
  | { act: 'pay' | 'prove' | 'applyCredit' | 'payBack'; amountMinor: number }
  | { act: 'confirmProof' | 'cancel' };

const amount = fc.constantFrom(-700, 300, 1000, 2500);
const acts = fc.array(
  fc.record({
    act: fc.constantFrom<Act['act']>(
      ...([
        'issue',
        'pay',
        'pay',
        'correct',
        'prove',
        'confirmProof',
        'applyCredit',
        'payBack',
        'cancel',
      ] as const),
    ),
    amountMinor: amount,
    of: fc.nat(),
  }),
  { minLength: 4, maxLength: 12 },
);

test('after any bills, proofs, payments, corrections and cancellations the account is the statement is all movements', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      portal.clock.advance(61);
      officer = await officer.again();
      person = await portal.signIn('Busy Ltd', { permissions: customerPermissions });
      ({ businessNumber } = await bookingOf(person));
      const bills = [await issue(1000)];
      for (const { act, amountMinor, of } of sequence) {
        const bill = bills[of % bills.length] as Issued; // never empty
        const { version, proofs } = await read(bill.id);
        const seen = { id: bill.id, version, currency: 'CNY' as Currency, amountMinor };
        if (act === 'issue') bills.push(await issue(amountMinor));
        if (act === 'pay') await pay(bill.number, amountMinor);
        if (act === 'applyCredit') await applyCredit(bill, amountMinor);
        if (act === 'payBack')
          await officer.call('POST /system/billing/payBack', { body: { ...seen, paidOn: '2026-11-20' } });
        if (act === 'prove')
          await prove(person, [{ id: bill.id, amountMinor }], { isSure: true }).catch(() => null);
        if (act === 'confirmProof')
          await officer.call('POST /system/billing/confirmProof', {
            body: { proofId: proofs[0]?.id ?? crypto.randomUUID(), receivedOn: '2026-11-20', isSure: true },
          });
        if (act === 'cancel')
          await system.call('POST /integration/cancelBill', {
            body: { eventId: newEventId(), number: bill.number, reason: 'no' },
          });
        if (act === 'correct') {
          const rows = [feeRow(1, amountMinor, { businessNumber })];
          const entry = { ...billOf(rows), number: bill.number, totals: totalsOf(rows) };
          await system.call('POST /integration/bill', { body: { eventId: newEventId(), ...entry } });
        }
        const all = await Promise.all(bills.map(({ id }) => read(id)));
        const moved = all.reduce((sum, { status, totals, payments }) => {
          const billed = status === 'cancelled' ? 0 : (totals[0]?.amountMinor ?? 0);
          return sum + billed - payments.reduce((paid, payment) => paid + payment.amountMinor, 0);
        }, 0);
        const { balance, onAccount } = await account();
        expect(balance).toEqual(cny(moved));
        expect(await closing()).toBe(moved);
        for (const { creditOnAccount } of all) expect(creditOnAccount).toEqual(onAccount);
        expect((onAccount[0]?.amountMinor ?? 0) >= -moved).toBe(true);
      }
    }),
    { numRuns: 6 },
  );
}, 240_000);
