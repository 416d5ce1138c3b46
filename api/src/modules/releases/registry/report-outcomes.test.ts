import { rmSync } from 'node:fs';
import type { Registry } from '@berth/contract';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bundledVersion as bundled, makeFronts } from '../../../../test/fronts.ts';
import { openReleases } from '../../../../test/open-releases.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { createSurfaceReader } from '../deployments/deployed-surface.ts';
import { createInForceReader } from '../deployments/read-in-force.ts';
import { readVersionFacts } from '../deployments/version-facts.ts';
import { readHistory } from '../staff/read-releases.ts';
import { createOutcomeReports } from './report-outcomes.ts';

const tried = '0.2.0+00000000000b';
let fronts: string;
let portal: Portal;
let releases: ReturnType<typeof openReleases>;

beforeAll(async () => {
  fronts = makeFronts();
  portal = await openPortal({ fronts });
  releases = openReleases(portal, fronts);
  await releases.publish(tried);
});
afterAll(async () => {
  await portal.close();
  rmSync(fronts, { recursive: true });
});

type Caller = Pick<SignedIn, 'get'>;
const current = async () => (await portal.visitor.get('GET /remotes/current')).deployment;
async function report(who: Caller, outcome: 'started' | 'failed', changes: object = {}) {
  const reported = { remote: 'booking', version: tried, outcome, ...changes };
  await who.get('POST /remotes/report', {
    body: { deployment: await current(), outcomes: [reported] },
  });
}
const rows = () =>
  portal.database.kysely.selectFrom('remote_outcome').selectAll().orderBy('first_at').execute();
const isTriedBy = async (who: Caller) => {
  const registry: Registry = JSON.parse((await who.get('GET /remotes')).text);
  return registry.remotes[0]?.version === tried;
};
const signInMany = (count: number) => Promise.all(Array.from({ length: count }, () => portal.signIn()));
const lastMove = async () => (await readHistory(portal.database.kysely, 'booking'))[0];

describe('a report', () => {
  test('is summed up per version, customer and day; a visitor is nobody in particular', async () => {
    const person = await portal.signIn();
    await report(person, 'started', { version: bundled });
    await report(person, 'failed', { version: bundled, cause: 'load', error: 'first' });
    await report(person, 'failed', { version: bundled, cause: 'render', error: 'second' });
    await report(portal.visitor, 'failed', { version: bundled, cause: 'load' });
    await report(portal.visitor, 'failed', { version: bundled, cause: 'load' });
    const common = { remote: 'booking', version: bundled, day: '2026-11-20' };
    expect(await rows()).toMatchObject(
      [
        {
          customer_id: person.customerId,
          deployment: 1,
          outcome: 'started',
          reports: 1,
          cause: null,
          error: null,
        },
        { customer_id: person.customerId, outcome: 'failed', reports: 2, cause: 'render', error: 'second' },
        { customer_id: null, deployment: 0, outcome: 'failed', reports: 2, cause: 'load', error: null },
      ].map((row) => expect.objectContaining({ ...common, ...row })),
    );
    portal.clock.advance(24 * 3600);
    await report(portal.visitor, 'started', { version: bundled });
    expect((await rows()).at(-1)).toMatchObject({ day: '2026-11-21', reports: 1 });
    portal.clock.advance(90 * 24 * 3600);
    await report(portal.visitor, 'started', { version: bundled });
    expect((await rows()).map(({ day }) => day)).toEqual(['2026-11-21', '2027-02-19']);
  });

  test.each([{ version: '9.9.9+00000000000f' }, { remote: 'invented' }, { version: 'development' }])(
    'of what was never published here is not stored: %j',
    async (changes) => {
      const before = await rows();
      await report(portal.visitor, 'failed', changes);
      expect(await rows()).toEqual(before);
    },
  );

  test('holds no character that the database refuses', async () => {
    await report(portal.visitor, 'failed', { version: bundled, cause: 'start', error: 'bro\0ken' });
    expect((await rows()).at(-1)).toMatchObject({ error: 'broken' });
    await report(portal.visitor, 'failed', { remote: 'bo\0king', version: bundled, cause: 'start' });
    expect((await rows()).at(-1)).toMatchObject({ remote: 'booking' });
  });

  test('of a deployment that is still to come is not stored', async () => {
    const before = await rows();
    const outcomes = [{ remote: 'booking', version: bundled, outcome: 'failed' as const }];
    const deployment = (await current()) + 1;
    await portal.visitor.get('POST /remotes/report', { body: { deployment, outcomes } });
    expect(await rows()).toEqual(before);
  });

  test('of the shell is no outcome of a remote, and is logged for whoever runs the server', async () => {
    const before = await rows();
    await report(portal.visitor, 'failed', {
      remote: 'shell',
      version: '0.1.0+0123456789ab',
      cause: 'chunk',
      error: 'the theme did not come',
    });
    expect(await rows()).toEqual(before);
    const line = portal.log.find((each) => each.includes('a part of the shell failed in a page'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      shell: '0.1.0+0123456789ab',
      cause: 'chunk',
      error: 'the theme did not come',
    });
  });

  test('asks once for each version that is not in force, and for nothing of its record', async () => {
    const { kysely } = portal.database;
    const read: object[] = [];
    const database = kysely.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        read.push(...result.rows);
        return result;
      },
    });
    const surface = createSurfaceReader(fronts, () => undefined);
    const readInForce = createInForceReader({ database: kysely, clock: portal.clock, surface });
    const log = { warn: () => undefined };
    const takeReport = createOutcomeReports({ database, clock: portal.clock, readInForce, log });
    const reported = { remote: 'booking', version: tried, outcome: 'started' as const, error: '' };
    await takeReport({ deployment: await current(), outcomes: Array(20).fill(reported) }, null);
    expect((await rows()).find(({ version }) => version === tried)).toMatchObject({ reports: 20 });
    const versions = read.filter((row) => 'published_at' in row);
    expect(versions).toHaveLength(1);
    expect(versions[0]).not.toHaveProperty('record');
  });

  test('from a page of another site is refused', async () => {
    const body = { deployment: 1, outcomes: [{ remote: 'booking', version: bundled, outcome: 'failed' }] };
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await portal.visitor.call('POST /remotes/report', { body }, headers)).statusCode).toBe(403);
  });
});

