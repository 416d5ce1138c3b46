import { rmSync } from 'node:fs';
import type { Registry } from '@berth/contract';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { countQueries } from '../../../../test/count-queries.ts';
import { bundledVersion as bundled, makeFronts } from '../../../../test/fronts.ts';
import { openReleases } from '../../../../test/open-releases.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { move, openTeam, type Team } from '../../../../test/release-team.ts';
import { sweepReleases } from '../publish/sweep-releases.ts';
import { createSurfaceReader } from './deployed-surface.ts';
import { createInForceReader } from './read-in-force.ts';

const daySeconds = 24 * 3600;
const [first, second, third] = ['0.2.0', '0.3.0-rc.2', '0.3.0-rc.3'].map(
  (name, at) => `${name}+00000000000${at}`,
) as [string, string, string]; // three in, three out

let fronts: string;
let portal: Portal;
let team: Team;
let people: SignedIn[];
let releases: ReturnType<typeof openReleases>;
beforeEach(async () => {
  fronts = makeFronts();
  portal = await openPortal({ fronts });
  team = await openTeam(portal, 'booking');
  releases = openReleases(portal, fronts);
  people = await Promise.all([1, 2, 3].map(() => portal.signIn()));
  for (const version of [first, second, third]) await releases.publish(version);
});
afterEach(async () => {
  await portal.close();
  rmSync(fronts, { recursive: true });
});

type Caller = Pick<SignedIn, 'get'>;
async function report(who: readonly Caller[], version: string, outcome: 'started' | 'failed') {
  const { deployment } = await portal.visitor.get('GET /remotes/current');
  const outcomes = [{ remote: 'booking', version, outcome }];
  for (const each of who) await each.get('POST /remotes/report', { body: { deployment, outcomes } });
}
/** A version is everybody's, and does well or badly with the customers. */
async function bringOut(version: string, outcome: 'started' | 'failed') {
  await releases.promote(version);
  await report(people, version, outcome);
}
/** What a page gets, and what it tries when that fails. */
async function given(who: Caller = portal.visitor) {
  const registry: Registry = JSON.parse((await who.get('GET /remotes')).text);
  const [booking] = registry.remotes;
  return [booking?.version, booking?.fallback?.version];
}
const surface = () => createSurfaceReader(fronts, () => undefined);
const booking = async () => {
  const { remotes, versions } = await team.get('GET /release/list', { query: {} });
  return { state: remotes[0], uses: new Map(versions.map(({ version, uses }) => [version, uses])) };
};

