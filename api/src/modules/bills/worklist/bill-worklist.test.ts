import type { BillEntry } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  billOf,
  bookingOf,
  customerPermissions,
  dispute,
  feeRow,
  prove,
} from '../../../../test/billing-system.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

const day = 24 * 3600;
let portal: Portal;
let person: SignedIn;
let system: Awaited<ReturnType<typeof openSystem>>;
beforeAll(async () => {
  portal = await openTradingPortal({ inspect: inspectContent });
  system = await openSystem(portal, { name: 'Billing system', scopes: ['billing'] });
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn('Paying Ltd', { permissions: customerPermissions });
});
afterAll(async () => await portal.close());

const rowsOf = async (by = person) => {
  const { rows, unanswered } = await by.get('GET /business/getWorklist');
  expect(unanswered).toEqual([]);
  return rows;
};
const kindsOf = async (by?: SignedIn) => (await rowsOf(by)).map(({ kind }) => kind);

/** A bill of CNY 1,200.00. */
async function issue(changes: Partial<BillEntry> = {}) {
  const { businessNumber } = await bookingOf(person);
  const entry = billOf([feeRow(1, 120_000, { businessNumber })], changes);
  return await system.get('POST /integration/bill', { body: { eventId: newEventId(), ...entry } });
}
const confirm = async ({ id, version }: { id: string; version: number }) =>
  await person.get('POST /cost/cost_confirm', { body: { bills: [{ id, version }] } });
const versionOf = async (id: string) => (await person.get('GET /cost/getExpense', { query: { id } })).version;

test('a bill to confirm is on it with what is to be confirmed, due at the end of its day, until it is confirmed', async () => {
  const bill = await issue({ dueOn: '2026-12-20' });
  expect(await rowsOf()).toEqual([
    {
      id: `billToConfirm:bill:${bill.id}`,
      version: expect.stringMatching(/^[\w-]{16}$/),
      kind: 'billToConfirm',
      record: { kind: 'bill', id: bill.id, number: bill.number },
      why: { 'zh-CN': '账单金额待确认：CNY 1,200.00', en: 'To be confirmed: CNY 1,200.00' },
      dueAt: '2026-12-20 23:59:59',
      dueOn: '2026-12-20',
      urgency: 'normal',
      action: { 'zh-CN': '核对账单', en: 'Check bill' },
      path: `/cost/detail?id=${bill.id}`,
    },
  ]);
  await confirm(bill);
  expect(await rowsOf()).toEqual([]);
});

test('bills to confirm stand in the order of their days, and none is overdue before it is confirmed', async () => {
  const later = await issue({ dueOn: '2026-12-20' });
  const near = await issue({ dueOn: '2026-11-21' });
  const past = await issue({ issuedOn: '2026-11-01', dueOn: '2026-11-19' });
  expect((await rowsOf()).map(({ record, urgency, dueOn }) => [record.id, urgency, dueOn])).toEqual([
    [past.id, 'urgent', null],
    [near.id, 'soon', '2026-11-21'],
    [later.id, 'normal', '2026-12-20'],
  ]);
});

test('what is owed is on it from the day after its day, with what is still to be paid', async () => {
  const late = await issue({ issuedOn: '2026-11-01', dueOn: '2026-11-19' });
  const today = await issue({ issuedOn: '2026-11-01', dueOn: '2026-11-20' });
  await confirm(late);
  await confirm(today);
  await system.get('POST /integration/payment', {
    body: {
      eventId: newEventId(),
      currency: 'CNY',
      receivedOn: '2026-11-20',
      reference: 'BANK',
      bills: [{ bill: late.number, amountMinor: 20_000 }],
    },
  });
  expect(await rowsOf()).toMatchObject([
    {
      kind: 'billOverdue',
      urgency: 'overdue',
      record: { id: late.id },
      dueOn: '2026-11-19',
      why: { 'zh-CN': '账单已逾期，待付 CNY 1,000.00', en: 'Overdue, CNY 1,000.00 to be paid' },
    },
  ]);
});

test('an answered dispute is on it while another one of the bill waits, until the amount is confirmed', async () => {
  const bill = await issue();
  const opened = await dispute(person, bill.id, { feeRowId: null });
  expect(await kindsOf()).toEqual([]);
  const other = await dispute(person, bill.id, {
    feeRowId: (await person.get('GET /cost/getExpense', { query: { id: bill.id } })).rows[0]?.id ?? '',
  });
  const answer = async (disputeId: string) =>
    await system.get('POST /integration/disputeAnswer', {
      body: { eventId: newEventId(), disputeId, outcome: 'refused', words: 'as agreed' },
    });
  await answer(opened.id);
  expect(await kindsOf()).toEqual(['disputeAnswered']);
  await answer(other.id);
  expect(await kindsOf()).toEqual(['disputeAnswered']);
  await confirm({ id: bill.id, version: await versionOf(bill.id) });
  expect(await kindsOf()).toEqual([]);
});

test('a refused proof is on it with its reason, until another one is sent or two weeks have passed', async () => {
  const bill = await issue();
  await confirm(bill);
  const send = async () => await prove(person, [{ id: bill.id, amountMinor: 50_000 }]);
  const refuse = async (proofId: string) =>
    await system.get('POST /integration/proofRefusal', {
      body: { eventId: newEventId(), proofId, words: '看不清' },
    });
  const first = await send();
  expect(await kindsOf()).toEqual([]);
  await refuse(first.id);
  expect(await rowsOf()).toMatchObject([
    {
      id: `proofRefused:bill:${bill.id}:${first.id}`,
      urgency: 'soon',
      why: { en: 'A proof of CNY 500.00 was not accepted. Reason: 看不清' },
    },
  ]);
  portal.clock.advance(1);
  const second = await send();
  expect(await kindsOf()).toEqual([]);
  await refuse(second.id);
  expect(await kindsOf()).toEqual(['proofRefused']);
  portal.clock.advance(14 * day);
  expect(await kindsOf(await person.again())).toEqual([]);
});

test('nobody sees it of another customer’s bills, or without the permission', async () => {
  await issue();
  const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
  const other = await portal.signIn('Another', { permissions: customerPermissions });
  expect([await kindsOf(colleague), await kindsOf(other)]).toEqual([[], []]);
  expect(await kindsOf()).toEqual(['billToConfirm']);
});
