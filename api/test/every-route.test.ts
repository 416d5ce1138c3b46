import { randomUUID } from 'node:crypto';
import type { IntegrationScope } from '@berth/contract';
import { type EndpointDefinition, endpoints } from '@berth/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { databaseError } from '../src/database/database-errors.ts';
import { isId } from '../src/database/is-id.ts';
import { readLines } from '../src/modules/customs/declarations/import/read-lines.ts';
import { readLibrary } from '../src/modules/customs/goods/import/read-library.ts';
import { readGoods } from '../src/modules/imports/goods/read-goods.ts';
import { serverItself } from '../src/modules/releases/release-dependencies.ts';
import { makeKey } from '../src/modules/releases/staff/release-keys.ts';
import { inspectContent } from '../src/modules/uploads/inspect/inspect-content.ts';
import { createCaller } from './caller.ts';
import { openSystem } from './integration-system.ts';
import {
  findHiddenKinds,
  findLeaks,
  makeNeighbours,
  type Neighbour,
  rowsOf,
  tenantTables,
} from './isolation.ts';
import type { Portal } from './portal.ts';
import { rememberRows } from './remember-rows.ts';
import { type SentText, sendAs, type TenantStatement, watchTenantConditions } from './tenant-conditions.ts';
import { awaitConfirmation } from './things/bills.ts';
import { inventThings } from './things.ts';
import { openTradingPortal } from './trading-portal.ts';
import { validCalls } from './valid-calls.ts';

/** All that may be asked without a session. A new one is added here by hand, and seen in review. */
const publicEndpoints = [
  'GET /health',
  'GET /index/conversationEvents',
  'GET /index/conversationFile',
  'GET /index/getAbout',
  'GET /index/getArticleLanguages',
  'GET /index/getArticlePreview',
  'GET /index/getBanners',
  'GET /index/getBulletins',
  'GET /index/getConversation',
  'GET /index/getHelpArticle',
  'GET /index/getHelpFor',
  'GET /index/getHelpList',
  'GET /index/getJob',
  'GET /index/getJobs',
  'GET /index/getLegal',
  'GET /index/getNewsCate',
  'GET /index/getNewsDetail',
  'GET /index/getNewsList',
  'GET /index/getNewsNewest',
  'GET /index/getSupportHours',
  'GET /index/getTransitTimes',
  'GET /index/getWarehouses',
  'GET /index/index',
  'GET /index/suggestHelp',
  'GET /login/file/:secret',
  'GET /login/getCaptcha',
  'GET /ready',
  'GET /remotes',
  'GET /remotes/current',
  'POST /index/endConversation',
  'POST /index/leaveConversationMail',
  'POST /index/resumeConversation',
  'POST /index/sayInConversation',
  'POST /index/seeConversation',
  'POST /index/startConversation',
  'POST /index/submitEnquiry',
  'POST /index/track',
  'POST /index/uploadConversationFile',
  'POST /index/uploadCv',
  'POST /login/acceptInvitation',
  'POST /login/checkResetCode',
  'POST /login/dropPaper',
  'POST /login/getMessage',
  'POST /login/invitation',
  'POST /login/mendRegistration',
  'POST /login/qrCode',
  'POST /login/qrState',
  'POST /login/regUser',
  'POST /login/registration',
  'POST /login/resetPassword',
  'POST /login/token',
  'POST /login/upload',
  'POST /login/uploadIdCard',
  'POST /login/uploadLicense',
  'POST /remotes/report',
];

/** Tables of which a person's call deletes rows. */
const deletable = [
  'booking',
  'saved_filter',
  'saved_view',
  'booking_container',
  'earlier_container',
  'booking_template',
  'saved_address',
  'worklist_snooze',
  'invoice_profile',
  'console_layout',
  'goods',
  'goods_revision',
  'declaration',
  'declaration_booking',
  'declaration_paper',
  'member_role',
  'member',
  'invitation',
  'upload',
] as const;

type Key = keyof typeof endpoints;
const keys = Object.keys(endpoints) as Key[]; // the table's own
const definitions: Record<string, EndpointDefinition> = endpoints;
// Each is seconds: the matrix, which runs this on the other database, has more of them.
const enoughWalks = process.env.MATRIX === 'databases' ? 5 : 3;
const foreignKeyViolation = '23503';
const watch = watchTenantConditions();
let portal: Portal;

