import { randomUUID } from 'node:crypto';
import type { auditList, ListInput, listFieldsOf } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import readWorkbook from 'read-excel-file/node';
import { newEventId, openSystem } from '../../../test/integration-system.ts';
import { knownPassword } from '../../../test/known-password.ts';
import { lclBooking, saveRequest } from '../../../test/lcl-booking.ts';
import type { Portal, SignedIn } from '../../../test/portal.ts';
import { openTradingPortal } from '../../../test/trading-portal.ts';

let portal: Portal;
let manager: SignedIn;
let auditor: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  manager = await portal.signIn('远帆贸易有限公司', { role: 'manager', account: 'boss' });
  staff = await portal.signIn('Staff', { role: 'administrator', account: 'chief' });
  const permissions = ['system:log', 'exports:make'];
  auditor = await portal.signIn('Auditor', { role: null, account: 'auditor', permissions });
});
afterAll(async () => await portal.close());

type Filter = NonNullable<ListInput<ReturnType<typeof listFieldsOf<typeof auditList>>>['filter']>;
const list = async (filter: Filter = {}) =>
  (await (await auditor.again()).get('GET /system/log/list', { list: { filter } })).rows;
const newest = async (call: string) => {
  const [row] = await list({ call: `${call}|=` });
  if (!row) throw new Error(`no row of ${call}`);
  return await (await auditor.again()).get('GET /system/log/entry', { query: { id: row.id } });
};
const addMember = async (body: object = {}) => {
  portal.clock.advance(1);
  return await (await manager.again()).call('POST /user/addSubAccount', {
    body: { account: 'clerk-lin', name: '林小雨', phone: '13900001101', roleId: 'operator', ...body },
  });
};

test('a manager adds a sub-account: the log says who, from where, what was sent without its password, and what changed', async () => {
  portal.clock.advance(60);
  expect((await addMember({ password: 'Boat7harbour2quay' })).statusCode).toBe(200);
  const entry = await newest('POST /user/addSubAccount');
  expect(entry).toMatchObject({
    actor: expect.stringMatching(/\(boss\)$/),
    actorKind: 'member',
    customer: '远帆贸易有限公司',
    outcome: 'done',
    errorCode: '',
    address: '127.0.0.1',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(JSON.parse(entry.input ?? '')).toMatchObject({ body: { account: 'clerk-lin', password: '•••' } });
  expect(JSON.stringify(entry)).not.toContain('Boat7harbour');
  expect(entry.changes.map(({ what }) => what.en)).toEqual(['Account', 'Added a sub-account']);
  expect(entry.changes[0]?.fields).toContainEqual({ field: 'name', before: null, after: '林小雨' });
  expect(entry.changes[1]?.words?.['zh-CN']).toContain('林小雨');
});

test('of a change there is what differs, before and after', async () => {
  const { members } = await manager.get('GET /user/getSubAccount');
  const member = members.find(({ account }) => account === 'clerk-lin');
  await addMember({ id: member?.id, name: '林晓雨' });
  expect((await newest('POST /user/addSubAccount')).changes[0]?.fields).toEqual([
    { field: 'name', before: '林小雨', after: '林晓雨' },
  ]);
});

test('of what staff settle there is the record: departments, a person put into one, keys, terms, entries', async () => {
  const send = async (key: Parameters<typeof staff.call>[0], body: object) => {
    portal.clock.advance(1);
    const answer = await (await staff.again()).call(key, { body } as never);
    expect([key, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([key, 200, '']);
    const [change] = (await newest(key)).changes;
    return { data: answer.json().data, what: change?.what.en, fields: change?.fields ?? [] };
  };
  const made = await send('POST /system/dept/save', { parentId: null, name: '审计部' });
  expect(made).toMatchObject({ what: 'Department' });
  expect(made.fields).toContainEqual({ field: 'name', before: null, after: '审计部' });
  const department = made.data.find(({ name }: { name: string }) => name === '审计部');
  const person = { account: 'auditor-lin', name: '林审', phone: '', roleId: 'administrator' };
  const { data } = await send('POST /user/addSubAccount', person);
  const { id } = data.members.find(({ account }: { account: string }) => account === 'auditor-lin');
  const moved = await send('POST /user/addSubAccount', { ...person, id, departmentId: department.id });
  expect(moved.fields).toEqual([{ field: 'departmentId', before: null, after: department.id }]);
  const key = await send('POST /system/app/make', {
    kind: 'integration',
    name: 'Scanner',
    scopes: ['status'],
  });
  expect(key).toMatchObject({ what: 'Key' });
  expect(JSON.stringify(key.fields)).not.toContain(key.data.text);
  const ended = await send('POST /system/app/revoke', { kind: 'integration', id: key.data.key.id });
  expect(ended.fields).toEqual([{ field: 'revokedAt', before: null, after: expect.any(String) }]);
  const { version, terms } = await staff.get('GET /system/client/get', { query: { id: manager.customerId } });
  const settled = await send('POST /system/client/save', {
    id: manager.customerId,
    version,
    terms: { ...terms, creditLimitMinor: 5_000_00, creditDays: 30 },
  });
  expect(settled).toMatchObject({ what: 'Customer' });
  expect(settled.fields).toContainEqual({ field: 'creditDays', before: null, after: '30' });
  const entry = await send('POST /system/dic/save', {
    idempotencyKey: randomUUID(),
    kind: 'packing',
    entry: { code: 'Z9', nameZh: '审计箱', nameEn: 'Audit box' },
  });
  expect(entry).toMatchObject({ what: 'Dictionary' });
  expect(entry.fields).toContainEqual({ field: 'code', before: null, after: 'Z9' });
});

describe('a call that is not done', () => {
  test('is there with why it was refused, by its input or by a rule', async () => {
    await addMember({ name: 5 });
    expect(await newest('POST /user/addSubAccount')).toMatchObject({
      outcome: 'refused',
      errorCode: 'REQUEST_INVALID',
      input: null,
      changes: [],
    });
    await addMember();
    const taken = await newest('POST /user/addSubAccount');
    expect(taken).toMatchObject({ outcome: 'refused', errorCode: 'REQUEST_INVALID' });
    expect(taken.input).toContain('clerk-lin');
  });

  test('is there where somebody who is signed in may not make it, and not where nobody is', async () => {
    const call = 'POST /system/leads/save';
    const body = { id: 'x', version: 1, state: 'working', ownerId: null, note: '' } as const;
    await portal.visitor.call(call, { body });
    expect(await list({ call: `${call}|=` })).toEqual([]);
    await manager.call(call, { body });
    expect(await list({ call: `${call}|=` })).toMatchObject([
      { outcome: 'refused', errorCode: 'FORBIDDEN', customer: '远帆贸易有限公司' },
    ]);
  });

  test('is not done at all where its row cannot be stored; one whose outcome cannot be is answered', async () => {
    const apart = await openTradingPortal();
    try {
      const person = await apart.signIn();
      const save = async () =>
        await person.call('POST /business/submitBookingLcl', { body: saveRequest(lclBooking()) });
      const bookings = async () =>
        (await apart.database.kysely.selectFrom('booking').select('id').execute()).length;
      await apart.database.kysely.schema.dropView('audit_entry').execute();
      await apart.database.kysely.schema.alterTable('audit_outcome').renameTo('gone').execute();
      expect((await save()).statusCode).toBe(200);
      expect(apart.log.join()).toContain('is not in the audit');
      const before = await bookings();
      await apart.database.kysely.schema.alterTable('audit_call').renameTo('gone_too').execute();
      expect((await save()).statusCode).toBe(500);
      expect(await bookings()).toBe(before);
    } finally {
      await apart.close();
    }
  });

  test('and has no outcome is unknown', async () => {
    const { kysely } = portal.database;
    await kysely
      .insertInto('audit_call')
      .columns([
        'id',
        'at',
        'endpoint',
        'actor_kind',
        'actor_name',
        'actor_account',
        'actor_search',
        'customer_name',
        'address',
        'request_id',
      ])
      .expression(
        sql`select gen_random_uuid(), ${portal.clock()}, 'POST /cut/off', 'visitor', '', '', '', '', '', ''`,
      )
      .execute();
    expect(await newest('POST /cut/off')).toMatchObject({ outcome: 'unknown', endedAt: null, changes: [] });
    expect(await list({ outcome: 'unknown|=' })).toHaveLength(1);
  });
});

test('of what a visitor sends nothing is kept', async () => {
  const body = { username: 'boss', password: knownPassword, captchaId: 'x', captcha: 'x', remember: false };
  await portal.visitor.call('POST /login/token', { body });
  await portal.visitor.call('POST /login/dropPaper', { body: { secret: 'none' } });
  const rows = await portal.database.kysely
    .selectFrom('audit_call')
    .where('actor_kind', '=', 'visitor')
    .select('input')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ input }) => input === null)).toBe(true);
});

