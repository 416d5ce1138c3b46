import type { ArticleContent } from '@berth/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
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

  test('of what can be read already has no later time: the other language would go off the site until then', async () => {
    const content = newContent();
    const id = await room.create(content);
    await room.publish(id, ['zh-CN']);
    await room.save(id, { ...content, publishAt: chinaIn(2) });
    expect(fieldsOf(await room.publish(id, ['en'])).map(([field]) => field)).toEqual(['content.publishAt']);
    expect(await isThere(content.slug)).toBe(true);
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
