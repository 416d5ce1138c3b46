import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { billOf, bookingOf, customerPermissions, feeRow, prove } from '../../../../test/billing-system.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

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

/** A bill of CNY 100.00 whose amount is confirmed, due before the day of the clock. */
async function issueOverdue() {
  const { businessNumber } = await bookingOf(person);
  const days = { issuedOn: '2026-11-01', dueOn: '2026-11-10' };
  const entry = billOf([feeRow(1, 10_000, { businessNumber })], days);
  const bill = await system.get('POST /integration/bill', { body: { eventId: newEventId(), ...entry } });
  await person.get('POST /cost/cost_confirm', { body: { bills: [{ id: bill.id, version: bill.version }] } });
  return bill;
}

/** Where a bill stands by each place that says so. */
async function standing(id: string) {
  const bill = await person.get('GET /cost/getExpense', { query: { id } });
  const { rows } = await person.get('GET /cost/getFeeList', { list: {} });
  const { overdue } = await person.get('GET /cost/getBillCounts');
  const account = await person.get('GET /cost/getAccount');
  const worklist = await person.get('GET /business/getWorklist');
  return {
    bill: bill.status,
    list: rows.find((row) => row.id === id)?.status,
    overdue: [overdue, account.overdue.bills],
    due: account.due.amounts.map(({ amountMinor }) => amountMinor),
    console: worklist.rows.filter(({ record }) => record.id === id).map(({ kind }) => kind),
  };
}
const waitingToBeChecked = {
  bill: 'proofSent',
  list: 'proofSent',
  overdue: [0, 0],
  due: [10_000],
  console: [],
};
const waitingForMoney = {
  bill: 'unpaid',
  list: 'unpaid',
  overdue: [1, 1],
  due: [10_000],
  console: ['billOverdue'],
};

test('a bill that proofs cover waits for the forwarder wherever it is shown, until they are refused', async () => {
  const { id } = await issueOverdue();
  await prove(person, [{ id, amountMinor: 4000 }]);
  expect(await standing(id)).toEqual(waitingForMoney);
  const { rows } = await person.get('GET /business/getWorklist');
  expect(rows).toMatchObject([{ why: { en: 'Overdue, CNY 60.00 to be paid' } }]);
  const rest = await prove(person, [{ id, amountMinor: 6000 }]);
  expect(await standing(id)).toEqual(waitingToBeChecked);
  await system.get('POST /integration/proofRefusal', {
    body: { eventId: newEventId(), proofId: rest.id, words: '看不清' },
  });
  const refused = { ...waitingForMoney, console: ['billOverdue', 'proofRefused'] };
  expect(await standing(id)).toEqual(refused);
});

test('a proof that is confirmed settles its bill, and is not being checked any more', async () => {
  const { id } = await issueOverdue();
  const { id: proofId } = await prove(person, [{ id, amountMinor: 10_000 }]);
  await system.get('POST /integration/payment', {
    body: { eventId: newEventId(), currency: 'CNY', receivedOn: '2026-11-20', proofId, bills: [] },
  });
  expect(await standing(id)).toMatchObject({ bill: 'settled', list: 'settled', due: [], console: [] });
  const { totals } = await person.get('GET /cost/getExpense', { query: { id } });
  expect(totals).toMatchObject([{ paidMinor: 10_000, checkingMinor: 0 }]);
});

test('a proof whose payment counts for another bill leaves the one that it named to be paid, and says so', async () => {
  const [named, other] = [await issueOverdue(), await issueOverdue()];
  const { id: proofId } = await prove(person, [{ id: named.id, amountMinor: 10_000 }]);
  const bills = [{ bill: other.number, amountMinor: 10_000 }];
  await system.get('POST /integration/payment', {
    body: { eventId: newEventId(), currency: 'CNY', receivedOn: '2026-11-20', proofId, bills },
  });
  expect(await standing(named.id)).toEqual(waitingForMoney);
  const { history } = await person.get('GET /cost/getExpense', { query: { id: named.id } });
  expect(history[0]).toMatchObject({
    what: 'proofElsewhere',
    detail: { amounts: [{ currency: 'CNY', amountMinor: 10_000 }] },
  });
});
