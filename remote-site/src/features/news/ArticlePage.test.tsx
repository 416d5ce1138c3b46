import type { Answers } from '@berth/runtime/testing';
import { refuse, renderRemote } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { newsArticle } from '../../testing/sample-articles.ts';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';

const titled = (id: string) => ({ id, title: `About ${id}`, publishedOn: '2026-10-01' });
const missing = () => refuse('NOT_FOUND');

async function openArticle(answers: Answers, options: { search?: string; locale?: 'zh-CN' | 'en' } = {}) {
  return await renderRemote(remote, {
    path: `/index/news/detail${options.search ?? '?id=isf'}`,
    user: null,
    locale: options.locale ?? 'en',
    config: sampleWebsiteConfig,
    answers,
  });
}

const dataBlocks = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
    JSON.parse(block.textContent ?? ''),
  );

test('a visitor reads an article with its days, category, source, relatives and neighbours', async () => {
  await openArticle({
    'GET /index/getNewsDetail': newsArticle('isf', {
      updatedOn: '2026-11-20',
      source: { name: 'CBP', link: 'https://www.cbp.gov/' },
      related: [titled('bond')],
      previous: titled('older'),
      next: titled('newer'),
    }),
  });
  const article = await screen.findByRole('article');
  within(article).getByRole('heading', { level: 1, name: 'About isf' });
  within(article).getByText('All about isf.');
  within(article).getByText('November 4, 2026');
  within(article).getByText('Updated November 20, 2026');
  const hrefOf = (name: string | RegExp) => within(article).getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Rules')).toBe('/index/news?cate=rules&lang=en');
  expect(hrefOf('CBP')).toBe('https://www.cbp.gov/');
  expect(hrefOf('About bond')).toBe('/index/news/detail?id=bond&lang=en');
  expect(hrefOf('Previous About older')).toBe('/index/news/detail?id=older&lang=en');
  expect(hrefOf('Next About newer')).toBe('/index/news/detail?id=newer&lang=en');
});

test('a search engine is told what it is, in which language, by whom and when', async () => {
  await openArticle({ 'GET /index/getNewsDetail': newsArticle('isf') });
  await screen.findByRole('article');
  const [breadcrumbs, article] = dataBlocks();
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(article).toMatchObject({
    '@type': 'Article',
    headline: 'About isf',
    datePublished: '2026-11-04',
    inLanguage: 'en',
    publisher: { name: sampleWebsiteConfig.base.en.companyName },
  });
});

test('a source whose link is not safe is named without it', async () => {
  const source = { name: 'Somebody', link: 'javascript:alert(1)' };
  await openArticle({ 'GET /index/getNewsDetail': newsArticle('isf', { source }) });
  await screen.findByText(/Somebody/);
  expect(screen.queryByRole('link', { name: 'Somebody' })).toBeNull();
});

test('who goes on to another article begins at its top', async () => {
  const scrolls: unknown[] = [];
  window.scrollTo = (...place: unknown[]) => void scrolls.push(place);
  await openArticle({
    'GET /index/getNewsDetail': ({ query }) =>
      newsArticle(String(query.id), query.id === 'isf' ? { next: titled('newer') } : {}),
  });
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Next About newer' }));
  await screen.findByRole('heading', { level: 1, name: 'About newer' });
  expect(scrolls).toEqual([[0, 0]]);
});

test('an article that is published in the other language alone is named, and read there', async () => {
  const { location } = await openArticle(
    {
      'GET /index/getNewsDetail': ({ query }) =>
        query.lang === 'en' ? missing() : newsArticle('isf', { title: '十加二', languages: ['zh-CN'] }),
      'GET /index/getArticleLanguages': [{ lang: 'zh-CN', title: '十加二' }],
    },
    { search: '?id=isf&lang=en' },
  );
  await screen.findByRole('heading', { level: 1, name: 'This article is not available in English' });
  expect(dataBlocks().map((block) => block['@type'])).toEqual(['BreadcrumbList']);
  const link = screen.getByRole('link', { name: '十加二' });
  expect([link.lang, link.getAttribute('href')]).toEqual(['zh-CN', '/index/news/detail?id=isf&lang=zh-CN']);
  await userEvent.setup().click(link);
  await screen.findByRole('heading', { level: 1, name: '十加二' });
  expect(location()).toBe('/index/news/detail?id=isf');
});

test.each(['?id=none', '?id=', '', `?id=${'a'.repeat(81)}`])('there is no article at %j', async (search) => {
  const { calls } = await openArticle(
    { 'GET /index/getNewsDetail': missing, 'GET /index/getArticleLanguages': [] },
    { search, locale: 'zh-CN' },
  );
  await screen.findByRole('heading', { level: 1, name: '没有这篇文章' });
  expect(calls.length).toBe(search === '?id=none' ? 2 : 0);
});
