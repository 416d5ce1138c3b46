import { randomUUID } from 'node:crypto';
import type { ListInput } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { addArticle } from '../../../../test/add-article.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { newContent, newText, openNewsroom } from '../../../../test/writing-articles.ts';
import { toChinaTime } from '../../../china-time.ts';

let portal: Portal;
let room: Awaited<ReturnType<typeof openNewsroom>>;
beforeAll(async () => {
  portal = await openPortal();
  room = await openNewsroom(portal);
});
afterAll(async () => await portal.close());
beforeEach(() => portal.clock.advance(3600));

const chinaIn = (hours: number) => toChinaTime(new Date(portal.clock().getTime() + hours * 3600_000));
const detail = async (id: string, lang: 'zh-CN' | 'en' = 'zh-CN') =>
  await portal.visitor.call('GET /index/getNewsDetail', { query: { lang, id } });
const isThere = async (id: string, lang: 'zh-CN' | 'en' = 'zh-CN') =>
  (await detail(id, lang)).statusCode === 200;

test('what is saved is a draft that nobody reads, what is published is there at once, and changes wait again', async () => {
  const content = newContent();
  const id = await room.create(content);
  expect(await room.read(id)).toMatchObject({
    state: 'draft',
    version: 1,
    live: null,
    hasChanges: false,
    content,
  });
  expect(await isThere(content.slug)).toBe(false);
  const published = await room.publish(id);
  expect(published.json().data).toEqual({ version: 2, state: 'published', number: 1, publishAt: chinaIn(0) });
  expect((await detail(content.slug)).json().data).toMatchObject({
    id: content.slug,
    title: '旺季舱位提前预订',
    category: { code: 'any', title: '行业' },
    languages: ['zh-CN', 'en'],
    cover: null,
    coverUploadId: null,
  });
  portal.clock.advance(7200);
  const { content: stored } = await room.read(id);
  const changed = { ...stored, texts: { ...stored.texts, en: newText({ title: 'Book earlier' }) } };
  expect((await room.save(id, changed)).json().data).toEqual({ version: 3, hasChanges: true });
  expect((await detail(content.slug, 'en')).json().data.title).toBe('Book early');
  expect((await room.publish(id)).json().data).toMatchObject({ number: 2, publishAt: stored.publishAt });
  expect((await detail(content.slug, 'en')).json().data).toMatchObject({ title: 'Book earlier' });
  expect(await room.read(id)).toMatchObject({ state: 'published', hasChanges: false, version: 4 });
});

test('two editors on one article: the second is told, and nothing of the first is lost', async () => {
  const id = await room.create();
  const { content, version } = await room.read(id);
  const first = await room.save(id, { ...content, isPinned: true }, { version });
  expect(first.statusCode).toBe(200);
  const second = await room.save(id, { ...content, category: 'rules' }, { version, by: room.colleague });
  expect(second.json()).toMatchObject({ code: 'VERSION_CONFLICT', existing: { id, version: 2 } });
  expect((await room.read(id)).content).toMatchObject({ isPinned: true, category: 'any' });
  const publish = { body: { id, version, languages: ['en' as const] } };
  const late = await (await room.as(room.colleague)).call('POST /system/articles/publish', publish);
  expect(late.json().code).toBe('VERSION_CONFLICT');
});

