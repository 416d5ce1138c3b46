import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { assignedContainer, containerEvent } from '../../../../test/container-events.ts';
import { newEventId, openSystem } from '../../../../test/integration-system.ts';
import { lclBooking, saveRequest } from '../../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { until } from '../../../../test/until.ts';
import { markKeyRevoked } from '../keys/integration-keys.repository.ts';
import { runKeyCommand } from '../keys/run-key-command.ts';
import { addRefusalCounts, insertRefusal, listRefusalCounts, listRefusals } from './refusals.repository.ts';
import { sweepRefusals } from './sweep-refusals.ts';

const move = 'POST /integration/bookingStatus';
const read = 'GET /integration/booking';
const query = { businessNumber: 'SZL-261120-9999' };
let portal: Portal;
let person: SignedIn;

beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn();
});
beforeEach(() => portal.clock.advance(61));
afterAll(async () => await portal.close());

const book = async () =>
  await person.get('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
const auditOf = async (keyId: string) => {
  const rows = await listRefusals(portal.database.kysely, 1000);
  return rows.filter((row) => row.key_id === keyId);
};
const countsOf = async (keyId: string) => {
  const rows = await listRefusalCounts(portal.database.kysely, 1000);
  return rows.filter((row) => row.key_id === keyId);
};

describe('a call of a system that is refused', () => {
  test.each<[string, string, (businessNumber: string) => object, { named?: boolean }?]>([
    [
      'by the state of the booking',
      'BOOKING_STATUS_NOT_NEXT',
      (businessNumber) => ({ businessNumber, status: 'arrived' }),
    ],
    ['for there is no such booking', 'NOT_FOUND', () => ({ ...query, status: 'received' }), { named: false }],
    [
      'for its content',
      'REQUEST_INVALID',
      (businessNumber) => ({ businessNumber, status: 'flown', note: '电话 13800138000' }),
    ],
  ])(
    '%s is in the audit with who, when, what and why, before it is answered',
    async (_why, code, content, { named = true } = {}) => {
      const { businessNumber } = await book();
      const { keyId, call } = await openSystem(portal, { name: 'Port system' });
      const eventId = newEventId();
      const response = await call(move, { body: { eventId, ...content(businessNumber) } as never }); // some of it wrong
      expect(response.json().code).toBe(code);
      const rows = await auditOf(keyId);
      expect(rows).toEqual([
        {
          id: expect.any(String),
          at: portal.clock().toISOString(),
          system: 'Port system',
          key_id: keyId,
          endpoint: move,
          target: named ? businessNumber : query.businessNumber,
          event_id: eventId,
          code,
          request_id: response.json().requestId,
        },
      ]);
    },
  );

  test('for an event’s id that stands for something else is, and what was answered from it is not', async () => {
    const { businessNumber } = await book();
    const { keyId, call } = await openSystem(portal);
    const body = { eventId: newEventId(), businessNumber, status: 'received' } as const;
    expect((await call(move, { body })).statusCode).toBe(200);
    expect((await call(move, { body })).statusCode).toBe(200);
    expect(await auditOf(keyId)).toEqual([]);
    expect((await call(move, { body: { ...body, status: 'spaceLocked' } })).statusCode).toBe(409);
    expect(await auditOf(keyId)).toMatchObject([
      { code: 'EVENT_ID_REUSED', event_id: body.eventId, target: businessNumber },
    ]);
  });

  test('for a scope that its key has not is, without what nobody has read', async () => {
    const { keyId, call } = await openSystem(portal, { scopes: ['documents'] });
    const body = { eventId: newEventId(), ...query, status: 'received' } as const;
    expect((await call(move, { body })).statusCode).toBe(403);
    expect((await call(read, { query })).statusCode).toBe(403);
    const rows = await auditOf(keyId);
    expect(rows.map(({ endpoint, target, code }) => [endpoint, target, code]).toSorted()).toEqual([
      [read, query.businessNumber, 'INTEGRATION_SCOPE_MISSING'],
      [move, null, 'INTEGRATION_SCOPE_MISSING'],
    ]);
  });

  test('names a container where it was about one, and keeps nothing else that was sent', async () => {
    const { keyId, call } = await openSystem(portal);
    const person = '李师傅 13800138000';
    const events = [containerEvent({ equipmentReference: 'TGHU7759933' })];
    await call('POST /integration/containerEvents', { body: { eventId: newEventId(), events } });
    const containers = [assignedContainer('CSQU3054384')];
    await call('POST /integration/assignContainers', {
      body: { eventId: person, businessNumber: person, containers },
    });
    await call('POST /business/entryInfoConfirm', { body: { eventId: newEventId(), code: 'A'.repeat(22) } });
    await call(move, { body: person as never }); // no object at all
    const rows = await auditOf(keyId);
    expect(rows.map(({ endpoint, target }) => [endpoint, target]).toSorted()).toEqual([
      ['POST /business/entryInfoConfirm', null],
      ['POST /integration/assignContainers', 'CSQU3054384'],
      [move, null],
      ['POST /integration/containerEvents', 'TGHU7759933'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/李师傅|1380|AAAA/);
  });

  test('beyond the limits of its key is counted', async () => {
    const { keyId, call } = await openSystem(portal);
    for (let calls = 0; calls < 603; calls += 1) await call(read, { query });
    expect(await auditOf(keyId)).toHaveLength(60);
    const sumOf = (rows: Awaited<ReturnType<typeof countsOf>>) =>
      rows.reduce((sum, { calls }) => sum + calls, 0);
    await until(async () => (sumOf(await countsOf(keyId)) === 543 ? true : null));
    expect((await countsOf(keyId)).map(({ code, calls }) => [code, calls])).toEqual([
      ['NOT_FOUND', 540],
      ['RATE_LIMITED', 3],
    ]);
  });
});

describe('a call without a key in force', () => {
  const callAs = async (authorization: string) =>
    await portal.visitor.call(read, { query }, { authorization });

  test('is counted by the hour and the key that it names, where that was ever made', async () => {
    const { kysely } = portal.database;
    const ended = await openSystem(portal, { name: 'Ended' });
    await markKeyRevoked(kysely, ended.keyId, portal.clock());
    const before = await listRefusals(kysely, 1000);
    const none = { key_id: '', endpoint: read, code: 'INTEGRATION_KEY_REFUSED' };
    const countOfNone = async () =>
      (await countsOf(''))
        .filter(({ endpoint }) => endpoint === read)
        .reduce((sum, { calls }) => sum + calls, 0);
    const earlier = await countOfNone();
    for (let calls = 0; calls < 3; calls += 1) await callAs(`Bearer ${ended.text}`);
    await callAs('');
    await callAs(`Bearer bik_${'ab'.repeat(16)}_${'x'.repeat(43)}`);
    await until(async () => ((await countOfNone()) === earlier + 2 ? true : null));
    expect(await countsOf(ended.keyId)).toMatchObject([{ ...none, key_id: ended.keyId, calls: 3 }]);
    expect(await listRefusals(kysely, 1000)).toEqual(before);
    const said = await runKeyCommand({ database: kysely, clock: portal.clock }, { what: 'refused' });
    expect(said).toContain(`${ended.keyId}  ${read}  INTEGRATION_KEY_REFUSED  3 calls within the hour`);
    expect(said).not.toContain(ended.text.slice(-43));
  });

  test('is limited by the network, which keeps nobody with a key out', async () => {
    const { call } = await openSystem(portal);
    const statuses = [];
    for (let calls = 0; calls < 301; calls += 1) statuses.push((await callAs('')).statusCode);
    expect(new Set(statuses.slice(0, 300))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
    expect((await call(read, { query })).statusCode).toBe(404);
  });
});

test('what others than systems are refused is none of it', async () => {
  const { kysely } = portal.database;
  const before = await listRefusals(kysely, 1000);
  await person.call('GET /business/getBookingByIdLcl', { query: { id: 'nothing' } });
  await portal.visitor.call('GET /user/tasksList', { query: {} });
  expect(await listRefusals(kysely, 1000)).toEqual(before);
});

describe('what was refused more than 400 days ago', () => {
  const days = (count: number) => new Date(portal.clock().getTime() - count * 24 * 3600_000);
  const rowOf = (keyId: string, at: Date) => ({
    id: randomUUID(),
    at,
    system: 'Old system',
    key_id: keyId,
    endpoint: read,
    target: null,
    event_id: null,
    code: 'NOT_FOUND',
    request_id: 'old',
  });
  const countOf = (keyId: string, hour: Date) => ({
    hour,
    endpoint: read,
    code: 'NOT_FOUND',
    key_id: keyId,
    calls: 3,
  });

  test('stays until the regular sweep, which takes rows and counts, and nothing younger', async () => {
    const { kysely } = portal.database;
    const { keyId, call } = await openSystem(portal);
    await insertRefusal(kysely, rowOf(keyId, days(401)));
    await insertRefusal(kysely, rowOf(keyId, days(399)));
    await addRefusalCounts(kysely, [countOf(keyId, days(401)), countOf(keyId, days(399))]);
    // Whoever is refused now does not wait for anybody's tidying.
    expect((await call(read, { query })).statusCode).toBe(404);
    expect(await auditOf(keyId)).toHaveLength(3);
    expect(await sweepRefusals({ database: kysely, clock: portal.clock })).toBe(2);
    expect((await auditOf(keyId)).map(({ at }) => at)).toEqual([
      portal.clock().toISOString(),
      days(399).toISOString(),
    ]);
    expect((await countsOf(keyId)).map(({ hour }) => hour)).toEqual([days(399).toISOString()]);
    expect(await sweepRefusals({ database: kysely, clock: portal.clock })).toBe(0);
  });

  test('is swept though nobody is refused any more', async () => {
    const { kysely } = portal.database;
    await addRefusalCounts(kysely, [countOf('', days(500))]);
    expect(await sweepRefusals({ database: kysely, clock: portal.clock })).toBe(1);
  });
});

test('a refusal that cannot be kept is answered all the same', async () => {
  const apart = await openTradingPortal();
  try {
    const { call } = await openSystem(apart);
    await apart.database.kysely.schema.alterTable('integration_refusal').renameTo('gone').execute();
    const response = await call(read, { query });
    expect([response.statusCode, response.json().code]).toEqual([404, 'NOT_FOUND']);
    expect(apart.log.join()).toContain('a refusal of a system is not in the audit');
  } finally {
    await apart.close();
  }
});
