import { randomUUID } from 'node:crypto';
import type { ArticleContent, ListInput } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addArticle } from '../../../../test/add-article.ts';
import { pageHeaders } from '../../../../test/caller.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import {
  fieldsOf,
  newContent,
  newText,
  openNewsroom,
  paragraphs,
} from '../../../../test/writing-articles.ts';
import { toChinaTime } from '../../../china-time.ts';
import { newsFeedPath } from '../feeds/read-news-feed.ts';

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
const textOf = async (path: string) => (await portal.app.inject(path)).body;

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

describe('publishing', () => {
  test('needs all of each language that is named, and leaves the other one unfinished', async () => {
    const english = newText({ title: '', summary: '', body: paragraphs(' ') });
    const content = newContent({ category: '', slug: 'No Slug', texts: { 'zh-CN': newText(), en: english } });
    const id = await room.create(content);
    expect(fieldsOf(await room.publish(id))).toEqual([
      ['content.category', 'Please choose'],
      ['content.slug', expect.stringContaining('hyphens')],
      ['content.texts.en.title', 'Please fill this in'],
      ['content.texts.en.summary', 'Please fill this in'],
      ['content.texts.en.body', 'Please fill this in'],
    ]);
    const { slug } = newContent();
    await room.save(id, { ...content, category: 'unknown', slug });
    expect(fieldsOf(await room.publish(id, ['zh-CN'])).map(([field]) => field)).toEqual(['content.category']);
    await room.save(id, { ...content, category: 'any', slug });
    expect((await room.publish(id, ['zh-CN'])).statusCode).toBe(200);
    expect([await isThere(slug), await isThere(slug, 'en')]).toEqual([true, false]);
  });

  test('is refused with the slug of another article, and a published slug stays', async () => {
    const content = newContent();
    const first = await room.create(content);
    const second = await room.create(newContent({ slug: content.slug }));
    await room.publish(first);
    const taken = (await room.publish(second)).json();
    expect(taken).toMatchObject({ code: 'SLUG_TAKEN', field: 'content.slug' });
    expect(await room.read(second)).toMatchObject({ state: 'draft', version: 1 });
    const renamed = await room.save(first, newContent());
    expect(renamed.json()).toMatchObject({ code: 'SLUG_FIXED', field: 'content.slug' });
    const help = await room.create(newContent({ slug: content.slug }), 'help');
    expect((await room.publish(help)).statusCode).toBe(200);
  });

  test('in the past is refused at its field, and so is an end before the beginning', async () => {
    const content = newContent({ publishAt: chinaIn(-1) });
    const id = await room.create(content);
    expect(fieldsOf(await room.publish(id))).toEqual([
      ['content.publishAt', expect.stringContaining('passed')],
    ]);
    await room.save(id, { ...content, publishAt: chinaIn(2), expireAt: chinaIn(1) });
    expect(fieldsOf(await room.publish(id)).map(([field]) => field)).toEqual(['content.expireAt']);
    await room.save(id, { ...content, publishAt: null, expireAt: chinaIn(-1) });
    expect(fieldsOf(await room.publish(id)).map(([field]) => field)).toEqual(['content.expireAt']);
    const typed = await room.save(id, { ...content, publishAt: 'tomorrow' });
    expect(fieldsOf(typed)).toEqual([['content.publishAt', 'Please enter a valid date']]);
  });

  test('at a time to come: it appears when that time comes and goes when it is over, with no restart', async () => {
    const content = newContent({ publishAt: chinaIn(1), expireAt: chinaIn(3) });
    const id = await room.create(content);
    expect((await room.publish(id)).json().data.state).toBe('scheduled');
    expect(await isThere(content.slug)).toBe(false);
    portal.clock.advance(3600);
    expect([await isThere(content.slug), (await room.read(id)).state]).toEqual([true, 'published']);
    portal.clock.advance(7200);
    expect([await isThere(content.slug), (await room.read(id)).state]).toEqual([false, 'expired']);
  });

  test('a help article names a page of the portal; its link and source are safe', async () => {
    const text = newText({ sourceLink: 'java\nscript:alert(1)' });
    const content = newContent({ aboutPath: 'business/lcl', texts: { 'zh-CN': text, en: newText() } });
    const id = await room.create(content, 'help');
    expect(fieldsOf(await room.publish(id)).map(([field]) => field)).toEqual([
      'content.aboutPath',
      'content.texts.zh-CN.sourceLink',
      'content.texts.zh-CN.sourceName',
    ]);
    const { slug } = content;
    const mended = newText({ sourceName: '海关总署', sourceLink: 'https://customs.example/' });
    await room.save(id, {
      ...content,
      aboutPath: '/business/lcl',
      texts: { ...content.texts, 'zh-CN': mended },
    });
    expect((await room.publish(id)).statusCode).toBe(200);
    const query = { lang: 'zh-CN' as const, id: slug };
    expect(await portal.visitor.get('GET /index/getHelpArticle', { query })).toMatchObject({
      aboutPath: '/business/lcl',
      source: { name: '海关总署', link: 'https://customs.example/' },
    });
  });
});

