import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Portal } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

describe('GET /index/getTransitTimes', () => {
  test('has both ends, days, sailings, channel and cut-off of each route, in the language asked for', async () => {
    const { routes } = await portal.visitor.get('GET /index/getTransitTimes', { query: { lang: 'en' } });
    const route = routes.find(({ from, to }) => from.code === 'CNNBG' && to.code === 'USLAX');
    expect(route).toMatchObject({
      from: { name: 'Ningbo' },
      to: { name: 'Los Angeles' },
      transitDays: 16,
      sailingsPerWeek: 4,
      channel: { code: 'US-WEST-SEA', name: 'US West regular vessel' },
      cutOffDays: 3,
    });
    const chinese = await portal.visitor.get('GET /index/getTransitTimes', { query: {} });
    expect(chinese.routes.map(({ to }) => to.name)).toContain('洛杉矶');
  });

  test('says how each channel charges that can be booked, and leaves closed ones out', async () => {
    const { channels } = await portal.visitor.get('GET /index/getTransitTimes', { query: {} });
    expect(channels.find(({ code }) => code === 'US-WEST-COURIER')?.chargeable).toEqual({
      cm3PerKg: 6000,
      minimum: 12,
      step: 1,
    });
    expect(channels.some(({ code }) => code === 'MX-TRUCK')).toBe(false);
  });
});

describe('GET /index/getWarehouses', () => {
  const find = async (query: Record<string, unknown>) =>
    await portal.visitor.get('GET /index/getWarehouses', { query });

  test('finds a code first, then what begins so, then the rest', async () => {
    const { rows } = await find({ words: 'ont8', lang: 'en' });
    expect(rows[0]).toMatchObject({
      kind: 'amazon',
      code: 'ONT8',
      country: { code: 'US', name: 'United States' },
      stateName: 'CA',
    });
    const byStart = await find({ words: 'ont' });
    expect(byStart.rows[0]?.code).toMatch(/^ONT/);
  });

  test('finds by city and by country, full-width too, within one kind', async () => {
    const { rows: byCity } = await find({ words: 'Moreno Valley', pageSize: 50 });
    expect(byCity.length).toBeGreaterThan(0);
    expect(byCity.every(({ city }) => city === 'Moreno Valley')).toBe(true);
    const { rows: german } = await find({ words: '德国', kind: 'amazon', pageSize: 50 });
    expect(new Set(german.map(({ country }) => country.code))).toEqual(new Set(['DE']));
    expect((await find({ words: 'ＯＮＴ８' })).rows[0]?.code).toBe('ONT8');
  });

  test('gives pages that add up, and nothing for what nobody has', async () => {
    const all = await find({ kind: 'walmart', pageSize: 50 });
    const first = await find({ kind: 'walmart', pageSize: 10 });
    const second = await find({ kind: 'walmart', pageSize: 10, page: 2 });
    expect(first.total).toBe(all.total);
    expect([...first.rows, ...second.rows]).toEqual(all.rows.slice(0, 20));
    expect(await find({ words: 'no such warehouse' })).toEqual({ rows: [], total: 0 });
    const wrong = await portal.visitor.call('GET /index/getWarehouses', { query: { pageSize: 1000 } });
    expect(wrong.statusCode).toBe(400);
  });
});
