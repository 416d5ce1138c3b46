import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';

let portal: Portal;
let tester: SignedIn;
beforeAll(async () => {
  portal = await openPortal();
  tester = await portal.signIn('Tester', { role: null, permissions: ['system:demo'] });
});
afterAll(async () => await portal.close());

const record = (changes: object = {}) => ({
  idempotencyKey: randomUUID(),
  title: '盐田拼箱',
  kind: 'sea' as const,
  weightKg: 12.5,
  day: '2026-11-20',
  note: '',
  ...changes,
});

test('a record is made once, listed by the protocol of lists, and read whole by its owner alone', async () => {
  const body = record();
  const { id } = await tester.get('POST /demo/post', { body });
  expect(await tester.get('POST /demo/post', { body })).toEqual({ id });
  await tester.get('POST /demo/post', { body: record({ title: '上海空运', kind: 'air', weightKg: 0.125 }) });
  const query = { page: 1, pageSize: 10, prop: 'weightKg', order: 'descending', title: 'yantian|include' };
  const found = await tester.call('GET /demo/list', { query });
  expect(found.json().data).toMatchObject({ total: 1, rows: [{ id, weightKg: 12.5, kind: 'sea' }] });
  const all = await tester.get('GET /demo/list');
  expect([all.total, all.summary]).toEqual([2, { weightKg: 12.625 }]);
  expect(await tester.get('GET /demo/page', { query: { id } })).toMatchObject({
    title: body.title,
    day: body.day,
  });
  const other = await portal.signIn('Other', { role: null, permissions: ['system:demo'] });
  expect((await other.call('GET /demo/page', { query: { id } })).statusCode).toBe(404);
});

test('what is wrong with a record is said of each field', async () => {
  const body = record({ title: '', kind: null, weightKg: -1, day: '2026-02-30' });
  const answer = await tester.call('POST /demo/post', { body });
  const fields = answer.json().fields.map(({ field }: { field: string }) => field);
  expect([answer.statusCode, fields]).toEqual([400, ['title', 'kind', 'weightKg', 'day']]);
});

test.each([400, 401, 403, 404, 409, 418, 429, 500, 503, 599])(
  'the status %i is answered where it is asked for, with words or without',
  async (status) => {
    const ask = async (isSilent: '0' | '1') =>
      await (await tester.again()).call('GET /demo/status', { query: { status, isSilent } });
    const [said, silent] = [await ask('0'), await ask('1')];
    expect([said.statusCode, silent.statusCode]).toEqual([status, status]);
    expect([said.json().message, silent.json().message]).toEqual([
      expect.stringContaining(String(status)),
      '',
    ]);
  },
);

test('200 is an answer like any other; what is no status is refused, and so is a customer', async () => {
  expect(await tester.get('GET /demo/status', { query: { status: 200 } })).toEqual({ status: 200 });
  expect((await tester.get('GET /demo/ver')).version).toBe('0.0.0-test');
  for (const status of [0, 302, 600, 'x'])
    expect((await tester.call('GET /demo/status', { query: { status } })).json().code).toBe(
      'REQUEST_INVALID',
    );
  const customer = await portal.signIn('Customer', { role: 'manager' });
  expect((await customer.call('GET /demo/list')).statusCode).toBe(403);
});
