import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { until } from '../../../../test/until.ts';
import { bookFcl, openForwarder } from '../../../../test/worklist.ts';
import { remindOfCutOffs } from './remind-of-cut-offs.ts';

const settings = 'POST /user/reminderSettings';
const hour = 3600;
let portal: Portal;
let person: SignedIn;
let forwarder: Awaited<ReturnType<typeof openForwarder>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  forwarder = await openForwarder(portal);
});
beforeEach(async () => {
  // What earlier tests booked has sailed by now.
  portal.clock.advance(100 * hour);
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const run = async () => await remindOfCutOffs({ database: portal.database.kysely, clock: portal.clock });
const remindersOf = async (by = person) => {
  const { rows } = await by.get('GET /user/getMessageList');
  return rows.filter(({ kind }) => kind === 'cutOffsNear');
};
const contentsOf = async (by = person) => (await remindersOf(by)).map(({ content }) => content.en);

describe('who is reminded', () => {
  test('is everybody of the customer, 72 and 24 hours before, once each', async () => {
    const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
    const stranger = await portal.signIn('Other Customer');
    const { id, businessNumber } = await bookFcl(person);
    await forwarder.sail(businessNumber, { vgmCutOffAt: 73, customsCutOffAt: 74 });
    expect(await run()).toBe(0);
    portal.clock.advance(2 * hour);
    expect(await run()).toBe(2);
    expect(await run()).toBe(0);
    const [vgm, customs] = [forwarder.inHours(71).slice(0, 16), forwarder.inHours(72).slice(0, 16)];
    const [reminder, ...more] = await remindersOf(await person.again());
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({
      title: { 'zh-CN': `${businessNumber} 截止时间临近`, en: `Cut-offs of ${businessNumber} are near` },
      content: {
        'zh-CN': `您的订舱 ${businessNumber} 即将截止：截 VGM ${vgm}、截放行条 ${customs}。`,
        en: `Your booking ${businessNumber} has these ahead: VGM cut-off ${vgm}, Customs cut-off ${customs}.`,
      },
      booking: { id, kind: 'fcl' },
    });
    portal.clock.advance(48 * hour);
    expect(await run()).toBe(2);
    expect(await run()).toBe(0);
    expect(await remindersOf(await colleague.again())).toHaveLength(2);
    expect(await remindersOf(await stranger.again())).toEqual([]);
  });

  test('is whoever chose that time; both are chosen at first', async () => {
    const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
    expect(await person.get('GET /user/reminderSettings')).toEqual({ cutOffHours: [72, 24] });
    await person.get(settings, { body: { cutOffHours: [24] } });
    await colleague.get(settings, { body: { cutOffHours: [] } });
    expect(await person.get('GET /user/reminderSettings')).toEqual({ cutOffHours: [24] });
    const { businessNumber } = await bookFcl(person);
    await forwarder.sail(businessNumber, { customsCutOffAt: 70 });
    expect(await run()).toBe(0);
    portal.clock.advance(47 * hour);
    expect(await run()).toBe(1);
    expect(await remindersOf(await person.again())).toHaveLength(1);
    expect(await remindersOf(await colleague.again())).toEqual([]);
    await (await person.again()).get(settings, { body: { cutOffHours: [24, 72] } });
    expect(await (await person.again()).get('GET /user/reminderSettings')).toEqual({
      cutOffHours: [72, 24],
    });
  });

  test('is nobody who may not sign in any more', async () => {
    const { businessNumber } = await bookFcl(person);
    await forwarder.sail(businessNumber, { customsCutOffAt: 70 });
    await portal.database.kysely
      .updateTable('member')
      .where('customer_id', '=', person.customerId)
      .set({ is_active: false })
      .execute();
    expect(await run()).toBe(0);
  });
});

test('a ship that is named late reminds once, and a cut-off that moves once more', async () => {
  const { businessNumber } = await bookFcl(person);
  await forwarder.sail(businessNumber, { customsCutOffAt: 20 });
  expect(await run()).toBe(1);
  expect(await contentsOf()).toHaveLength(1);
  // The newest stands first.
  portal.clock.advance(1);
  await forwarder.sail(businessNumber, { customsCutOffAt: 10 });
  expect(await run()).toBe(1);
  expect(await contentsOf()).toEqual([
    expect.stringContaining(forwarder.inHours(10).slice(0, 16)),
    expect.stringContaining(forwarder.inHours(20).slice(0, 16)),
  ]);
});

test('nobody is reminded of what is done, has passed or was returned', async () => {
  const [weighed, returned, passed] = [await bookFcl(person), await bookFcl(person), await bookFcl(person)];
  await forwarder.sail(weighed.businessNumber, { vgmCutOffAt: 20 });
  const vgm = (index: number) => ({ index, vgmKg: 21_000, vgmMethod: 'SM1' as const });
  await person.get('POST /business/submitVgm', {
    body: { bookingId: weighed.id, version: weighed.version, containers: [vgm(0), vgm(1)] },
  });
  await forwarder.sail(returned.businessNumber, { customsCutOffAt: 20 });
  await forwarder.moveTo({ businessNumber: returned.businessNumber, status: 'returned', reason: '改期' });
  await forwarder.sail(passed.businessNumber, { customsCutOffAt: -1 });
  expect(await run()).toBe(0);
});

test('of servers that look at the same time one alone reminds', async () => {
  const { businessNumber } = await bookFcl(person);
  await forwarder.sail(businessNumber, { vgmCutOffAt: 20, customsCutOffAt: 60 });
  const counts = await Promise.all(Array.from({ length: 5 }, run));
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  expect(await remindersOf()).toHaveLength(1);
});

test('a server that listens reminds of its own accord', async () => {
  const { businessNumber } = await bookFcl(person);
  await forwarder.sail(businessNumber, { customsCutOffAt: 20 });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await until(async () => (await remindersOf()).at(0) ?? null)).toMatchObject({ kind: 'cutOffsNear' });
});

test.each([[[48]], [[72, 72]], [['24']], [null]])('reminders at %p are refused', async (cutOffHours) => {
  const answer = await person.call(settings, { body: { cutOffHours } });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQUEST_INVALID']);
});