describe('what the site does not show is refused when it is saved, by its place', () => {
  const bodyOf = (...content: unknown[]) =>
    newContent({ texts: { 'zh-CN': newText({ body: { type: 'doc', content } }), en: newText() } });
  const saved = async (content: ArticleContent) => await room.save(await room.create(), content);
  const fields = async (content: ArticleContent) => fieldsOf(await saved(content)).map(([field]) => field);
  const at = 'content.texts.zh-CN.body.content';

  test('script, unknown pieces, unsafe links, and words in attributes', async () => {
    const link = { type: 'link', attrs: { href: 'java\nscript:alert(1)' } };
    const content = bodyOf(
      { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
      { type: 'rateTable' },
      { type: 'paragraph', content: [{ type: 'text', text: 'here', marks: [link] }] },
      { type: 'heading', attrs: { level: '1 onclick=alert(1)' } },
    );
    expect(await fields(content)).toEqual([
      `${at}.0`,
      `${at}.1`,
      `${at}.2.content.0.marks.0.attrs.href`,
      `${at}.3.attrs.level`,
    ]);
  });

  test('5,000 lists inside each other, a text of too many bytes, and a paste of 10 MB', async () => {
    const id = await room.create();
    const { headers } = await room.as(room.writer);
    const [open, close] = ['{"type":"bulletList","content":[{"type":"listItem","content":[', ']}]}'];
    const nested = JSON.stringify({ id, version: 1, content: bodyOf('nested') });
    const deep = await portal.app.inject({
      method: 'POST',
      url: '/api/system/articles/save',
      headers: { ...pageHeaders, ...headers, 'content-type': 'application/json' },
      payload: nested.replace('"nested"', open.repeat(5000) + close.repeat(5000)),
    });
    expect(fieldsOf(deep)).toEqual([
      [
        expect.stringMatching(/^content\.texts\.zh-CN\.body\.content\.0\.content\.0\./),
        expect.stringContaining('levels'),
      ],
    ]);
    const long = await saved(
      newContent({ texts: { 'zh-CN': newText({ body: paragraphs('字'.repeat(80_000)) }), en: newText() } }),
    );
    expect(fieldsOf(long)).toEqual([[`${at}`, 'The text is 200 kB at most']]);
    const huge = await saved(
      bodyOf({ type: 'paragraph', content: [{ type: 'text', text: 'x'.repeat(10_000_000) }] }),
    );
    expect([huge.statusCode, huge.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'BODY_TOO_LARGE', message: 'The request is too large.' }),
    ]);
  });

  test('stored by an earlier version it is shown without, and staff see what is left out', async () => {
    const id = await room.create();
    const stored = bodyOf({ type: 'rateTable' }, { type: 'paragraph' });
    await portal.database.kysely
      .updateTable('article_draft')
      .set({ content: JSON.stringify(stored) })
      .where('id', '=', id)
      .execute();
    const { leftOut, content } = await room.read(id);
    expect(leftOut.map(({ field }) => field)).toEqual([`${at}.0`]);
    expect(content.texts['zh-CN'].body).toEqual({
      type: 'doc',
      content: [{ type: 'paragraph', content: [] }],
    });
    expect((await room.save(id, content)).statusCode).toBe(200);
  });
});

