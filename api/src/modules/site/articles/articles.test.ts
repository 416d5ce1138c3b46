import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { addArticle } from '../../../../test/add-article.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { listPublished } from './articles.repository.ts';

const lang = 'zh-CN';
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterEach(async () => {
  await portal.database.kysely.deleteFrom('article').execute();
  await portal.database.kysely.deleteFrom('article_category').execute();
});
afterAll(async () => await portal.close());

const hours = (count: number) => new Date(portal.clock().getTime() + count * 3600_000).toISOString();
const newsIds = async (query: object = {}) => {
  const { rows } = await portal.visitor.get('GET /index/getNewsList', { query: { lang, ...query } });
  return rows.map(({ id }) => id);
};

describe('GET /index/getNewsList', () => {
  test('a visitor finds the pinned first, then the newest', async () => {
    await addArticle(portal, { slug: 'older', publishAt: hours(-3) });
    await addArticle(portal, { slug: 'newest', publishAt: hours(-1) });
    await addArticle(portal, { slug: 'pinned', publishAt: hours(-9), isPinned: true });
    await addArticle(portal, { slug: 'help-about-it', kind: 'help' });
    expect(await newsIds()).toEqual(['pinned', 'newest', 'older']);
    expect(await newsIds({ lang: 'en' })).toEqual(['pinned', 'newest', 'older']);
  });

  test('what waits for its time is not there, and what is over is gone, to the second', async () => {
    await addArticle(portal, { slug: 'begins', publishAt: hours(1) });
    await addArticle(portal, { slug: 'ends', expireAt: hours(1) });
    await addArticle(portal, { slug: 'no-time-yet', publishAt: null });
    expect(await newsIds()).toEqual(['ends']);
    portal.clock.advance(3600);
    expect(await newsIds()).toEqual(['begins']);
    portal.clock.advance(1);
    expect(await newsIds()).toEqual(['begins']);
  });

  test('a language is published and withdrawn by itself, with the next call', async () => {
    const id = await addArticle(portal, { slug: 'in-chinese', publishedIn: ['zh-CN'] });
    expect([await newsIds(), await newsIds({ lang: 'en' })]).toEqual([['in-chinese'], []]);
    const english = portal.database.kysely
      .updateTable('article_text')
      .where('article_id', '=', id)
      .where('locale', '=', 'en');
    await english.set({ is_published: true }).execute();
    expect(await newsIds({ lang: 'en' })).toEqual(['in-chinese']);
    await english.set({ is_published: false }).execute();
    expect(await newsIds({ lang: 'en' })).toEqual([]);
  });

  test('is given in pages with their total, and by category', async () => {
    for (let at = 0; at < 12; at += 1) {
      const slug = `article-${String(at).padStart(2, '0')}`;
      await addArticle(portal, { slug, category: at < 3 ? 'few' : 'many', publishAt: hours(-at - 1) });
    }
    const query = { lang, page: 2, pageSize: 10 } as const;
    const { rows, total } = await portal.visitor.get('GET /index/getNewsList', { query });
    expect([rows.map(({ id }) => id), total]).toEqual([['article-10', 'article-11'], 12]);
    expect(await newsIds({ cate: 'few' })).toEqual(['article-00', 'article-01', 'article-02']);
    expect(await newsIds({ cate: 'none-such' })).toEqual([]);
    const tooMany = await portal.visitor.call('GET /index/getNewsList', { query: { lang, pageSize: 51 } });
    expect(tooMany.statusCode).toBe(400);
  });

  test('is searched by all words in title and text, by pinyin and initials of the title', async () => {
    await addArticle(portal, {
      slug: 'weight',
      title: '计费重怎么算',
      body: '体积与重量取大，W/M 的 100% 规则',
    });
    await addArticle(portal, { slug: 'ports', title: '盐田港', body: '重量不限' });
    const found = async (search: string) => (await newsIds({ search })).sort();
    expect(await found('重量')).toEqual(['ports', 'weight']);
    expect(await found('  重量   体积 ')).toEqual(['weight']);
    expect(await found('yan tian')).toEqual(['ports']);
    expect(await found('ytg')).toEqual(['ports']);
    expect(await found('ｗ／ｍ')).toEqual(['weight']);
    expect(await found('100%')).toEqual(['weight']);
    expect(await found('%')).toEqual(['weight']);
    expect(await found('没有这个词')).toEqual([]);
    expect(await found('   ')).toEqual(['ports', 'weight']);
  });
});