beforeAll(async () => {
  portal = await openTradingPortal({
    wrap: watch.wrap,
    inspect: inspectContent,
    readGoods: (order, { onProgress }) => readGoods(order, onProgress),
    readLibrary: (order, { onProgress }) => readLibrary(order, onProgress),
    readLines: (order, { onProgress }) => readLines(order, onProgress),
  });
});
afterAll(async () => await portal.close());

describe('signed out', () => {
  test('the public endpoints are the ones of the list', () => {
    expect(keys.filter((key) => definitions[key]?.access === 'public').sort()).toEqual(publicEndpoints);
  });

  test.each(keys.filter((key) => !publicEndpoints.includes(key)))('%s is a 401', async (key) => {
    const examples = validCalls[key](inventThings('nobody'));
    expect(examples.length).toBeGreaterThan(0);
    for (const { input } of examples) {
      const response = await portal.visitor.call(key, input);
      expect(response.statusCode).toBe(401);
      expect(response.json().code).toBe(refusedWithoutKey(definitions[key]?.access));
    }
  });
});

function refusedWithoutKey(access: EndpointDefinition['access'] | undefined): string {
  if (access === 'releaseKey') return 'RELEASE_KEY_REFUSED';
  return access === 'integrationKey' ? 'INTEGRATION_KEY_REFUSED' : 'SIGNED_OUT';
}

test("a system's integration key opens the calls of its scopes and no others", async () => {
  const scopes: IntegrationScope[] = ['status', 'warehouse'];
  const system = await openSystem(portal, { name: 'Warehouse system', scopes });
  for (const key of keys) {
    const { access, scope } = definitions[key] ?? {};
    if (access === 'public') continue;
    for (const { input } of validCalls[key](inventThings('nobody'))) {
      const { statusCode } = await system.call(key, input);
      const isAllowed = [scope ?? []].flat().some((each) => scopes.includes(each));
      expect([key, statusCode]).toEqual([key, access !== 'integrationKey' ? 401 : isAllowed ? 404 : 403]);
    }
  }
});

test("a team's release key opens the calls of teams and no others", async () => {
  const { text } = await makeKey({ database: portal.database.kysely, clock: portal.clock }, serverItself, {
    holder: 'Booking team',
    remote: 'booking',
  });
  const team = createCaller(portal.app, { authorization: `Bearer ${text}` });
  for (const key of keys) {
    const access = definitions[key]?.access;
    if (access === 'public') continue;
    for (const { input } of validCalls[key](inventThings('nobody'))) {
      const { statusCode } = await team.call(key, input);
      expect([key, statusCode === 401]).toEqual([key, access !== 'releaseKey']);
    }
  }
});

test('without its permission an endpoint is a 403', async () => {
  const person = await portal.signIn('Nobody', { role: null });
  for (const key of keys) {
    if (typeof definitions[key]?.access !== 'object') continue;
    for (const { input } of validCalls[key](inventThings('nobody'))) {
      expect((await person.call(key, input)).statusCode).toBe(403);
    }
  }
});

test('without the permission for air freight no call by id knows an air booking of the own company', async () => {
  expect(await findHiddenKinds(portal)).toEqual([]);
});

