import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { recordOperation } from './record-operation.ts';

let portal: Portal;
let main: SignedIn;
let sub: SignedIn;

beforeAll(async () => {
  portal = await openPortal();
  main = await portal.signIn('Yuanfan');
  sub = await portal.signIn('Yuanfan', { customerId: main.customerId, roles: ['sub'] });
});
afterAll(async () => await portal.close());

const record = async ({ customerId, userId }: SignedIn, name: string, address: string) =>
  await portal.database.kysely.transaction().execute(async (transaction) => {
    const by = { customerId, userId, name, account: 'yuanfan' };
    const at = portal.clock();
    await recordOperation(transaction, { by, kind: 'signedIn', subject: 'Edge · Windows', address, at });
    portal.clock.advance(60);
  });

test('a main account reads what all of its people did, a sub-account what it did itself', async () => {
  await record(main, '林小满', '10.0.0.1');
  await record(sub, '周雨桐', '2001:db8::1');
  const read = async (by: SignedIn, filter = {}) =>
    (await by.get('GET /user/getOpLogList', { list: { filter } })).rows.map((row) => row.by);
  expect([await read(main), await read(sub)]).toEqual([['周雨桐', '林小满'], ['周雨桐']]);
  // By name in pinyin, by the address as it stands in the log, by the kind.
  expect(await read(main, { by: 'lxm|include' })).toEqual(['林小满']);
  expect(await read(main, { address: '2001:DB8|include' })).toEqual(['周雨桐']);
  expect(await read(main, { kind: 'signedOut|=' })).toEqual([]);
  const [row] = (await main.get('GET /user/getOpLogList')).rows;
  expect(row).toMatchObject({ kind: 'signedIn', subject: { en: 'Edge · Windows' }, address: '2001:db8::1' });
});

test('signing out is in the log', async () => {
  const leaving = await sub.again();
  await leaving.get('GET /login/loginOut');
  const [row] = (await sub.get('GET /user/getOpLogList')).rows;
  expect(row).toMatchObject({ kind: 'signedOut', address: '127.0.0.1' });
});

test('rows are only ever added', async () => {
  const { kysely } = portal.database;
  await expect(kysely.updateTable('operation').set({ address: '' }).execute()).rejects.toThrow(
    'only ever added',
  );
  await expect(kysely.deleteFrom('operation').execute()).rejects.toThrow('only ever added');
});

test('an act that is rolled back is not in the log', async () => {
  const { customerId, userId } = main;
  const undone = portal.database.kysely.transaction().execute(async (transaction) => {
    const by = { customerId, userId, name: '林小满', account: 'yuanfan' };
    await recordOperation(transaction, {
      by,
      kind: 'passwordChanged',
      subject: '',
      address: '',
      at: portal.clock(),
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const { rows } = await main.get('GET /user/getOpLogList', {
    list: { filter: { kind: 'passwordChanged|=' } },
  });
  expect(rows).toEqual([]);
});