test('staff and systems act on a customer’s record: the row is that customer’s', async () => {
  const { businessNumber } = await manager.get('POST /business/submitBookingLcl', {
    body: saveRequest(lclBooking()),
  });
  const system = await openSystem(portal, { name: 'WMS' });
  const body = { eventId: newEventId(), businessNumber, status: 'received' } as const;
  expect((await system.call('POST /integration/bookingStatus', { body })).statusCode).toBe(200);
  expect(await newest('POST /integration/bookingStatus')).toMatchObject({
    actor: 'WMS',
    actorKind: 'system',
    customer: '远帆贸易有限公司',
  });
});

test('who was renamed is found by the account, under the name of the time', async () => {
  await portal.database.kysely
    .updateTable('member')
    .where('id', '=', manager.userId)
    .set({ name: '新名字' })
    .execute();
  await addMember({ account: 'one-more', name: '王思敏' });
  const found = await list({ actor: 'boss|include', call: 'POST /user/addSubAccount|=' });
  expect(new Set(found.map(({ actor }) => actor)).size).toBe(2);
  expect((await list({ customer: 'yuanfan|include' })).length).toBeGreaterThan(3);
  expect(await list({ actorKind: 'system|=' })).toMatchObject([{ actor: 'WMS' }]);
});

test('nobody without the permission reads it, and whoever may exports it', async () => {
  const query = { list: 'audit' as const };
  expect((await manager.call('GET /system/log/list', { list: {} })).statusCode).toBe(403);
  expect((await manager.call('GET /fileExport', { query })).statusCode).toBe(403);
  expect((await staff.call('GET /system/log/entry', { query: { id: 'none' } })).statusCode).toBe(404);
  const file = await auditor.call('GET /fileExport', { query });
  const [sheet] = await readWorkbook(file.rawPayload, { trim: false });
  expect(sheet?.data.flat()).toContain('POST /user/addSubAccount');
});

test.each([
  ['update', () => sql`update audit_call set actor_name = ''`],
  ['delete', () => sql`delete from audit_outcome`],
  ['truncate', () => sql`truncate audit_call, audit_outcome`],
])('no %s changes what is there', async (_way, statement) => {
  await expect(statement().execute(portal.database.kysely)).rejects.toThrow('only ever added');
});
