import type { SitePage, WebsiteConfig } from '@berth/contract';
import { renderRemote } from '@berth/runtime/testing';
import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { newsRow } from '../../testing/sample-articles.ts';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';

const nobody = { path: '/index', user: null, config: sampleWebsiteConfig };
const newest = [newsRow('isf', { title: 'ISF 10+2' }), newsRow('vgm', { publishedOn: '2026-09-16' })];

async function openHome(options: Parameters<typeof renderRemote>[1]) {
  const answers = {
    'GET /index/getNewsNewest': newest,
    'GET /index/getBanners': [],
    'GET /index/getBulletins': [],
    ...options.answers,
  };
  const opened = await renderRemote(remote, { ...options, answers });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

function withPage(change: Partial<SitePage>): WebsiteConfig {
  const { page } = sampleWebsiteConfig;
  return {
    ...sampleWebsiteConfig,
    page: { 'zh-CN': { ...page['zh-CN'], ...change }, en: { ...page.en, ...change } },
  };
}

describe.each(['zh-CN', 'en'] as const)('the home page in %s', (locale) => {
  test('says everything that the configuration says', async () => {
    await openHome({ ...nobody, locale });
    const page = sampleWebsiteConfig.page[locale];
    const base = sampleWebsiteConfig.base[locale];
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(page.hero.title);
    for (const { title } of [...page.services, ...page.advantages])
      screen.getByRole('heading', { name: title, level: 3 });
    for (const branch of page.branches) {
      screen.getByRole('heading', { name: branch.name });
      screen.getByText(branch.address);
      expect(screen.getByRole('link', { name: branch.phone }).getAttribute('href')).toMatch(/^tel:\+86\d+$/);
    }
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(page.routes.length + 1);
    expect(screen.getByRole('link', { name: base.email }).getAttribute('href')).toBe(`mailto:${base.email}`);
  });

  test('has a heading order without gaps, and no link that leads nowhere', async () => {
    const { view } = await openHome({ ...nobody, locale });
    const levels = screen.getAllByRole('heading').map((heading) => Number(heading.tagName.slice(1)));
    for (const [index, level] of levels.entries())
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    for (const link of view.container.querySelectorAll('a[href^="#"]')) {
      const target = link.getAttribute('href')?.slice(1) ?? '';
      expect(document.getElementById(target)?.id).toBe(target);
    }
  });
});

test('a visitor is asked to log in, who is signed in goes on to the workspace', async () => {
  await openHome({ ...nobody, locale: 'en' });
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  for (const link of screen.getAllByRole('link', { name: 'Sign in to book' })) {
    expect(link.getAttribute('href')).toBe('/login');
  }
  cleanup();
  await openHome({ path: '/index', locale: 'en', config: sampleWebsiteConfig });
  const [first] = screen.getAllByRole('link', { name: 'Open workspace' });
  expect(first?.getAttribute('href')).toBe('/business/lcl/index');
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
});

test('choosing a route shows its ports, days, sailings and distance', async () => {
  await openHome({ ...nobody, locale: 'en' });
  const user = userEvent.setup();
  const map = screen.getByRole('region', { name: 'Route map' });
  const opening = within(map).getByRole<HTMLInputElement>('radio', {
    name: /Ningbo to Los Angeles.*14–18 days/,
  });
  expect(opening.checked).toBe(true);
  const next = within(map).getByRole<HTMLInputElement>('radio', { name: /Yantian to Felixstowe/ });
  await user.click(next);
  expect(next.checked).toBe(true);
  const values = within(map)
    .getAllByRole('definition')
    .map((value) => value.textContent);
  expect(values).toEqual(['28–32 days', '3 a week', '≈ 9,800 nm', 'United Kingdom sea and truck']);
});

test('the language switch changes the page in place', async () => {
  await openHome({ ...nobody, locale: 'zh-CN' });
  await userEvent.setup().click(screen.getByRole('link', { name: 'English' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: sampleWebsiteConfig.page.en.hero.title }),
  ).toBeDefined();
});

test('a visitor finds the newest news with their dates, and goes on to each and to all', async () => {
  const { calls } = await openHome({ ...nobody, locale: 'en' });
  const section = await screen.findByRole('region', { name: 'News' });
  const lines = within(section).getAllByRole('listitem');
  expect(lines.map((line) => within(line).getByRole('time').textContent)).toEqual([
    'November 4, 2026',
    'September 16, 2026',
  ]);
  const href = (name: string) => within(section).getByRole('link', { name }).getAttribute('href');
  expect(href('ISF 10+2')).toBe('/index/news/detail?id=isf&lang=en');
  expect(href('All news')).toBe('/index/news?lang=en');
  const asked = calls.find(({ key }) => key === 'GET /index/getNewsNewest');
  expect(asked?.query).toMatchObject({ lang: 'en', limit: 6 });
});

test('banners stand under the hero with their links, and there is no strip without any', async () => {
  const banner = {
    id: 'b',
    title: 'Open over the Spring Festival',
    line: 'Yantian and Ningbo',
    picture: null,
  };
  const picture = { id: 'p1', width: 1600, height: 900 };
  const own = { ...banner, link: { to: '/index/contact', words: 'Addresses' } };
  const other = { ...banner, id: 'c', line: '', link: { to: 'https://berth.test/x', words: 'Read more' } };
  await openHome({
    ...nobody,
    locale: 'en',
    answers: { 'GET /index/getBanners': [own, other, { ...banner, id: 'd', link: null, picture }] },
  });
  const strip = await screen.findByRole('region', { name: 'Announcements' });
  expect(within(strip).getAllByRole('listitem')).toHaveLength(3);
  const href = (name: string) => within(strip).getByRole('link', { name }).getAttribute('href');
  expect([href('Addresses'), href('Read more')]).toEqual(['/index/contact?lang=en', 'https://berth.test/x']);
  expect(strip.querySelectorAll('img')).toHaveLength(1);
  expect(strip.querySelector('img')?.getAttribute('src')).toBe('/site-pictures/p1-480.webp');
  cleanup();
  await openHome({ ...nobody, locale: 'en' });
  expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
});

test('bulletins stand above the news, dated, also where there are no news', async () => {
  const bulletin = { id: 'b1', text: '系统维护', day: '2026-11-20', link: '/index/news', isPinned: true };
  await openHome({
    ...nobody,
    locale: 'zh-CN',
    answers: { 'GET /index/getBulletins': [bulletin], 'GET /index/getNewsNewest': [] },
  });
  const lines = await screen.findByRole('list', { name: '公告' });
  expect(within(lines).getByRole('time').textContent).toBe('2026年11月20日');
  expect(within(lines).getByText('置顶')).toBeTruthy();
  expect(within(lines).getByRole('link', { name: '系统维护' }).getAttribute('href')).toBe('/index/news');
});

test('a section without content is left out', async () => {
  const config = withPage({ routes: [], services: [], advantages: [], branches: [] });
  const { calls } = await openHome({
    ...nobody,
    locale: 'en',
    config,
    answers: { 'GET /index/getNewsNewest': [] },
  });
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('link', { name: 'See transit times' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'News' })).toBeNull();
});

test('search engines get a description and the company with its branches', async () => {
  await openHome({ ...nobody, locale: 'en' });
  const { hero } = sampleWebsiteConfig.page.en;
  expect(document.head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(hero.lead);
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(data).toMatchObject({ '@type': 'Organization', name: sampleWebsiteConfig.base.en.companyName });
  expect(data.department).toHaveLength(4);
});
