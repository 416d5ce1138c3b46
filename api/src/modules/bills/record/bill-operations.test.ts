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
import { oweBill } from '../../../../test/owed-bills.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { inspectContent } from '../../uploads/inspect/inspect-content.ts';

let portal: Portal;
let person: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal({ inspect: inspectContent });
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn('Billed Ltd', { permissions: customerPermissions });
});
afterAll(async () => await portal.close());

const log = async () => {
  const { rows } = await person.get('GET /user/getOpLogList', { list: { filter: { area: 'bills|=' } } });
  return rows.toReversed();
};
const entries = async () => (await log()).map(({ kind, subject }) => [kind, subject['zh-CN']]);

test('a dispute that is opened, replied to and withdrawn, a confirmation and a proof of payment are in the log', async () => {
  const { id, number, rowIds } = await oweBill(portal, person);
  const asked = { feeRowId: rowIds[0] ?? '', expectedMinor: 8000 };
  const { id: disputeId } = await dispute(person, id, asked);
  portal.clock.advance(60);
  const words = { disputeId, words: '单价应为 80.00', idempotencyKey: crypto.randomUUID() };
  await person.get('POST /cost/disputeReply', { body: words });
  portal.clock.advance(60);
  const { version } = await person.get('POST /cost/withdrawDispute', { body: { disputeId } });
  portal.clock.advance(60);
  await person.get('POST /cost/cost_confirm', { body: { bills: [{ id, version }] } });
  portal.clock.advance(60);
  await prove(person, [{ id, amountMinor: 15_000 }]);
  expect(await entries()).toEqual([
    ['billDisputed', `${number}：状态 待确认 → 有争议`],
    ['disputeReplied', number],
    ['disputeWithdrawn', `${number}：状态 有争议 → 待确认`],
    ['billConfirmed', `${number}：状态 待确认 → 待付款`],
    ['paymentProofSent', `${number}：状态 待付款 → 付款核对中`],
  ]);
});

test('bills that are confirmed together are in the log one by one', async () => {
  const [one, other] = [await oweBill(portal, person), await oweBill(portal, person)];
  const bills = [one, other].map(({ id }) => ({ id, version: 1 }));
  await person.get('POST /cost/cost_confirm', { body: { bills } });
  const numbers = (await entries()).map(([, subject]) => String(subject).split('：')[0]);
  expect(numbers.toSorted()).toEqual([one.number, other.number].toSorted());
});

test('what the forwarder does with a bill is in the log by its desk or its key, without amounts', async () => {
  const booking = await bookingOf(person);
  const desk = await portal.signIn('Forwarder', { permissions: ['billing:desk'] });
  const system = await openSystem(portal, { name: 'ERP', scopes: ['billing'] });
  const entry = billOf([feeRow(1, 98_765, { businessNumber: booking.businessNumber })]);
  const body = { ...entry, customerId: person.customerId, version: null };
  await desk.get('POST /system/billing/bill', { body });
  portal.clock.advance(60);
  const cancelled = { eventId: newEventId(), number: entry.number, reason: '重复' };
  await system.get('POST /integration/cancelBill', { body: cancelled });
  const rows = await log();
  expect(rows.map(({ kind, by, byKind, address }) => [kind, by, byKind, address])).toEqual([
    ['billIssued', 'Forwarder main account', 'staff', ''],
    ['billCancelled', 'ERP', 'apiKey', ''],
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/987/);
});

test('a confirmation that is refused is not in the log', async () => {
  const { id } = await oweBill(portal, person);
  await person.call('POST /cost/cost_confirm', { body: { bills: [{ id, version: 7 }] } });
  expect(await entries()).toEqual([]);
});