describe('another customer', () => {
  test('learns nothing and changes nothing by any endpoint', async () => {
    expect(await findLeaks(portal)).toEqual([]);
    expect(watch.statements.size).toBeGreaterThan(5);
  });

  test('is asked for by every statement on rows of customers', async () => {
    const tables = await tenantTables(portal.database.kysely);
    const touches = new RegExp(`(from|join|update) "?(${tables.join('|')})"?\\b`);
    // A session is opened by its token and an account by its name: before them there is no customer.
    // Whether anybody could sign in by phone is the portal's, too.
    const signingIn = /from "member" (inner join "customer"|where "phone_verified_at" is not null limit)/;
    // What is old goes, whoever's it is.
    const tidying = /^delete from "(remote_outcome|remote_last_day)" where "day" < \$1( and not exists \(|$)/;
    // A system names a booking by what is printed on its papers, or a container with the cargo of many, and learns
    // the customers from it.
    const naming =
      /^select ("id", "customer_id" from "booking" where "(business_number|warehouse_entry_number|entry_token)"|.* from "(booking|earlier)_container" where "trip_id") /;
    // A visitor names a booking by two facts of its papers, and gets nothing of the customer.
    const visiting =
      /^select "booking"\."id", .* from ("booking" where "business_number" = \$1 .*"customer_business_number_key"|"container_trip" inner join .* where "container_trip"\."number" = \$1 )/;
    const isExcepted = (text: string) =>
      [signingIn, tidying, naming, visiting].some((pattern) => pattern.test(text));
    const unbound = [...watch.unbound].filter((text) => touches.test(text) && !isExcepted(text));
    expect(unbound).toEqual([]);
  });

  test('would be seen by this suite if any one statement forgot the customer', async () => {
    const { alice, bob } = await makeNeighbours(portal);
    // What a call of his deleted is put back, so that its statement has something to delete once more.
    const putBack = await rememberRows(portal.database.kysely, deletable);
    // Recorded from calls of Bob's alone, so that each can be sent as Alice would have it sent.
    const sent = await callEverything(bob);
    await putBack();
    // All are replayed first: walks make new neighbours, whose things would stand before Bob's on a first page.
    const replayed = new Set<string>();
    for (const [text, { statements }] of sent) {
      await makeUnfinished(bob);
      if (await isSeenReplayed(statements, bob, alice)) replayed.add(text);
    }
    const unseen: string[] = [];
    const seenOverHttp: string[] = [];
    for (const [text, { senders }] of sent) {
      // Walking the calls takes seconds: for what was seen already a few walks are enough.
      if (replayed.has(text) && seenOverHttp.length > enoughWalks) continue;
      await makeUnfinished(bob);
      watch.neutralise(text);
      if (await isSeenOverHttp(senders)) seenOverHttp.push(text);
      else if (!replayed.has(text)) unseen.push(text);
      watch.neutralise(null);
    }
    expect(unseen).toEqual([]);
    // The others stand behind one of these: they are only reached for what was found to be one's own.
    expect(seenOverHttp.length).toBeGreaterThan(enoughWalks);
  }, 600_000);
});

/**
 * News that are unread again, some of them not yet sent on, tasks that are done or stopped, a console that was arranged, a
 * picture, a draft: calls ask for those.
 */
async function makeUnfinished({ person, things }: Neighbour): Promise<void> {
  const { kysely } = portal.database;
  // Everybody else's news are sent on: a few of those that are not would stand before Bob's.
  await kysely
    .updateTable('message')
    .where('number', 'is', null)
    .set({ number: sql`nextval('message_number')` })
    .execute();
  const news = kysely.updateTable('message').where('customer_id', '=', person.customerId);
  await news.set({ read_at: sql`null`, number: sql`nextval('message_number')` }).execute();
  await news.where('kind', '=', 'returned').set({ number: sql`null` }).execute();
  const tasks = kysely.updateTable('task').where('customer_id', '=', person.customerId);
  const file = {
    file_name: 'list.xlsx',
    bytes: 1,
    file_until: new Date(portal.clock().getTime() + 3600_000),
  };
  await tasks.set({ state: 'done', ...file }).execute();
  await tasks.where('id', '=', things.oldTaskId).set({ state: 'canceled' }).execute();
  await tasks.where('id', '=', things.taskId).set({ state: 'running' }).execute();
  const layout = { card_order: '[]', hidden: '[]', functions: null, version: randomUUID() };
  await kysely
    .insertInto('console_layout')
    .values({
      customer_id: person.customerId,
      member_id: person.userId,
      ...layout,
      saved_at: portal.clock().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('member_avatar')
    .values({ customer_id: person.customerId, member_id: person.userId, upload_id: things.uploadId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await awaitConfirmation(kysely, things.confirmableBillId);
  // The template is shared by who is to be removed.
  await kysely
    .updateTable('booking_template')
    .where('id', '=', things.sharedTemplateId)
    .set({ member_id: things.oldMemberId })
    .execute();
  // The title is back, the key of a save is old, and the draft on the worklist is snoozed.
  const keyOfOld = { customer_id: person.customerId, key: randomUUID(), request_hash: '' };
  await kysely
    .insertInto('idempotency_key')
    .values({ ...keyOfOld, created_at: new Date(portal.clock().getTime() - 48 * 3600_000).toISOString() })
    .execute();
  const snooze = { member_id: person.userId, item_id: things.worklistItemId, item_version: '' };
  await kysely
    .insertInto('worklist_snooze')
    .values({ customer_id: person.customerId, ...snooze, until: things.worklistUntil })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // What the customer asks for waits again.
  await kysely
    .updateTable('registration')
    .where('id', '=', things.companyChangeId)
    .set({ status: 'waiting', version: 1 })
    .execute();
  // The conversation goes on.
  await kysely
    .updateTable('conversation')
    .where('id', '=', things.conversationId)
    .set({ state: 'waiting' })
    .execute();
  // The draft is back, and its number is in use again.
  const draft = kysely.selectFrom('booking').where('id', '=', things.draftId);
  await kysely
    .updateTable('business_number')
    .where('number', '=', draft.select('business_number'))
    .set({ booking_id: things.draftId })
    .execute();
}

/** As it was sent by each call, the newest first: some ask for things that have no such rows. */
type Sent = { statements: TenantStatement[]; senders: Set<Key> };

/** Every statement on rows of customers, by its text, and the endpoints that sent it. */
async function callEverything({ person, things }: Neighbour): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  for (const key of keys) {
    for (const { input } of validCalls[key](things)) {
      watch.statements.clear();
      await (await person.again()).call(key, input);
      for (const [text, statement] of watch.statements) {
        const { statements, senders } = sent.get(text) ?? { statements: [], senders: new Set<Key>() };
        sent.set(text, { statements: [statement, ...statements], senders: senders.add(key) });
      }
    }
  }
  return sent;
}

/** Whether a walk through the endpoints shows a leak: through those that it would be in, and only then through all. */
async function isSeenOverHttp(senders: ReadonlySet<Key>): Promise<boolean> {
  const walk = (asked?: ReadonlySet<Key>) => findLeaks(portal, asked).catch((error) => [String(error)]);
  return (await walk(senders)).length > 0 || (await walk()).length > 0;
}

/** Whether a statement that forgets the customer gives or does what it must not, any of the times that it was sent. */
async function isSeenReplayed(statements: readonly TenantStatement[], owner: Neighbour, stranger: Neighbour) {
  for (const statement of statements) {
    expect(await findReplayed(statement, statement, owner, stranger)).toEqual([]);
    if ((await findReplayed(statement, statement.forgetful, owner, stranger)).length > 0) return true;
  }
  return false;
}

/** A plain reading changes nothing, so there is nothing to compare. */
const mayChangeRows = (text: string) => /\b(insert into|update|delete from|merge into)\b/i.test(text);

/** What a statement of the owner's gives or does when it is sent with a stranger's id: nothing of the owner's. */
async function findReplayed(
  statement: TenantStatement,
  sent: SentText,
  owner: Neighbour,
  stranger: Neighbour,
): Promise<string[]> {
  const findings: string[] = [];
  const undo = new Error('undo');
  const { customerId } = owner.person;
  await portal.database.kysely
    .transaction()
    .execute(async (transaction) => {
      const readRows = async () => (mayChangeRows(sent.sql) ? await rowsOf(transaction, customerId) : {});
      const before = await readRows();
      const customers = { from: customerId, to: stranger.person.customerId };
      const rows = await sendAs(transaction, sent, customers);
      const shown = JSON.stringify(rows);
      const { records, ...things } = owner.things;
      const ids = [...Object.values(things), ...Object.values(records)].filter(isId);
      const marks = [owner.things.word, owner.things.businessNumber, customerId, ...ids];
      if (marks.some((mark) => shown.includes(mark))) findings.push(`shows ${shown}`);
      // Figures and first pages may name nobody: they show others' things by being other ones than the stranger's own.
      const own = new Set(
        (await sendAs(transaction, statement, customers)).map((row) => JSON.stringify(row)),
      );
      if (rows.some((row) => !own.has(JSON.stringify(row)))) findings.push(`answers ${JSON.stringify(rows)}`);
      const after = await readRows();
      if (JSON.stringify(before) !== JSON.stringify(after)) findings.push('changes rows');
      throw undo;
    })
    .catch((error) => {
      if (error === undo) return;
      if (databaseError(error)?.code !== foreignKeyViolation) throw error;
      // The keys themselves hold customers apart: the stranger gets nothing, and a forgotten condition is seen.
      if (sent !== statement) findings.push('is refused by the database');
    });
  return findings;
}