describe('a canary', () => {
  test('goes on while one in twenty fails, and is stopped by the server beyond that', async () => {
    const long = `${'no answer '.repeat(60)}at line 7`;
    await report(await portal.signIn(), 'failed', { cause: 'start', error: 'of before it began' });
    await releases.tryOut(tried, 100);
    const people = await signInMany(60);
    for (const person of people) await report(person, 'started');
    // 3 of 60 is the limit exactly; the same customer twice is one customer.
    for (const person of [...people.slice(0, 3), ...people.slice(0, 3)]) {
      await report(person, 'failed', { cause: 'load', error: long });
    }
    portal.clock.advance(1);
    expect(await isTriedBy(people[5] as SignedIn)).toBe(true); // there are sixty
    const before = await current();
    await report(people[3] as SignedIn, 'failed', { cause: 'start', error: 'it broke' });
    expect(await current()).toBe(before + 1);
    expect(await isTriedBy(people[5] as SignedIn)).toBe(false);
    expect(await lastMove()).toMatchObject({
      kind: 'canaryStopped',
      by: 'server',
      why: 'It failed for 4 of the 60 customers who had it. The last failure: start: it broke',
      figures: { customers: 60, failing: 4 },
      // Each whole, however long, and once.
      messages: ['start: it broke', `load: ${long}`],
      moved: [{ remote: 'booking', as: 'canary', from: tried, to: null, percent: 0 }],
    });
    expect(portal.log.join('')).toContain('a canary failed for too many and was stopped');
    const version = { remote: 'booking', version: tried };
    const factsOf = await readVersionFacts(portal.database.kysely, [version]);
    // With whom it failed for before the canary.
    expect(factsOf(version)).toEqual({ customers: 61, failing: 5, isCanaryStopped: true, takenBy: null });
    const nothing = { customers: 0, failing: 0, isCanaryStopped: false, takenBy: null };
    expect(factsOf({ ...version, version: bundled })).toEqual(nothing);
  }, 60_000);

  test('that begins again is not blamed for what was before, and two of two are enough to stop it', async () => {
    await releases.tryOut(tried, 100);
    const [one, two] = await signInMany(2);
    await report(one as SignedIn, 'failed');
    expect(await isTriedBy(two as SignedIn)).toBe(true);
    await report(two as SignedIn, 'failed');
    expect(await isTriedBy(two as SignedIn)).toBe(false);
  });

  test('is not stopped by whom it is not meant for: visitors, the pinned, those not drawn', async () => {
    await releases.tryOut(tried, 1);
    const [pinned, ...others] = await signInMany(12);
    await releases.pin(tried, (pinned as SignedIn).customerId); // there are twelve
    const drawn: boolean[] = [];
    for (const person of others) drawn.push(await isTriedBy(person));
    const outside = others.filter((_, at) => !drawn[at]);
    expect(outside.length).toBeGreaterThan(3);
    for (const who of [pinned as SignedIn, portal.visitor, ...outside]) await report(who, 'failed');
    expect((await lastMove())?.kind).not.toBe('canaryStopped');
    await releases.tryOut(tried, 0);
  });
});
