import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Portal, SignedIn } from '../../../../test/portal.ts';
import { answer, openBrowser, openSupportPortal, type Talk } from '../../../../test/talking.ts';

let portal: Portal;
let clerk: SignedIn;
let colleague: SignedIn;
let networks = 0;
beforeAll(async () => {
  ({ portal, clerk, colleague } = await openSupportPortal());
});
afterAll(async () => await portal.close());

const open = () => {
  networks += 1;
  return openBrowser(portal.app, { address: `198.51.100.${networks}` });
};
const read = async (id: string) =>
  await clerk.get('GET /system/conversations/conversation', { query: { id } });
const assign = async (
  by: SignedIn,
  { id }: Talk,
  { to, seen }: { to: SignedIn | null; seen: SignedIn | null },
) => {
  const body = { id, ownerId: to?.userId ?? null, seenOwnerId: seen?.userId ?? null };
  return await by.call('POST /system/conversations/assign', { body });
};
const close = async (by: SignedIn, id: string, entry: number) =>
  await by.call('POST /system/conversations/close', { body: { id, entry } });
const list = async (filter: object = {}) =>
  (await clerk.get('GET /system/conversations/list', { list: { filter } })).rows;

test('of two who take a conversation at once one gets it, and the other is told who did', async () => {
  const talk = await open().start();
  const both = await Promise.all([
    assign(clerk, talk, { to: clerk, seen: null }),
    assign(colleague, talk, { to: colleague, seen: null }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const refused = both.find(({ statusCode }) => statusCode === 409)?.json();
  expect([refused.code, refused.message]).toEqual([
    'CONVERSATION_TAKEN',
    expect.stringContaining('Berth main account'),
  ]);
  const { owner, history } = await read(talk.id);
  expect(owner).not.toBeNull();
  expect(history.filter(({ what }) => what === 'taken')).toHaveLength(1);
});

test('whoever answers takes over what nobody has, and a colleague’s answer is never refused', async () => {
  const browser = open();
  const { id } = await browser.start();
  const both = await Promise.all([answer(clerk, id, '您好'), answer(colleague, id, '我来看一下')]);
  expect(both.map(({ entry }) => entry).toSorted()).toEqual([2, 3]);
  const { owner, entries, history } = await read(id);
  expect(owner?.id).toBe(entries[1]?.words === '您好' ? clerk.userId : colleague.userId);
  expect(history.map(({ what }) => what)).toEqual(expect.arrayContaining(['begun', 'taken']));
  expect((await browser.read()).entries).toHaveLength(3);
});

test('an answer that is sent again with its key is said once', async () => {
  const { id } = await open().start();
  const body = { id, idempotencyKey: randomUUID(), words: '一次' };
  const [first, again] = [
    await clerk.get('POST /system/conversations/say', { body }),
    await clerk.get('POST /system/conversations/say', { body }),
  ];
  expect([again.entry, (await read(id)).entries.length]).toEqual([first.entry, 2]);
});

test('it is taken, given to a colleague, released and taken again; each step stands in its history', async () => {
  const talk = await open().start({ name: '李' });
  expect((await assign(clerk, talk, { to: clerk, seen: null })).statusCode).toBe(200);
  expect((await assign(clerk, talk, { to: colleague, seen: clerk })).statusCode).toBe(200);
  expect((await assign(clerk, talk, { to: null, seen: clerk })).json().code).toBe('CONVERSATION_TAKEN');
  expect((await assign(colleague, talk, { to: null, seen: colleague })).json().data.owner).toBeNull();
  const stranger = await portal.signIn('Another');
  const unknown = await assign(clerk, talk, { to: stranger, seen: null });
  expect(unknown.json().fields[0].field).toBe('ownerId');
  const { history, colleagues } = await read(talk.id);
  expect(history.map(({ what }) => what).toSorted()).toEqual(['begun', 'given', 'released', 'taken']);
  expect(history.find(({ what }) => what === 'given')).toMatchObject({
    by: 'Berth main account',
    owner: 'Berth main account',
  });
  expect(colleagues.map(({ id }) => id)).toEqual([clerk.userId, colleague.userId]);
});

test('it is closed by who has read it to its end, and open again when the visitor writes', async () => {
  const browser = open();
  const { id } = await browser.start();
  await answer(clerk, id, '已处理');
  await browser.say(id, '等等');
  expect((await close(clerk, id, 2)).json().code).toBe('CONVERSATION_GOES_ON');
  expect((await close(clerk, id, 3)).json().data.state).toBe('closed');
  await browser.say(id, '又想到一个问题');
  expect(await read(id)).toMatchObject({ state: 'waiting', waitingSince: expect.any(String) });
  expect((await read(id)).history.map(({ what }) => what)).toContain('reopened');
});

test('the inbox has those that are open, one’s own and those that wait, and the worklist says how long', async () => {
  await portal.database.kysely
    .updateTable('conversation')
    .set({ state: 'closed', waiting_since: null, owner_id: null })
    .execute();
  const [waiting, answered] = [
    await open().start({ words: '急：截关时间？', name: '陈小船' }),
    await open().start(),
  ];
  await answer(clerk, answered.id, '好的');
  portal.clock.advance(7 * 60);
  clerk = await clerk.again();
  expect(await clerk.get('GET /system/conversations/counts')).toEqual({ open: 2, mine: 1, waiting: 1 });
  expect((await list({ state: 'waiting|=' })).map(({ number }) => number)).toEqual([waiting.number]);
  expect((await list({ ownerId: `${clerk.userId}|=` })).map(({ id }) => id)).toContain(answered.id);
  const [row] = await list({ who: 'chen|include', lastWords: '截关|include' });
  expect(row).toMatchObject({ who: '陈小船', asker: 'visitor', owner: '', lastWords: '急：截关时间？' });
  const worklist = await clerk.get('GET /business/getWorklist');
  expect(worklist.rows.filter(({ kind }) => kind === 'conversationsWaiting')).toMatchObject([
    {
      urgency: 'urgent',
      why: {
        'zh-CN': '1 个会话在等回复，最早的已等 7 分钟',
        en: 'Conversations that wait for an answer: 1, the first one for 7 minutes',
      },
      path: `/site/conversations/detail?id=${waiting.id}`,
    },
  ]);
});

test('nobody without the desk’s permission reads or answers', async () => {
  const { id } = await open().start();
  const customer = await portal.signIn('Customer', { role: 'manager' });
  for (const response of [
    await customer.call('GET /system/conversations/list', { list: {} }),
    await customer.call('GET /system/conversations/conversation', { query: { id } }),
    await customer.call('POST /system/conversations/say', {
      body: { id, idempotencyKey: randomUUID(), words: 'x' },
    }),
  ])
    expect(response.json().code).toBe('FORBIDDEN');
  const nobody = await clerk.call('GET /system/conversations/conversation', { query: { id: randomUUID() } });
  expect(nobody.json().code).toBe('NOT_FOUND');
});
