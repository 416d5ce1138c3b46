import { type Answers, renderRemote } from '@berth/runtime/testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';
import type { About } from './about.queries.ts';

const workingDays = [1, 2, 3, 4, 5];
const [shenzhen, ningbo] = sampleWebsiteConfig.page.en.branches;
if (!shenzhen || !ningbo) throw new Error('The sample has four branches.');

const about: About = {
  introduction: [
    { id: 's1', title: 'LCL first', text: 'Three cubic metres go the same way as a container.' },
  ],
  history: [
    { id: 'h1', year: 2011, month: 5, title: 'The first warehouse', text: 'Beside the port.' },
    { id: 'h2', year: 2026, month: 11, title: 'The portal opens', text: 'Booked online.' },
  ],
  certificates: [
    { id: 'c1', name: 'ISO 9001', number: 'QMS-1', issuer: 'A body', validUntil: '2026-11-26' },
    { id: 'c2', name: 'FMC', number: 'FMC-2', issuer: 'The commission', validUntil: '2026-11-27' },
    { id: 'c3', name: 'Business licence', number: 'BL-3', issuer: 'The city', validUntil: null },
  ],
  branches: [
    {
      ...shenzhen,
      hours: workingDays.map((weekday) => ({ weekday, opens: '08:30', closes: '18:30' })),
      closedDays: [{ day: '2026-11-30', reason: 'Stocktaking' }],
    },
    { ...ningbo, hours: [{ weekday: 6, opens: '09:00', closes: '12:00' }], closedDays: [] },
  ],
};

afterEach(() => void jest.restoreAllMocks());

async function openAbout(at: string, answers: Answers = { 'GET /index/getAbout': about }) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${at}:00+08:00`));
  const opened = await renderRemote(remote, {
    path: '/index/about',
    user: null,
    config: sampleWebsiteConfig,
    locale: 'en',
    answers,
  });
  await screen.findByRole('heading', { level: 1, name: 'About us' });
  return opened;
}

const branchNamed = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  return heading.closest('li')?.textContent;
};

// 27 November 2026 is a Friday.
test('a branch says whether it is open, by the clock of China', async () => {
  await openAbout('2026-11-27T18:29');
  expect(await branchNamed(shenzhen.name)).toContain('Open now');
  expect(await branchNamed(ningbo.name)).toContain('Closed nowOpens tomorrow at 09:00 (China time)');
});

test('a branch that is closed says when it opens, over a weekend and a day off', async () => {
  await openAbout('2026-11-27T18:30');
  expect(await branchNamed(shenzhen.name)).toContain('Opens on December 1, 2026 at 08:30 (China time)');
});

test('a branch that opens later in the day says so', async () => {
  await openAbout('2026-11-27T07:00');
  expect(await branchNamed(shenzhen.name)).toContain('Opens today at 08:30 (China time)');
});

test('on a day off a branch says why it is closed', async () => {
  await openAbout('2026-11-30T10:00');
  expect(await branchNamed(shenzhen.name)).toContain('Closed today: Stocktaking');
});

test('the history is an ordered list from the first year on', async () => {
  await openAbout('2026-11-27T10:00');
  const history = await screen.findByRole('region', { name: 'How we grew' });
  const events = within(within(history).getByRole('list')).getAllByRole('listitem');
  expect(events.map((event) => event.querySelector('time')?.dateTime)).toEqual(['2011-05', '2026-11']);
  expect(events[0]?.textContent).toBe('May 2011The first warehouseBeside the port.');
});

test('a certificate is valid through its last day, and one that has expired says so after the others', async () => {
  await openAbout('2026-11-27T23:59');
  const region = await screen.findByRole('region', { name: 'Registrations and certificates' });
  const cards = within(region)
    .getAllByRole('listitem')
    .map((card) => card.textContent);
  expect(cards).toEqual([
    'FMCNumberFMC-2Issued byThe commissionValidUntil November 27, 2026',
    'Business licenceNumberBL-3Issued byThe cityValidNo expiry',
    'ISO 9001NumberQMS-1Issued byA bodyValidExpired on November 26, 2026',
  ]);
});

test('search engines get the company with its departments', async () => {
  await openAbout('2026-11-27T10:00');
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
    JSON.parse(block.textContent ?? '{}'),
  );
  const page = blocks.find((block) => block['@type'] === 'AboutPage');
  expect(page.mainEntity).toMatchObject({ '@type': 'Organization' });
  expect(page.mainEntity.department).toHaveLength(4);
});

test('a company without history or certificates has no empty sections', async () => {
  await openAbout('2026-11-27T10:00', {
    'GET /index/getAbout': { ...about, introduction: [], history: [], certificates: [] },
  });
  await screen.findByRole('heading', { name: shenzhen.name });
  expect(screen.queryByRole('heading', { name: 'How we grew' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Registrations and certificates' })).toBeNull();
});
