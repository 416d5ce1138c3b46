import type { Answers } from '@berth/runtime/testing';
import { refuse, renderRemote } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { helpArticle, newsRow } from '../../testing/sample-articles.ts';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';

const topics = [
  { code: 'booking', title: 'Booking', articles: [newsRow('book'), newsRow('import')] },
  { code: 'billing', title: 'Bills', articles: [newsRow('pay')] },
];

async function openHelp(path: string, answers: Answers = {}) {
  return await renderRemote(remote, {
    path: `/index/help${path}`,
    user: null,
    locale: 'en',
    config: sampleWebsiteConfig,
    answers: { 'GET /index/getHelpList': topics, ...answers },
  });
}

const headings = (level: number) =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent);

test('a visitor finds the help by topic, each article a link', async () => {
  await openHelp('');
  await screen.findByRole('heading', { level: 1, name: 'Help centre' });
  expect(headings(2)).toEqual(['Booking', 'Bills']);
  expect(headings(3)).toEqual(['About book', 'About import', 'About pay']);
  const chips = within(screen.getByRole('navigation', { name: 'Help topics' })).getAllByRole('link');
  expect(chips.map((chip) => [chip.textContent, chip.getAttribute('href')])).toEqual([
    ['All 3', '/index/help?lang=en'],
    ['Booking 2', '/index/help?topic=booking&lang=en'],
    ['Bills 1', '/index/help?topic=billing&lang=en'],
  ]);
  expect(screen.getByRole('link', { name: 'About pay' }).getAttribute('href')).toBe(
    '/index/help/article?id=pay&lang=en',
  );
});

test('one topic can be read by itself, and one that is none is said to be none', async () => {
  await openHelp('?topic=billing');
  await screen.findByRole('heading', { level: 1, name: 'Bills' });
  expect(headings(3)).toEqual(['About pay']);
});

test('a topic that is none is said to be none', async () => {
  await openHelp('?topic=none');
  await screen.findByRole('heading', { level: 1, name: 'There is no such topic' });
});

test('a search is asked for, and may find nothing', async () => {
  const { calls, location } = await openHelp('', {
    'GET /index/getHelpList': ({ query }) => (query.search ? [] : topics),
  });
  await userEvent
    .setup()
    .type(await screen.findByRole('searchbox', { name: 'Search the help' }), 'zzz{Enter}');
  expect((await screen.findByRole('status')).textContent).toContain('No article matches “zzz”.');
  expect(location()).toBe('/index/help?search=zzz&lang=en');
  expect(calls.at(-1)?.query).toMatchObject({ lang: 'en', search: 'zzz' });
});

test('an article leads to the page of the portal that it speaks of', async () => {
  await openHelp('/article?id=book', {
    'GET /index/getHelpArticle': helpArticle('book', { aboutPath: '/business/lcl' }),
  });
  await screen.findByRole('heading', { level: 1, name: 'About book' });
  screen.getByText('How to book.');
  const way = screen.getByRole('region', { name: 'Open in the portal' });
  const link = within(way).getByRole('link', { name: 'LCL bookings' });
  expect(link.getAttribute('href')).toBe('/business/lcl/index');
  expect(screen.getByRole('link', { name: 'Booking' }).getAttribute('href')).toBe(
    '/index/help?topic=booking&lang=en',
  );
});

test('an article that is not in this language, or in none, is told of', async () => {
  const missing = { 'GET /index/getHelpArticle': () => refuse('NOT_FOUND') };
  const { calls } = await openHelp('/article?id=book', {
    ...missing,
    'GET /index/getArticleLanguages': [{ lang: 'zh-CN', title: '怎样订舱' }],
  });
  await screen.findByRole('link', { name: '怎样订舱' });
  expect(calls.at(-1)?.query).toMatchObject({ kind: 'help', id: 'book' });
});