test('GET /index/getNewsCate counts what is published in the language', async () => {
  await addArticle(portal, { slug: 'one', category: 'a' });
  await addArticle(portal, { slug: 'two', category: 'a', publishedIn: ['zh-CN'] });
  await addArticle(portal, { slug: 'three', category: 'b', publishedIn: [] });
  const chinese = await portal.visitor.get('GET /index/getNewsCate', { query: { lang } });
  expect(chinese).toEqual([
    { code: 'a', title: '中文 a', count: 2 },
    { code: 'b', title: '中文 b', count: 0 },
  ]);
  const english = await portal.visitor.get('GET /index/getNewsCate', { query: {} });
  expect(english.map(({ title, count }) => [title, count])).toEqual([
    ['a', 1],
    ['b', 0],
  ]);
});

describe('GET /index/getNewsDetail', () => {
  const read = async (id: string, language: 'zh-CN' | 'en' = lang) =>
    await portal.visitor.get('GET /index/getNewsDetail', { query: { lang: language, id } });

  test('has the text, its days in China, its source, and its place among the others', async () => {
    await addArticle(portal, { slug: 'before', publishAt: hours(-30), category: 'other' });
    await addArticle(portal, {
      slug: 'this',
      publishAt: '2026-11-19T17:30:00.000Z',
      isPinned: true,
      source: { name: 'IMO', link: 'https://www.imo.org/' },
    });
    await addArticle(portal, { slug: 'after', publishAt: hours(-1) });
    await addArticle(portal, { slug: 'draft', publishAt: hours(-2), publishedIn: [] });
    const article = await read('this');
    expect(article).toMatchObject({
      id: 'this',
      title: 'this zh-CN',
      category: { code: 'any', title: '中文 any' },
      publishedOn: '2026-11-20',
      source: { name: 'IMO', link: 'https://www.imo.org/' },
      languages: ['zh-CN', 'en'],
      coverUploadId: null,
      body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'this' }] }] },
    });
    expect(article.updatedOn >= article.publishedOn).toBe(true);
    expect([article.previous?.id, article.next?.id]).toEqual(['before', 'after']);
    expect(article.related.map(({ id }) => id)).toEqual(['after']);
    expect(await read('before')).toMatchObject({ previous: null, next: { id: 'this' }, source: null });
  });

  test('of one moment, each has its own neighbours and none is passed over', async () => {
    for (const slug of ['b', 'a', 'c']) await addArticle(portal, { slug });
    const onward = [];
    for (let id: string | undefined = 'a'; id; id = (await read(id)).previous?.id) onward.push(id);
    const back = [];
    for (let id: string | undefined = 'c'; id; id = (await read(id)).next?.id) back.push(id);
    expect([onward, back, await newsIds()]).toEqual([
      ['a', 'b', 'c'],
      ['c', 'b', 'a'],
      ['a', 'b', 'c'],
    ]);
  });

  test('what is stored wrongly is shown without it', async () => {
    const link = { type: 'link', attrs: { href: 'java\nscript:alert(1)' } };
    const text = { type: 'text', text: 'words', marks: [link] };
    const body = { type: 'doc', content: [{ type: 'rateTable' }, { type: 'paragraph', content: [text] }] };
    const source = { name: 'Somebody', link: 'javascript:alert(1)' };
    await addArticle(portal, { slug: 'odd', body, source });
    const shown = await read('odd');
    expect(shown.source).toEqual({ name: 'Somebody', link: '' });
    expect(shown.body.content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text: 'words' }] }]);
  });

  test('without a text in this language it is a 404, and another call says in which it has one', async () => {
    await addArticle(portal, { slug: 'in-chinese', publishedIn: ['zh-CN'] });
    const languagesOf = async (id: string) =>
      await portal.visitor.get('GET /index/getArticleLanguages', { query: { kind: 'news', id } });
    const query = { lang: 'en', id: 'in-chinese' };
    const missing = await portal.visitor.call('GET /index/getNewsDetail', { query });
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'NOT_FOUND']);
    expect((await read('in-chinese')).languages).toEqual(['zh-CN']);
    expect(await languagesOf('in-chinese')).toEqual([{ lang: 'zh-CN', title: 'in-chinese zh-CN' }]);
    expect(await languagesOf('never-written')).toEqual([]);
    const help = await portal.visitor.call('GET /index/getHelpArticle', {
      query: { lang, id: 'in-chinese' },
    });
    expect(help.statusCode).toBe(404);
  });
});

