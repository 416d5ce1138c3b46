import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { addArticle } from '../../../../test/add-article.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { readXml } from '../../imports/sheet/read-xml.ts';
import { composeFeed } from './compose-feed.ts';

const path = '/index/news/feed.xml';
let portal: Portal;
beforeAll(async () => {
  portal = await openPortal({ config: { publicOrigin: 'https://portal.example' } });
});
afterEach(async () => void (await portal.database.kysely.deleteFrom('article').execute()));
afterAll(async () => await portal.close());

const ask = async (url = path, headers = {}) => await portal.app.inject({ url, headers });

type Element = { name: string; attributes: Readonly<Record<string, string>>; text: string };

/** Every element with its own text. Throws where the text is no XML, also where the parser alone would let it pass. */
async function elementsOf(xml: string): Promise<Element[]> {
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss [^<>]*>\n[\s\S]*<\/rss>\n$/);
  expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|#39);)/);
  expect(xml).not.toMatch(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff\p{Surrogate}]/u);
  const elements: Element[] = [];
  const open: Element[] = [];
  await readXml(Readable.from([Buffer.from(xml)]), {
    open: (name, attributes) => {
      const element = { name, attributes: attributes(), text: '' };
      elements.push(element);
      open.push(element);
    },
    close: (name) => expect(open.pop()?.name).toBe(name),
    text: (text) => {
      const element = open.at(-1);
      if (element) element.text += text;
    },
  });
  expect(open).toEqual([]);
  return elements;
}

const textsOf = (elements: Element[], name: string) =>
  elements.filter((element) => element.name === name).map(({ text }) => text);

describe('GET /index/news/feed.xml', () => {
  test('a reader of feeds gets the news whole, the newest first, by addresses of the site', async () => {
    const at = (hours: number) => new Date(portal.clock().getTime() + hours * 3600_000).toISOString();
    await addArticle(portal, { slug: 'first', publishAt: '2026-11-01T01:02:03.000Z', isPinned: true });
    const link = { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: '/index/contact' } }] };
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [link] }] };
    const source = { name: 'A & B', link: 'https://a.example/?x=1&y=2' };
    await addArticle(portal, { slug: 'second', publishAt: at(-1), body, source });
    await addArticle(portal, { slug: 'later', publishAt: at(1) });
    const response = await ask();
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const elements = await elementsOf(response.body);
    expect(textsOf(elements, 'language')).toEqual(['zh-CN']);
    expect(textsOf(elements, 'title')).toEqual(['泊位供应链 · 资讯中心', 'second zh-CN', 'first zh-CN']);
    expect(textsOf(elements, 'guid')).toEqual([
      'https://portal.example/index/news/detail?id=second',
      'https://portal.example/index/news/detail?id=first',
    ]);
    expect(textsOf(elements, 'pubDate').at(-1)).toBe('Sun, 01 Nov 2026 01:02:03 GMT');
    expect(textsOf(elements, 'encoded')[0]).toBe(
      '<p><a href="https://portal.example/index/contact">here</a></p>' +
        '<p>来源：<a href="https://a.example/?x=1&amp;y=2">A &amp; B</a></p>',
    );
    const self = elements.find(({ attributes }) => attributes.rel === 'self');
    expect(self?.attributes.href).toBe(`https://portal.example${path}`);
  });

  test('each language has what is published in it, and a withdrawal is seen at once', async () => {
    const id = await addArticle(portal, { slug: 'in-chinese', publishedIn: ['zh-CN'] });
    const titles = async (url: string) => textsOf(await elementsOf((await ask(url)).body), 'title').slice(1);
    expect(await titles(path)).toEqual(['in-chinese zh-CN']);
    expect(await titles(`${path}?lang=en`)).toEqual([]);
    const texts = portal.database.kysely.updateTable('article_text').where('article_id', '=', id);
    await texts.set({ is_published: true }).execute();
    const english = await elementsOf((await ask(`${path}?lang=en`)).body);
    expect(textsOf(english, 'link').filter(Boolean)).toEqual([
      'https://portal.example/index/news?lang=en',
      'https://portal.example/index/news/detail?id=in-chinese&lang=en',
    ]);
    await texts.set({ is_published: false }).execute();
    expect([await titles(path), await titles(`${path}?lang=en`)]).toEqual([[], []]);
  });

  test('who has it is told so, until something changes; a HEAD has no body', async () => {
    await addArticle(portal, { slug: 'known' });
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': String(headers.etag) };
    const again = await ask(path, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await addArticle(portal, { slug: 'new' });
    expect((await ask(path, known)).statusCode).toBe(200);
    const head = await portal.app.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('words that look like markup, and what XML cannot hold, are words or nothing', async () => {
    const text = { type: 'text', text: ']]><script>\u000b&amp;\ud83d' };
    const body = { type: 'doc', content: [{ type: 'rateTable' }, { type: 'paragraph', content: [text] }] };
    const source = { name: '<i>', link: 'javascript:alert(1)' };
    await addArticle(portal, { slug: 'odd', title: '<b> & "x" \u0001', body, source });
    const elements = await elementsOf((await ask()).body);
    expect(textsOf(elements, 'title').at(-1)).toBe('<b> & "x"  zh-CN');
    expect(textsOf(elements, 'encoded')).toEqual([
      '<p>]]&gt;&lt;script&gt;&amp;amp;</p><p>来源：&lt;i&gt;</p>',
    ]);
  });

  test('an unknown language, or several, is the portal’s first', async () => {
    for (const query of ['?lang=xx', '?lang=en&lang=zh-CN', '?lang']) {
      expect(textsOf(await elementsOf((await ask(path + query)).body), 'language')).toEqual(['zh-CN']);
    }
  });
});

test('the check of the XML sees what is none', async () => {
  const feed = {
    title: 'x',
    description: 'x',
    language: 'en',
    path: '/f',
    pagePath: '/',
    items: [],
  } as const;
  const xml = composeFeed(feed, 'https://portal.example');
  await elementsOf(xml);
  for (const wrong of [
    xml.replace('</channel>', ''),
    xml.replace('>x<', '>&nbsp;<'),
    xml.replace('>x<', '><i>x<'),
  ]) {
    await expect(elementsOf(wrong)).rejects.toThrow();
  }
});