describe('the fallback of a version', () => {
  test('is the newest of those before it that did not fail', async () => {
    await bringOut(first, 'started');
    await bringOut(second, 'failed');
    expect(await given()).toEqual([second, first]);
    await releases.promote(third);
    expect(await given()).toEqual([third, first]);
    const { uses } = await booking();
    expect([third, second, first].map((version) => uses.get(version))).toEqual([
      ['stable'],
      ['fallback'],
      ['fallback'],
    ]);
  });

  test('is followed by one more, for when that fails as well', async () => {
    await releases.promote(first);
    await releases.promote(second);
    await releases.promote(third);
    const { remotes }: Registry = JSON.parse((await portal.visitor.get('GET /remotes')).text);
    const [{ fallback, secondFallback } = {}] = remotes;
    expect([fallback?.version, secondFallback?.version]).toEqual([second, first]);
  });

  test('is the newest before it where all of them failed', async () => {
    await report(people, bundled, 'failed');
    await bringOut(first, 'failed');
    await bringOut(second, 'failed');
    await releases.promote(third);
    expect(await given()).toEqual([third, second]);
  });

  test('is not a stable version that fails, for a canary and a pin', async () => {
    await bringOut(first, 'started');
    await bringOut(second, 'failed');
    await releases.tryOut(third, 100);
    expect(await given(people[0])).toEqual([third, first]);
    await releases.pin(bundled, people[0]?.customerId ?? '');
    expect(await given(people[0])).toEqual([bundled, first]);
  });

  test('fits what is deployed', async () => {
    await bringOut(first, 'started');
    await releases.promote(second);
    const { record } = await portal.database.kysely
      .selectFrom('remote_version')
      .where('version', '=', second)
      .select('record')
      .executeTakeFirstOrThrow();
    await portal.database.kysely
      .updateTable('remote_version')
      .where('version', '=', second)
      .set({ record: JSON.stringify({ ...record, runtime: { range: '^7.0.0', uses: [] } }) })
      .execute();
    // Another server, which has not looked at it before.
    const read = createInForceReader({
      database: portal.database.kysely,
      clock: portal.clock,
      surface: surface(),
    });
    await releases.promote(third);
    expect((await read()).fallbacks.booking).toEqual([third, first, bundled]);
  });

  test('did not fail for two of three, nor for visitors, who may be anybody', async () => {
    await bringOut(first, 'started');
    await bringOut(second, 'started');
    await report([...people.slice(1), ...people.slice(1), portal.visitor, portal.visitor], second, 'failed');
    await releases.promote(third);
    expect(await given()).toEqual([third, second]);
  });

  test('is judged by the last day on which each customer had it', async () => {
    await bringOut(first, 'started');
    await bringOut(second, 'failed');
    portal.clock.advance(daySeconds);
    const signedInAgain = await Promise.all(people.slice(1).map((person) => person.again()));
    await report(signedInAgain, second, 'started');
    await releases.promote(third);
    expect(await given()).toEqual([third, second]);
  });

  test('is judged by what pages reported long ago, too, while a rollback may lead there', async () => {
    await bringOut(first, 'started');
    await bringOut(second, 'failed');
    await bringOut(third, 'started');
    portal.clock.advance(100 * daySeconds);
    // The first report of a day takes the old ones away.
    await report([portal.visitor], third, 'started');
    portal.clock.advance(10);
    expect(await given()).toEqual([third, first]);
  });

  test('is judged again every ten seconds on any server, by as many queries however much was reported', async () => {
    await releases.promote(first);
    await releases.promote(second);
    const { counted, asked } = countQueries(portal.database.kysely);
    const read = createInForceReader({ database: counted, clock: portal.clock, surface: surface() });
    const costs = async () => {
      const before = asked();
      const { fallbacks } = await read();
      return { queries: asked() - before, fallbacks: fallbacks.booking };
    };
    await read();
    await report(people, first, 'started');
    portal.clock.advance(10);
    expect(await costs()).toEqual({ queries: 4, fallbacks: [second, first, bundled] });
    await report(people, first, 'failed');
    portal.clock.advance(9);
    expect(await costs()).toEqual({ queries: 1, fallbacks: [second, first, bundled] });
    portal.clock.advance(1);
    expect((await costs()).fallbacks).toEqual([second, bundled, first]);
    expect(await given()).toEqual([second, bundled]);
    portal.clock.advance(10);
    expect(await costs()).toEqual({ queries: 4, fallbacks: [second, bundled, first] });
  });

  test('keeps its files for as long as it does, and may not be removed', async () => {
    await bringOut(first, 'started');
    await bringOut(second, 'failed');
    await releases.promote(third);
    portal.clock.advance(40 * daySeconds);
    const { database, clock, files } = portal;
    await sweepReleases({ database: database.kysely, clock, files, surface: surface(), keepDays: 30 });
    const { uses } = await booking();
    expect(uses.get(bundled)).toEqual(['fallback']);
    expect(await given()).toEqual([third, first]);
    const body = { remote: 'booking', version: first, why: 'test' };
    const refused = await team.call('POST /release/remove', { body });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'VERSION_IN_USE']);
  });
});

describe('a rollback to what failed', () => {
  const rollBack = async () => await move(team, 'rollback', { remote: 'booking', why: 'test' });

  test('is announced before and in its answer, with what did not fail, and leads where it always did', async () => {
    await bringOut(first, 'started');
    await bringOut(second, 'failed');
    expect((await booking()).state).toMatchObject({ stableBefore: first, rollbackTrouble: null });
    await releases.promote(third);
    const trouble = { version: second, customers: 3, failing: 3, lastGood: first };
    expect((await booking()).state).toMatchObject({ stableBefore: second, rollbackTrouble: trouble });
    expect(await rollBack()).toMatchObject({ moved: [{ from: third, to: second }], trouble });
    expect(await given()).toEqual([second, first]);
    expect(await rollBack()).toMatchObject({ moved: [{ from: second, to: first }], trouble: null });
  });

  test('is announced where nothing before it did better', async () => {
    await report(people, bundled, 'failed');
    await bringOut(first, 'failed');
    await releases.promote(second);
    const trouble = { version: first, customers: 3, failing: 3, lastGood: null };
    expect(await rollBack()).toMatchObject({ trouble });
  });
});