test('GET /index/getNewsNewest gives so many, pinned or not', async () => {
  await addArticle(portal, { slug: 'old', publishAt: hours(-9), isPinned: true });
  await addArticle(portal, { slug: 'new', publishAt: hours(-1) });
  await addArticle(portal, { slug: 'middle', publishAt: hours(-2) });
  const newest = await portal.visitor.get('GET /index/getNewsNewest', { query: { lang, limit: 2 } });
  expect(newest.map(({ id }) => id)).toEqual(['new', 'middle']);
});

describe('help', () => {
  test('GET /index/getHelpList has the articles by topic, and no topic without any', async () => {
    await addArticle(portal, { slug: 'book', kind: 'help', category: 'booking', title: '怎样订舱' });
    await addArticle(portal, { slug: 'pay', kind: 'help', category: 'billing', title: '怎样付款' });
    await addArticle(portal, { slug: 'draft', kind: 'help', category: 'empty', publishedIn: [] });
    const list = async (query: object) => {
      const topics = await portal.visitor.get('GET /index/getHelpList', { query: { lang, ...query } });
      return topics.map(({ code, articles }) => [code, ...articles.map(({ id }) => id)]);
    };
    expect(await list({})).toEqual([
      ['billing', 'pay'],
      ['booking', 'book'],
    ]);
    expect(await list({ topic: 'booking' })).toEqual([['booking', 'book']]);
    expect(await list({ search: 'fukuan' })).toEqual([['billing', 'pay']]);
  });

  test('GET /index/getHelpArticle has its text, the page that it speaks of, and others of its topic', async () => {
    await addArticle(portal, { slug: 'book', kind: 'help', category: 'booking', aboutPath: '/business/lcl' });
    await addArticle(portal, { slug: 'import', kind: 'help', category: 'booking' });
    const read = async (id: string) =>
      await portal.visitor.get('GET /index/getHelpArticle', { query: { lang, id } });
    const article = await read('book');
    expect(article.related.map(({ id }) => id)).toEqual(['import']);
    expect(article.body.content).toHaveLength(1);
    expect(article.aboutPath).toBe('/business/lcl');
    expect((await read('import')).aboutPath).toBeNull();
  });

  test('GET /index/getHelpFor gives what speaks of a page or of one above it, the closest first', async () => {
    await addArticle(portal, { slug: 'bookings', kind: 'help', aboutPath: '/business' });
    await addArticle(portal, { slug: 'lcl', kind: 'help', aboutPath: '/business/lcl' });
    await addArticle(portal, { slug: 'form', kind: 'help', aboutPath: '/business/lcl/detail' });
    await addArticle(portal, { slug: 'nowhere', kind: 'help' });
    const about = async (path: string) => {
      const found = await portal.visitor.get('GET /index/getHelpFor', { query: { lang, path } });
      return found.map(({ id }) => id);
    };
    expect(await about('/business/lcl/detail')).toEqual(['form', 'lcl', 'bookings']);
    expect(await about('/business/lcl/index')).toEqual(['lcl', 'bookings']);
    expect(await about('/business/lclx')).toEqual(['bookings']);
    expect(await about('/cost')).toEqual([]);
  });
});

test('a site map gets each article with the languages that it can be read in', async () => {
  await addArticle(portal, { slug: 'both', publishAt: hours(-2) });
  await addArticle(portal, { slug: 'chinese', publishedIn: ['zh-CN'] });
  await addArticle(portal, { slug: 'none', publishedIn: [] });
  await addArticle(portal, { slug: 'later', publishAt: hours(1) });
  await addArticle(portal, { slug: 'both', kind: 'help' });
  const listed = await listPublished(portal.database.kysely, portal.clock());
  const updatedAt = hours(-1);
  expect(listed).toEqual([
    { kind: 'help', slug: 'both', languages: ['zh-CN', 'en'], updatedAt },
    { kind: 'news', slug: 'both', languages: ['zh-CN', 'en'], updatedAt },
    { kind: 'news', slug: 'chinese', languages: ['zh-CN'], updatedAt },
  ]);
});
