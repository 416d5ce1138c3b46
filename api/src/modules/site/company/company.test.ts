import { agreementVersion, locales } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Portal } from '../../../../test/portal.ts';
import { openTradingPortal } from '../../../../test/trading-portal.ts';
import { seedReference } from '../../../seed/reference/seed-reference.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

const han = /\p{Script=Han}/u;

describe('GET /index/getAbout', () => {
  test('tells the same of the company in both languages', async () => {
    const [chinese, english] = await Promise.all(
      locales.map((lang) => portal.visitor.get('GET /index/getAbout', { query: { lang } })),
    );
    const outline = (about: typeof english) => ({
      introduction: about?.introduction.map(({ id }) => id),
      history: about?.history.map(({ id, year, month }) => [id, year, month]),
      certificates: about?.certificates.map(({ id, validUntil }) => [id, validUntil]),
      branches: about?.branches.map(({ code, hours }) => [code, hours]),
    });
    expect(outline(english)).toEqual(outline(chinese));
    expect(chinese?.introduction.every(({ title, text }) => han.test(title) && han.test(text))).toBe(true);
    expect(english?.introduction.some(({ title, text }) => han.test(title + text))).toBe(false);
    expect(english?.branches.map(({ code }) => code)).toEqual(['SZ', 'NB', 'QD', 'XM']);
  });

  test('answers in Chinese where the address says no language, and refuses one that the portal has not', async () => {
    const about = await portal.visitor.get('GET /index/getAbout', { query: {} });
    expect(about.branches[0]?.city).toBe('深圳');
    const answer = await portal.visitor.call('GET /index/getAbout', { query: { lang: 'fr' } });
    expect(answer.json().code).toBe('REQUEST_INVALID');
  });

  test('names the days on which a branch is closed from today on, its own and those of all', async () => {
    const { kysely } = portal.database;
    await kysely
      .insertInto('closed_day')
      .values({
        id: '7d0f3a7e-6c05-4f3c-9a3b-0d5f5d1d0001',
        ordinal: 0,
        day: '2026-11-20',
        branch_code: 'NB',
        reason_zh: '盘点',
        reason_en: 'Stocktaking',
      })
      .execute();
    const { branches } = await portal.visitor.get('GET /index/getAbout', { query: { lang: 'en' } });
    const closed = new Map(branches.map(({ code, closedDays }) => [code, closedDays]));
    expect(closed.get('NB')?.[0]).toEqual({ day: '2026-11-20', reason: 'Stocktaking' });
    expect(closed.get('SZ')?.[0]).toEqual({ day: '2027-01-01', reason: 'New Year’s Day' });
  });
});

describe('what a release ships', () => {
  test('leaves a row as staff changed it, and brings the others up to date', async () => {
    const { kysely } = portal.database;
    const job = (slug: string) => kysely.updateTable('job').where('slug', '=', slug);
    await job('lcl-operations-shenzhen').set({ title_en: 'Changed by staff', version: 2 }).execute();
    await job('customs-declarant-ningbo').set({ title_en: 'Of a release before' }).execute();
    await kysely.updateTable('branch').where('code', '=', 'QD').set({ phone: '1', version: 2 }).execute();
    await kysely.updateTable('seed_record').set({ content_hash: 'of a release before' }).execute();
    await seedReference({ database: kysely, clock: portal.clock });
    const { jobs } = await portal.visitor.get('GET /index/getJobs', { query: { lang: 'en' } });
    const titles = new Map(jobs.map(({ slug, title }) => [slug, title]));
    expect(titles.get('lcl-operations-shenzhen')).toBe('Changed by staff');
    expect(titles.get('customs-declarant-ningbo')).toBe('Customs declarant');
    const { branches } = await portal.visitor.get('GET /index/getAbout', { query: {} });
    expect(branches.find(({ code }) => code === 'QD')?.phone).toBe('1');
  });
});

describe('GET /index/getJobs', () => {
  test('has what was posted, the open ones first, and the partner programme', async () => {
    const { jobs, partners } = await portal.visitor.get('GET /index/getJobs', { query: {} });
    expect(jobs.length).toBe(5);
    expect(jobs.map(({ isOpen }) => isOpen)).toEqual([true, true, true, true, false]);
    expect(jobs.every(({ description, requirements }) => description.length * requirements.length > 0)).toBe(
      true,
    );
    expect(partners.kinds.length).toBeGreaterThan(2);
    expect(partners.partnerGets.length * partners.companyGets.length).toBeGreaterThan(0);
  });

  test('a job that is posted tomorrow is nobody’s yet, and takes applications until the end of its last day', async () => {
    const slug = 'warehouse-intern-xiamen';
    const job = portal.database.kysely.updateTable('job').where('slug', '=', slug);
    const find = async () => await portal.visitor.call('GET /index/getJob', { query: { slug } });
    // It is 10 o'clock of 20 November in China.
    await job.set({ posted_on: '2026-11-21' }).execute();
    expect((await find()).json().code).toBe('NOT_FOUND');
    const { jobs } = await portal.visitor.get('GET /index/getJobs', { query: {} });
    expect(jobs.some((each) => each.slug === slug)).toBe(false);
    await job.set({ posted_on: '2026-11-01', valid_until: '2026-11-20' }).execute();
    expect((await find()).json().data.isOpen).toBe(true);
    portal.clock.advance(14 * 3600);
    expect((await find()).json().data).toMatchObject({ isOpen: false, branch: { code: 'XM', city: '厦门' } });
  });

  test('an unknown job is not found', async () => {
    const answer = await portal.visitor.call('GET /index/getJob', { query: { slug: 'captain' } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('GET /index/getLegal', () => {
  test('the terms are what whoever registers agrees to, by the same version', async () => {
    const terms = await portal.visitor.get('GET /index/getLegal', { query: { kind: 'terms', lang: 'en' } });
    expect(terms.version).toBe(agreementVersion);
    expect(terms.since).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(terms.sections.length).toBeGreaterThan(5);
  });

  test('the privacy notice names the cookies and says how long pictures of papers are kept', async () => {
    const notice = await portal.visitor.get('GET /index/getLegal', { query: { kind: 'privacy' } });
    const all = notice.sections.map(({ text }) => text).join();
    for (const word of ['TOKEN', 'BERTH', 'APP_LANG', 'AES-256-GCM', '180 天', '30 天'])
      expect(all).toContain(word);
  });
});
