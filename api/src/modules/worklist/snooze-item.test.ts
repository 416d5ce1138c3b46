import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';
import { bookFcl, bookLcl, openForwarder } from '../../../test/worklist.ts';
import { toChinaDay } from '../../china-time.ts';

const snooze = 'POST /business/snoozeWorklistItem';
const hour = 3600;
const day = 24 * hour;
let portal: Portal;
let person: SignedIn;
let forwarder: Awaited<ReturnType<typeof openForwarder>>;

beforeAll(async () => {
  portal = await openTradingPortal();
  forwarder = await openForwarder(portal);
});
beforeEach(async () => {
  portal.clock.advance(61);
  person = await portal.signIn();
});
afterAll(async () => await portal.close());

const rowsOf = async (by = person) => (await by.get('GET /business/getWorklist')).rows;
const firstOf = async () => {
  const [first] = await rowsOf();
  if (!first) throw new Error('nothing is on the worklist');
  return first;
};
const inDays = (days: number) => toChinaDay(new Date(portal.clock().getTime() + days * day * 1000));
const refusal = async (body: object, by = person) => {
  const { code, fields } = (await by.call(snooze, { body })).json();
  return [code, ...(fields ?? []).map(({ field }: { field: string }) => field)];
};

describe('an item that is snoozed', () => {
  const makeItem = async () => {
    const { businessNumber } = await bookFcl(person);
    await forwarder.sail(businessNumber, { customsCutOffAt: 40 });
    return { businessNumber, item: await firstOf() };
  };

  test('is hidden from the person who snoozed it until that day, and shown again by an undo', async () => {
    const colleague = await portal.signIn('Colleague', { customerId: person.customerId });
    const { item } = await makeItem();
    const { id, version } = item;
    const until = inDays(1);
    expect(await person.get(snooze, { body: { id, version, until } })).toEqual({ id, until });
    expect(await rowsOf()).toEqual([]);
    expect(await rowsOf(colleague)).toHaveLength(1);
    await person.get(snooze, { body: { id, version, until: null } });
    expect(await rowsOf()).toEqual([item]);
    await person.get(snooze, { body: { id, version, until } });
    await person.get(snooze, { body: { id, version, until: inDays(20) } });
    expect(await rowsOf()).toEqual([]);
  });

  test('comes back on its day', async () => {
    await bookLcl(person, 'saveDraft');
    portal.clock.advance(4 * day);
    person = await person.again();
    const { id, version } = await firstOf();
    await person.get(snooze, { body: { id, version, until: inDays(2) } });
    portal.clock.advance(day);
    person = await person.again();
    expect(await rowsOf()).toEqual([]);
    portal.clock.advance(day);
    expect((await rowsOf(await person.again())).map(({ kind }) => kind)).toEqual(['draftLeft']);
  });

  test('comes back before that when its deadline moves or becomes urgent', async () => {
    const { businessNumber, item } = await makeItem();
    const { id, version } = item;
    await person.get(snooze, { body: { id, version, until: inDays(30) } });
    await forwarder.sail(businessNumber, { customsCutOffAt: 30 });
    const moved = await firstOf();
    expect(moved).toMatchObject({ id, urgency: 'soon' });
    await person.get(snooze, { body: { id, version: moved.version, until: inDays(30) } });
    expect(await rowsOf()).toEqual([]);
    portal.clock.advance(7 * hour);
    expect(await firstOf()).toMatchObject({ id, urgency: 'urgent' });
  });

  test('stays where the reason changed while it was looked at', async () => {
    const { businessNumber, item } = await makeItem();
    await forwarder.sail(businessNumber, { customsCutOffAt: 30 });
    await person.get(snooze, { body: { id: item.id, version: item.version, until: inDays(5) } });
    expect((await firstOf()).id).toBe(item.id);
  });

  test('is refused for a day that is none, has passed or is too far, at its field', async () => {
    const { id, version } = (await makeItem()).item;
    for (const until of ['2026-02-30', 'tomorrow', inDays(0), inDays(-1), inDays(91)]) {
      expect(await refusal({ id, version, until })).toEqual(['REQUEST_INVALID', 'until']);
    }
    expect(await rowsOf()).toHaveLength(1);
  });

  test('is not there for another customer, nor when its reason is gone', async () => {
    const { businessNumber, item } = await makeItem();
    const body = { id: item.id, version: item.version, until: inDays(2) };
    expect(await refusal(body, await portal.signIn('Other Customer'))).toEqual(['NOT_FOUND']);
    await forwarder.sail(businessNumber, { customsCutOffAt: 90 });
    expect(await refusal(body)).toEqual(['NOT_FOUND']);
  });
});
