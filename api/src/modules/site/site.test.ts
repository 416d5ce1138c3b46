import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { seedReference } from '../../seed/reference/seed-reference.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());

describe('GET /index/index', () => {
  test('answers before anything was seeded: the name and an empty page', async () => {
    const { base, page } = await portal.visitor.get('GET /index/index');
    expect(base['zh-CN'].appName).toBe('泊位');
    expect(page.en.news).toEqual([]);
  });

  test('has the site in both languages, with the same things in each', async () => {
    await seedReference({ database: portal.database.kysely, clock: portal.clock });
    portal.clock.advance(60);
    const { base, page } = await portal.visitor.get('GET /index/index');
    expect(base['zh-CN'].companyName).toBe('泊位供应链');
    expect(base.en.companyName).toBe('Berth Supply Chain');
    expect(base.en.dashboardUrl).toBe('/statistical');
    const outline = ({ services, advantages, branches, routes, news }: typeof page.en) => ({
      services: services.map(({ id }) => id),
      advantages: advantages.map(({ id, figure }) => [id, figure]),
      branches: branches.map(({ code }) => code),
      routes: routes.map(({ from, to }) => [from.code, to.code]),
      news: news.map(({ id, date }) => [id, date]),
    });
    expect(outline(page.en)).toEqual(outline(page['zh-CN']));
    expect(page.en.branches.map(({ code }) => code)).toEqual(['SZ', 'NB', 'QD', 'XM']);
    expect(page.en.news.length).toBeGreaterThanOrEqual(5);
    expect(page['zh-CN'].routes.find((route) => route.to.code === 'USLGB')?.from.name).toBe('盐田');
  });

  test('fills the figures in from what we have, and leaves no place open', async () => {
    const { page } = await portal.visitor.get('GET /index/index');
    const { count } = await portal.database.kysely
      .selectFrom('port')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const ports = page.en.advantages.find(({ id }) => id === 'ports');
    expect(ports?.figure).toBe(String(count));
    expect(JSON.stringify(page)).not.toMatch(/\{\w+\}/);
  });
});
