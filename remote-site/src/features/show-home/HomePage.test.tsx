import type { SitePage, WebsiteConfig } from '@berth/contract';
import { renderRemote } from '@berth/runtime/testing';
import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { remote } from '../../remote.tsx';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';

const nobody = { path: '/index', user: null, config: sampleWebsiteConfig };

async function openHome(options: Parameters<typeof renderRemote>[1]) {
  const opened = await renderRemote(remote, options);
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
    for (const { title } of [...page.services, ...page.advantages, ...page.news])
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
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  for (const link of screen.getAllByRole('link', { name: 'Sign in to book' })) {
    expect(link.getAttribute('href')).toBe('/login');
  }
  cleanup();
  await openHome({ path: '/index', locale: 'en', config: sampleWebsiteConfig });
  const [first] = screen.getAllByRole('link', { name: 'Open workspace' });
  expect(first?.getAttribute('href')).toBe('/business/lcl/index');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
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

test('news opens in its place', async () => {
  await openHome({ ...nobody, locale: 'en' });
  const details = screen.getByRole('heading', { name: /four times a week/ }).closest('details');
  expect(details?.open).toBe(false);
  await userEvent.setup().click(screen.getByRole('heading', { name: /four times a week/ }));
  expect(details?.open).toBe(true);
  expect(details?.textContent).toContain('Thursday, 18:00');
});

test('a section without content is left out', async () => {
  const config = withPage({ news: [], routes: [], services: [], advantages: [], branches: [] });
  await openHome({ ...nobody, locale: 'en', config });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('link', { name: 'See transit times' })).toBeNull();
});

test('search engines get a description and the company with its branches', async () => {
  await openHome({ ...nobody, locale: 'en' });
  const { hero } = sampleWebsiteConfig.page.en;
  expect(document.head.querySelector('meta[name="description"]')?.getAttribute('content')).toBe(hero.lead);
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(data).toMatchObject({ '@type': 'Organization', name: sampleWebsiteConfig.base.en.companyName });
  expect(data.department).toHaveLength(4);
});