test('only published languages are named, in alternates, site map and feed alike, with the next call', async () => {
  const content = newContent();
  const { slug } = content;
  const id = await room.create(content);
  const named = async () => {
    const query = { kind: 'news' as const, id: slug };
    const languages = await portal.visitor.get('GET /index/getArticleLanguages', { query });
    const map = await textOf('/sitemap.xml');
    return [
      languages.map(({ lang }) => lang),
      map.match(new RegExp(`<loc>${portal.config.publicOrigin}/index/news/detail\\?id=${slug}`, 'g'))
        ?.length ?? 0,
      map.match(new RegExp(`hreflang="en" href="[^"]*id=${slug}&`, 'g'))?.length ?? 0,
      (await textOf(newsFeedPath)).includes(slug),
      (await textOf(`${newsFeedPath}?lang=en`)).includes(slug),
    ];
  };
  const onlyChinese = [['zh-CN'], 1, 0, true, false];
  const nothing = [[], 0, 0, false, false];
  expect(await named()).toEqual(nothing);
  await room.publish(id, ['zh-CN']);
  expect(await named()).toEqual(onlyChinese);
  await room.publish(id, ['en']);
  expect(await named()).toEqual([['zh-CN', 'en'], 2, 2, true, true]);
  expect((await room.withdraw(id, 'en')).json().data.state).toBe('published');
  expect(await named()).toEqual(onlyChinese);
  expect((await room.withdraw(id)).json().data.state).toBe('withdrawn');
  expect(await named()).toEqual(nothing);
  expect((await room.withdraw(id)).json().code).toBe('ARTICLE_NOT_PUBLISHED');
  expect((await room.publish(id, ['zh-CN'])).statusCode).toBe(200);
  expect(await named()).toEqual(onlyChinese);
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

describe('a preview by a link', () => {
  const link = async (id: string) =>
    (await (await room.as(room.writer)).call('POST /system/articles/previewLink', { body: { id } })).json()
      .data as {
      key: string;
      until: string;
    };
  const open = async (key: string, lang: 'zh-CN' | 'en' = 'en') =>
    await portal.visitor.call('GET /index/getArticlePreview', { query: { key, lang } });

  test('shows the draft to whoever has it for 7 days, and then to nobody', async () => {
    const content = newContent();
    const id = await room.create(content);
    const { key, until } = await link(id);
    expect(until).toBe(chinaIn(7 * 24));
    expect((await room.read(id)).previewUntil).toBe(until);
    const preview = await open(key);
    expect(preview.headers['cache-control']).toBe('no-store');
    expect(preview.json().data).toMatchObject({
      kind: 'news',
      id: content.slug,
      title: 'Book early',
      category: { code: 'any', title: 'Industry' },
      languages: ['zh-CN', 'en'],
      leftOut: [],
    });
    await room.save(id, { ...content, texts: { ...content.texts, en: newText({ title: 'Changed since' }) } });
    expect((await open(key)).json().data.title).toBe('Changed since');
    portal.clock.advance(7 * 24 * 3600);
    expect((await open(key)).json().code).toBe('NOT_FOUND');
    expect((await room.read(id)).previewUntil).toBeNull();
  });

  test('with a wrong key is not there, and its key stands neither in the database nor in the log', async () => {
    for (const key of ['x', 'x'.repeat(43), '']) expect((await open(key)).json().code).toBe('NOT_FOUND');
    const { key } = await link(await room.create());
    await open(key);
    await portal.app.inject(`/index/preview?key=${key}`);
    const rows = await portal.database.kysely.selectFrom('article_preview').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    expect(portal.log.join('\n')).not.toContain(key);
  });

  test('of an article that nobody has changed yet shows what is published', async () => {
    const id = await addArticle(portal, {
      slug: 'previewed-as-shipped',
      body: { type: 'doc', content: [{ type: 'rateTable' }] },
    });
    const { key } = await link(id);
    expect((await open(key)).json().data).toMatchObject({
      title: 'previewed-as-shipped en',
      leftOut: [{ field: 'body.content.0' }],
    });
    expect((await room.read(id)).version).toBe(0);
  });
});