test('a draft sent twice with one key is one, and with other content it is refused', async () => {
  const body = { idempotencyKey: randomUUID(), kind: 'news' as const, content: newContent() };
  const send = async (given: object = {}) =>
    (
      await (await room.as(room.writer)).call('POST /system/articles/create', { body: { ...body, ...given } })
    ).json();
  const made = (await send()).data;
  expect((await send()).data).toEqual(made);
  expect((await send({ content: newContent() })).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('an earlier version is read and restored as a draft; what was shipped is one as well', async () => {
  const { slug } = newContent();
  const id = await addArticle(portal, { slug, title: 'Shipped' });
  await portal.database.kysely
    .updateTable('article')
    .set({ is_as_shipped: true })
    .where('id', '=', id)
    .execute();
  const shipped = await room.read(id);
  expect(shipped).toMatchObject({ version: 0, state: 'published', changedBy: null, hasChanges: false });
  const { content } = shipped;
  const pinned = { ...content, isPinned: true, texts: { ...content.texts, en: newText({ title: 'Ours' }) } };
  expect((await room.save(id, pinned)).json().data).toEqual({ version: 1, hasChanges: true });
  expect((await room.publish(id, ['en'])).json().data.number).toBe(2);
  const query = { id };
  const versions = await (await room.as(room.writer)).get('GET /system/articles/versions', { query });
  expect(versions.map(({ number, by, languages }) => [number, by, languages])).toEqual([
    [2, (await room.read(id)).changedBy, ['zh-CN', 'en']],
    [1, null, ['zh-CN', 'en']],
  ]);
  const first = await (await room.as(room.writer)).get('GET /system/articles/version', {
    query: { id, number: 1 },
  });
  expect(first.content.texts.en.title).toBe('Shipped en');
  const restore = { body: { id, version: 2, number: 1 } };
  expect(
    (await (await room.as(room.writer)).call('POST /system/articles/restore', restore)).json().data,
  ).toEqual({
    version: 3,
  });
  expect(await room.read(id)).toMatchObject({
    hasChanges: true,
    content: { ...content, publishAt: content.publishAt },
  });
  expect((await detail(slug, 'en')).json().data.title).toBe('Ours');
  const row = await portal.database.kysely
    .selectFrom('article')
    .select('is_as_shipped')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row.is_as_shipped).toBe(false);
  const unknown = { query: { id, number: 9 } };
  expect((await (await room.as(room.writer)).call('GET /system/articles/version', unknown)).statusCode).toBe(
    404,
  );
});

test('what was never published is deleted, what was published is not', async () => {
  const remove = async (id: string) => {
    const body = { id, version: (await room.read(id)).version };
    return await (await room.as(room.writer)).call('POST /system/articles/remove', { body });
  };
  const id = await room.create();
  expect((await remove(id)).statusCode).toBe(200);
  const gone = await (await room.as(room.writer)).call('GET /system/articles/article', { query: { id } });
  expect(gone.statusCode).toBe(404);
  const published = await room.create();
  await room.publish(published);
  await room.withdraw(published);
  expect((await remove(published)).json().code).toBe('ARTICLE_PUBLISHED');
});

test('the list is found by title in pinyin, state, kind, category, languages and who changed it', async () => {
  type Filter = NonNullable<ListInput['filter']>;
  const list = async (filter: Filter) =>
    (await (await room.as(room.writer)).get('GET /system/articles/list', { list: { filter } })).rows;
  const content = newContent({ category: 'rules' });
  content.texts['zh-CN'].title = '港口拥堵通知';
  const id = await room.create(content);
  const found = async (field: string, value: string) =>
    (await list({ title: '港口拥堵|include', [field]: value })).map((row) => row.id);
  expect((await list({ title: 'gangkouyongdu|include' })).map((row) => row.id)).toEqual([id]);
  expect((await list({ title: '港口拥堵|=' })).length).toBe(0);
  expect(await found('state', 'draft|=')).toEqual([id]);
  await room.publish(id, ['zh-CN']);
  expect((await list({ title: '港口拥堵|include' }))[0]).toMatchObject({
    title: '港口拥堵通知',
    kind: 'news',
    category: 'rules',
    categoryTitle: { 'zh-CN': '法规', en: 'Rules' },
    state: 'published',
    // English is written, and not published.
    hasChanges: true,
    languages: 'zh-CN',
    isPinned: false,
    publishAt: chinaIn(0),
    changedAt: chinaIn(0),
  });
  expect(await found('state', 'published|=')).toEqual([id]);
  expect(await found('state', 'published|!=')).toEqual([]);
  expect(await found('kind', 'help|=')).toEqual([]);
  expect(await found('category', 'rules|include')).toEqual([id]);
  expect(await found('languages', 'zh-CN|=')).toEqual([id]);
  expect(await found('hasChanges', '1|=')).toEqual([id]);
  await room.publish(id);
  expect(await found('hasChanges', '1|=')).toEqual([]);
  await room.withdraw(id);
  expect(await found('state', 'withdrawn|=')).toEqual([id]);
  await addArticle(portal, { slug: 'shipped-for-the-list', title: '随版本带来', body: '正文里的词' });
  expect((await list({ title: '随版本|include' }))[0]).toMatchObject({ changedBy: '', languages: 'both' });
  expect(await list({ title: '正文里的词|include' })).toEqual([]);
});

test('neither a customer nor a member without the permission reads or changes articles', async () => {
  const customer = await portal.signIn('Customer', { role: 'manager' });
  const { customerId } = room.writer;
  const member = await portal.signIn('Berth', { customerId, role: null, permissions: ['leads:desk'] });
  const id = await room.create();
  for (const person of [customer, member]) {
    expect((await person.call('GET /system/articles/list', {})).statusCode).toBe(403);
    expect((await person.call('GET /system/articles/article', { query: { id } })).statusCode).toBe(403);
    const body = { id, version: 1, languages: ['en' as const] };
    expect((await person.call('POST /system/articles/publish', { body })).statusCode).toBe(403);
    expect((await person.call('GET /system/articles/categories', {})).statusCode).toBe(403);
  }
});
