import { expect, test } from '@jest/globals';
import { writeHead } from './write-head.ts';

const placed = {
  path: '/index/news',
  locale: 'zh-CN',
  origin: 'https://portal.example',
  appName: '泊位',
} as const;
const head = { title: '资讯', description: '新闻' };

test('a page names itself and its other language, each at an address of its own', () => {
  const chinese = writeHead(head, placed);
  expect(chinese).toContain('<link rel="canonical" href="https://portal.example/index/news">');
  expect(chinese).toContain(
    '<link rel="alternate" hreflang="zh-Hans" href="https://portal.example/index/news">',
  );
  expect(chinese).toContain(
    '<link rel="alternate" hreflang="en" href="https://portal.example/index/news?lang=en">',
  );
  const canonical = '/index/news/detail?id=isf';
  const english = writeHead({ ...head, canonical }, { ...placed, locale: 'en' });
  expect(english).toContain(
    'rel="canonical" href="https://portal.example/index/news/detail?id=isf&amp;lang=en"',
  );
});

test('of a page in one language the other is not named', () => {
  const only = writeHead({ ...head, languages: ['en'] }, { ...placed, locale: 'en' });
  expect(only).not.toContain('hreflang="zh-Hans"');
  expect(only).toContain('hreflang="x-default" href="https://portal.example/index/news?lang=en"');
});

test('a page that is missing is not indexed, and names no address', () => {
  const missing = writeHead({ ...head, isMissing: true }, placed);
  expect(missing).toContain('noindex');
  expect(missing).not.toContain('canonical');
});

test('a page for whoever was given its address is not indexed, and no other site hears of it', () => {
  const unlisted = writeHead({ ...head, isUnlisted: true }, placed);
  expect(unlisted).toContain('<meta name="robots" content="noindex" data-drawn>');
  expect(unlisted).toContain('<meta name="referrer" content="no-referrer" data-drawn>');
  expect(unlisted).not.toContain('canonical');
});

test('whatever is said stays where it is said', () => {
  const evil = '"><script>alert(1)</script>';
  const written = writeHead(
    { title: evil, description: evil, canonical: `/index?x=${evil}`, data: [{ name: '</script><script>' }] },
    { ...placed, appName: evil },
  );
  expect(written).not.toContain('<script>');
  expect(written.match(/<script/g)).toHaveLength(1);
  expect(written).toContain('\\u003c/script>\\u003cscript>');
});

test('addresses of a data block are whole, texts that begin with a slash are not', () => {
  const data = [{ '@type': 'BreadcrumbList', itemListElement: [{ item: '/index/news', name: '/a' }] }];
  const written = writeHead({ ...head, data }, placed);
  expect(written).toContain('{"item":"https://portal.example/index/news","name":"/a"}');
});
