import { refuse, renderRemote } from '@berth/runtime/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote.tsx';
import { sampleWebsiteConfig } from '../../testing/sample-website-config.ts';
import type { Job, Jobs } from './join.queries.ts';

const clerk: Job = {
  id: 'j1',
  slug: 'clerk-ningbo',
  title: 'Customs declarant',
  branch: { code: 'NB', city: 'Ningbo', name: 'Ningbo branch', address: '8/F, Berth Centre' },
  kind: 'partTime',
  postedOn: '2026-11-10',
  validUntil: '2027-01-31',
  isOpen: true,
  description: ['Check declaration elements', 'Tell customers why papers were returned'],
  requirements: ['Two years of export declarations'],
};
const sales: Job = { ...clerk, id: 'j2', slug: 'sales', title: 'Route sales', isOpen: false };
const partners: Jobs['partners'] = {
  kinds: [{ id: 'p1', title: 'Hauliers', text: 'With trucks of their own.' }],
  partnerGets: [{ id: 'p2', title: 'Steady volume', text: 'A week ahead.' }],
  companyGets: [],
};

const nobody = { user: null, config: sampleWebsiteConfig, locale: 'en' as const };

const openJoin = (jobs: Job[]) =>
  renderRemote(remote, {
    ...nobody,
    path: '/index/join',
    answers: { 'GET /index/getJobs': { jobs, partners } },
  });

const openJob = (job: Job | null, slug = 'clerk-ningbo') =>
  renderRemote(remote, {
    ...nobody,
    path: `/index/join/job?id=${slug}`,
    answers: { 'GET /index/getJob': () => job ?? refuse('NOT_FOUND') },
  });

const blocks = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
    JSON.parse(block.textContent ?? '{}'),
  );

test('open jobs stand first and lead to their pages, those that are over are told apart', async () => {
  await openJoin([clerk, sales]);
  const open = await screen.findByRole('region', { name: 'Open jobs' });
  const line = within(open).getByRole('listitem');
  expect(line.textContent).toBe(
    'Customs declarantNingbo · Part-timePosted November 10, 2026Apply by January 31, 2027',
  );
  expect(within(line).getByRole('link').getAttribute('href')).toBe('/index/join/job?id=clerk-ningbo&lang=en');
  const closed = screen.getByRole('region', { name: 'Closed jobs' });
  expect(within(closed).getByRole('listitem').textContent).toContain('Closed');
});

test('without open jobs the page says so', async () => {
  await openJoin([sales]);
  expect((await screen.findByRole('region', { name: 'Open jobs' })).textContent).toContain(
    'There is no open job at the moment.',
  );
});

test('partners read what is asked of them and where to write; a group without content is left out', async () => {
  await openJoin([]);
  const region = await screen.findByRole('region', { name: 'Partners' });
  within(region).getByRole('heading', { name: 'Hauliers', level: 4 });
  within(region).getByRole('link', { name: sampleWebsiteConfig.base.en.email });
  expect(within(region).queryByRole('heading', { name: 'What we get' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Closed jobs' })).toBeNull();
});

test('an open job says what it is and how to apply', async () => {
  await openJob(clerk);
  await screen.findByRole('heading', { level: 1, name: 'Customs declarant' });
  for (const line of [...clerk.description, ...clerk.requirements]) screen.getByText(line);
  const apply = screen.getByRole('heading', { name: 'How to apply' }).closest('section');
  expect(apply?.querySelector('a')?.getAttribute('href')).toBe(
    `mailto:${sampleWebsiteConfig.base.en.email}?subject=Customs%20declarant%20%C2%B7%20Ningbo`,
  );
});

test('search engines get an open job with its last day in China', async () => {
  await openJob(clerk);
  await screen.findByRole('heading', { level: 1 });
  expect(blocks().find((block) => block['@type'] === 'JobPosting')).toMatchObject({
    title: 'Customs declarant',
    datePosted: '2026-11-10',
    validThrough: '2027-01-31T23:59:59+08:00',
    employmentType: 'PART_TIME',
    hiringOrganization: { name: sampleWebsiteConfig.base.en.companyName },
    jobLocation: { address: { addressLocality: 'Ningbo' } },
  });
});

test('a job that is over says so, takes no applications and is not offered to search engines', async () => {
  await openJob(sales);
  await screen.findByText(/This job is closed/);
  expect(screen.queryByRole('heading', { name: 'How to apply' })).toBeNull();
  expect(blocks().map((block) => block['@type'])).toEqual(['BreadcrumbList']);
});

test('a job that nobody knows leads back to the jobs', async () => {
  await openJob(null, 'nobody');
  await screen.findByRole('heading', { level: 1, name: 'There is no such job' });
  expect(screen.getByRole('link', { name: 'See the open jobs' }).getAttribute('href')).toBe(
    '/index/join?lang=en',
  );
});
