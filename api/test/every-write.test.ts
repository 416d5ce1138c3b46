import { type EndpointDefinition, endpoints, isWriteCall } from '@berth/contract/endpoints';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { auditOf } from '../src/http/audited-call.ts';
import type { Caller } from './caller.ts';
import { openSystem } from './integration-system.ts';
import type { Portal, SignedIn } from './portal.ts';
import { openTeam } from './release-team.ts';
import { inventThings } from './things.ts';
import { openTradingPortal } from './trading-portal.ts';
import { validCalls } from './valid-calls.ts';

type Key = keyof typeof endpoints;
const keys = Object.keys(endpoints) as Key[]; // the table's own
const definitions: Record<string, EndpointDefinition> = endpoints;
const writes = keys.filter((key) => isWriteCall(key, endpoints[key]));
const unaudited = writes.filter((key) => definitions[key]?.unaudited !== undefined);
const nothing = { begin: async () => async () => undefined, refused: async () => undefined };

let portal: Portal;
let person: SignedIn;
let staff: SignedIn;
beforeAll(async () => {
  portal = await openTradingPortal();
  person = await portal.signIn('Customer', { role: 'manager' });
  staff = await portal.signIn('Staff', { role: 'administrator' });
});
afterAll(async () => await portal.close());

async function callerOf(key: Key): Promise<Caller> {
  const access = definitions[key]?.access;
  if (access === 'public') return portal.visitor;
  if (access === 'releaseKey') return await openTeam(portal, '*');
  if (access === 'integrationKey') return await openSystem(portal);
  // A session of its own each time: one of the calls ends it, and limits count by session.
  const isOfStaff = key.includes('/system/');
  return await (isOfStaff ? staff : person).again();
}

async function countRows(key: Key): Promise<{ calls: number; ended: number }> {
  const { calls, ended } = await portal.database.kysely
    .selectFrom('audit_call')
    .leftJoin('audit_outcome', 'call_id', 'id')
    .where('endpoint', '=', key)
    .select(({ fn }) => [fn.count<number>('id').as('calls'), fn.count<number>('call_id').as('ended')])
    .executeTakeFirstOrThrow();
  return { calls: Number(calls), ended: Number(ended) };
}

test.each(writes.filter((key) => validCalls[key](inventThings('audit')).length > 0))(
  '%s leaves a row with its outcome, or says why it leaves none',
  async (key) => {
    const [example] = validCalls[key](inventThings('audit'));
    const caller = await callerOf(key);
    await caller.call(key, example?.input);
    const isAudited = !unaudited.includes(key);
    expect(await countRows(key)).toEqual(isAudited ? { calls: 1, ended: 1 } : { calls: 0, ended: 0 });
  },
);

test('every call that writes is audited, but those that say why not', () => {
  const left = writes.filter((key) => auditOf(key, definitions[key] as EndpointDefinition, nothing) === null);
  expect(left).toEqual(unaudited);
  for (const key of keys.filter((each) => !writes.includes(each)))
    expect([key, definitions[key]?.unaudited]).toEqual([key, undefined]);
});

/** All that write by their method and leave no row. A new one is added here by hand, and seen in review. */
test('those that leave no row are the ones of this list', () => {
  expect(unaudited.toSorted()).toEqual([
    'POST /business/goodsValues',
    'POST /business/hsCodesNamed',
    'POST /business/importDecFile',
    'POST /import_excel_deal/importFbaGoodsFile',
    'POST /import_excel_deal/importFclGoodsFile',
    'POST /index/seeConversation',
    'POST /index/track',
    'POST /login/invitation',
    'POST /login/qrCode',
    'POST /login/qrState',
    'POST /login/registration',
    'POST /remotes/report',
    'POST /support/see',
    'POST /system/billing/importRows',
    'POST /user/getBaseUserInfo',
    'POST /user/getContainerSetting',
    'POST /user/getCustomerInfo',
    'POST /user/getUnsavedWorkKey',
  ]);
});
