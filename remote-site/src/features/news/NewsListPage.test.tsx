import type { Answers } from '@berth/runtime/testing';
import { refuse, renderRemote } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { newsRow } from '../../testing/sample-articles.ts';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';

const categories = [
  { code: 'rules', title: 'Rules', count: 9 },
  { code: 'fba', title: 'Amazon FBA', count: 3 },
  { code: 'empty', title: 'Empty', count: 0 },
];
const rows = [newsRow('pinned', { isPinned: true }), newsRow('isf')];

async function openNews(search = '', answers: Answers = {}) {
  return await renderRemote(remote, {
    path: `/index/news${search}`,
    user: null,
    locale: 'en',
    config: sampleWebsiteConfig,
    answers: {
      'GET /index/getNewsCate': categories,
      'GET /index/getNewsList': { rows, total: 12 },
      ...answers,
    },
  });
}

const asked = ({ calls }: Awaited<ReturnType<typeof openNews>>) =>
  calls.filter(({ key }) => key === 'GET /index/getNewsList').map(({ query }) => query);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a visitor sees the news as dated lines, the pinned marked, and the ways on', async () => {
  const opened = await openNews();
  await screen.findByRole('heading', { level: 1, name: 'News' });
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 2)).toEqual(['About pinned', 'About isf']);
  const line = screen.getByRole('heading', { name: 'About pinned' }).closest('li');
  expect(line?.textContent).toBe('November 4, 2026PinnedAbout pinnedpinned in shortRules');
  expect(screen.getAllByText('Pinned')).toHaveLength(1);
  expect(hrefOf('About isf')).toBe('/index/news/detail?id=isf&lang=en');
  expect(hrefOf('RSS feed')).toBe('/index/news/feed.xml?lang=en');
  expect(hrefOf('Next page')).toBe('/index/news?page=2&lang=en');
  expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull();
  expect(asked(opened)).toMatchObject([{ lang: 'en', page: 1, pageSize: 10 }]);
});

test('categories are links with their counts, those without any are left out', async () => {
  const opened = await openNews('?cate=fba');
  await screen.findByRole('heading', { level: 1, name: 'Amazon FBA' });
  const chips = within(screen.getByRole('navigation', { name: 'News categories' })).getAllByRole('link');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['All 12', 'Rules 9', 'Amazon FBA 3']);
  expect(chips.map((chip) => chip.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  expect(chips[1]?.getAttribute('href')).toBe('/index/news?cate=rules&lang=en');
  expect(asked(opened)).toMatchObject([{ lang: 'en', page: 1, pageSize: 10, cate: 'fba' }]);
});

test('a search keeps the category, and can be cleared', async () => {
  const opened = await openNews('?cate=fba&page=2');
  const user = userEvent.setup();
  const box = await screen.findByRole('searchbox', { name: 'Search the news' });
  const form = box.closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/index/news']);
  const hidden = [...(form?.querySelectorAll('input[type=hidden]') ?? [])] as HTMLInputElement[]; // by its selector
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['cate', 'fba'],
    ['lang', 'en'],
  ]);
  await user.type(box, ' carton & weight {Enter}');
  await screen.findByText('12 on “carton & weight”');
  expect(opened.location()).toBe('/index/news?cate=fba&search=carton+%26+weight&lang=en');
  expect(asked(opened).at(-1)).toMatchObject({ cate: 'fba', search: 'carton & weight', page: 1 });
  expect(hrefOf('Next page')).toBe('/index/news?cate=fba&search=carton+%26+weight&page=2&lang=en');
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  await waitFor(() => expect(opened.location()).toBe('/index/news?cate=fba&lang=en'));
});

test('nothing found, and nothing there yet, are said', async () => {
  await openNews('?search=zzz', { 'GET /index/getNewsList': { rows: [], total: 0 } });
  const status = await screen.findByRole('status');
  expect(status.textContent).toContain('No article matches “zzz”.');
});

test('without any news the page says so', async () => {
  await openNews('', { 'GET /index/getNewsList': { rows: [], total: 0 }, 'GET /index/getNewsCate': [] });
  expect((await screen.findByRole('status')).textContent).toBe('There is no news yet.');
});

test.each(['?cate=none', '?page=3'])('there is no page at %s', async (search) => {
  await openNews(search, { 'GET /index/getNewsList': { rows: [], total: 12 } });
  await screen.findByRole('heading', { level: 1, name: 'There is no such category or page' });
});

test.each(['0', '-1', '1e3', 'x', '99999999'])('a page of %j is the first', async (page) => {
  const opened = await openNews(`?page=${page}`);
  await screen.findByRole('heading', { level: 1, name: 'News' });
  expect(asked(opened)).toMatchObject([{ lang: 'en', page: 1, pageSize: 10 }]);
});

test('a search that is too long is cut, never in the middle of a character', async () => {
  const opened = await openNews(`?search=${encodeURIComponent(`${'a'.repeat(99)}🚢`)}`);
  await screen.findByRole('heading', { level: 1, name: 'News' });
  expect(asked(opened)[0]?.search).toBe('a'.repeat(99));
});

test('what cannot be read is said, and is read again on demand', async () => {
  let isDown = true;
  const list = () => (isDown ? refuse('INTERNAL') : { rows, total: 2 });
  await openNews('', { 'GET /index/getNewsList': list });
  await screen.findByRole('alert');
  isDown = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { name: 'About isf' });
});
