import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { countQueries } from '../../../../test/count-queries.ts';
import { bundledVersion as bundled, makeRemote } from '../../../../test/fronts.ts';
import type { Portal } from '../../../../test/portal.ts';
import { callMove, makeVersion, move, publish, refusal, type Team } from '../../../../test/release-team.ts';
import { build, openReleasedPortal, type ReleasedPortal, why } from '../../../../test/released-portal.ts';
import { serverItself } from '../release-dependencies.ts';
import { createSurfaceReader } from './deployed-surface.ts';
import { promoteVersion, stopCanary } from './promote-version.ts';
import { createInForceReader } from './read-in-force.ts';

const bundledSite = makeRemote('site').record.version;

let released: ReleasedPortal;
let portal: Portal;
let platform: Team;
let team: Team;
beforeAll(async () => {
  released = await openReleasedPortal();
  ({ portal, platform, team } = released);
});
afterAll(() => released.close());

const inForce = () => released.inForce();
const promote = (version: string, remote?: string) => released.promote(version, remote);
const startCanary = (version: string, percent: number) =>
  move(team, 'promote', { remote: 'booking', version, to: 'canary', percent, why });
const rollBack = () => move(team, 'rollback', { remote: 'booking', why });

describe('stable', () => {
  test('begins with the builds of the checkout', async () => {
    const { number, stable } = await inForce();
    expect([number, stable]).toEqual([1, { booking: bundled, site: bundledSite }]);
    const history = await platform.get('GET /release/history', { query: {} });
    expect(history.find(({ deployment }) => deployment === 1)).toMatchObject({
      kind: 'adopted',
      by: 'server',
    });
  });

  test('that moves its pages states where its fallback has them', async () => {
    const fallback = async () => {
      const { remotes } = JSON.parse((await portal.visitor.get('GET /remotes')).text);
      return remotes.find(({ name }: { name: string }) => name === 'customs').fallback;
    };
    const customs = (number: string, basePath: string) =>
      makeRemote('customs', { version: number }, { basePaths: [basePath], menu: [] });
    const released = [];
    for (const build of [
      customs('0.2.0', '/customs'),
      customs('0.2.1', '/customs'),
      customs('0.3.0', '/moved'),
    ]) {
      const { version } = await publish(platform, build);
      await promote(version, 'customs');
      released.push(version);
      if (released.length === 2) expect(await fallback()).not.toHaveProperty('declared');
    }
    expect(await fallback()).toMatchObject({
      version: released[1],
      declared: { basePaths: ['/customs'], menu: [] },
    });
    for (const _ of released) await move(platform, 'rollback', { remote: 'customs', why });
  });

  test('that brings other parts of pages says which ones its fallback brings', async () => {
    const parts = [{ name: 'today', slot: 'console.today', roles: ['customer'] }];
    const preload = { 'parts/today': ['static/js/pages.js'] };
    const before = makeRemote('customs', { version: '0.4.0', preload }, { parts });
    const after = makeRemote('customs', { version: '0.5.0' }, { parts: [] });
    for (const build of [before, after]) await promote((await publish(platform, build)).version, 'customs');
    const { remotes } = JSON.parse((await portal.visitor.get('GET /remotes')).text);
    const customs = remotes.find(({ name }: { name: string }) => name === 'customs');
    expect([customs.parts, customs.fallback.declared.parts]).toEqual([[], parts]);
    for (const _ of [before, after]) await move(platform, 'rollback', { remote: 'customs', why });
  });

  test('of a remote that a team has brought is taken back with the remote; who has a pin keeps theirs', async () => {
    const customs = makeRemote('customs', { version: '0.1.0' }, { basePaths: ['/customs'], menu: [] });
    const { version } = await publish(platform, customs);
    const removes = async () =>
      (await platform.get('GET /release/list', { query: {} })).remotes.map((each) => each.rollbackRemoves);
    await promote(version, 'customs');
    expect(await removes()).toEqual([false, true, false]);
    const { moved } = await move(platform, 'rollback', { remote: 'customs', why });
    expect(moved).toEqual([{ remote: 'customs', as: 'stable', from: version, to: null }]);
    expect(Object.keys((await inForce()).stable).sort()).toEqual(['booking', 'site']);
    expect(await refusal(callMove(platform, 'rollback', { remote: 'customs', why }))).toEqual([
      409,
      'ROLLBACK_IMPOSSIBLE',
    ]);
    await promote(version, 'customs');
    await move(platform, 'rollback', { remote: 'customs', why });
  });

  test('is what a team promotes, and then what was before, step by step', async () => {
    const made = await promote(build(1));
    expect(made.moved).toEqual([{ remote: 'booking', as: 'stable', from: bundled, to: build(1) }]);
    await promote(build(2));
    expect(await inForce()).toMatchObject({
      stable: { booking: build(2), site: bundledSite },
      fallbacks: { booking: [build(2), build(1), bundled] },
    });
    await rollBack();
    expect((await inForce()).stable.booking).toBe(build(1));
    const { deployment } = await rollBack();
    const now = await inForce();
    expect([now.stable.booking, now.number, now.fallbacks.booking]).toEqual([bundled, deployment, [bundled]]);
    expect(await refusal(callMove(team, 'rollback', { remote: 'booking', why }))).toEqual([
      409,
      'ROLLBACK_IMPOSSIBLE',
    ]);
    expect((await inForce()).number).toBe(deployment);
  });

  test('promoted again is no new deployment', async () => {
    const { deployment } = await promote(build(1));
    expect(await promote(build(1))).toEqual({ deployment, moved: [] });
  });

  test('is named by its SemVer where only one build has it', async () => {
    expect((await promote('1.2.0')).moved[0]?.to).toBe(build(2));
    const other = makeVersion('booking', '1.2.0+other');
    await publish(team, other);
    const response = await callMove(team, 'promote', {
      remote: 'booking',
      version: '1.2.0',
      to: 'stable',
      why,
    });
    expect([response.statusCode, response.json().code]).toEqual([409, 'VERSION_AMBIGUOUS']);
    expect(response.json().message).toContain(build(2));
    expect(response.json().message).toContain(other.record.version);
  });

  test.each(['9.9.9', '9.9.9+000000000001'])('is no version that there is not: %s', async (version) => {
    const { number } = await inForce();
    for (const share of [{ to: 'stable' }, { to: 'canary', percent: 5 }] as const) {
      const call = callMove(team, 'promote', { remote: 'booking', version, why, ...share });
      expect(await refusal(call)).toEqual([404, 'VERSION_UNKNOWN']);
    }
    expect((await inForce()).number).toBe(number);
  });
});

describe('a canary', () => {
  test('keeps its customers while its share grows, and leaves nothing when it becomes stable', async () => {
    await promote(build(1));
    await startCanary(build(3), 5);
    const small = (await inForce()).canary.booking;
    expect(small).toMatchObject({ version: build(3), percent: 5, since: '2026-11-20T02:00:00.000Z' });
    await startCanary(build(3), 50);
    expect((await inForce()).canary.booking).toEqual({ ...small, percent: 50 });
    const { moved } = await promote(build(3));
    expect(moved).toEqual([
      { remote: 'booking', as: 'stable', from: build(1), to: build(3) },
      { remote: 'booking', as: 'canary', from: build(3), to: null, percent: 0 },
    ]);
    expect((await inForce()).canary).toEqual({});
    await startCanary(build(4), 5);
    expect((await inForce()).canary.booking?.salt).not.toBe(small?.salt);
  });

  test('ends by percent 0, or by a rollback', async () => {
    await startCanary(build(4), 5);
    const { moved } = await startCanary(build(4), 0);
    expect(moved).toEqual([{ remote: 'booking', as: 'canary', from: build(4), to: null, percent: 0 }]);
    expect((await startCanary(build(4), 0)).moved).toEqual([]);
    await startCanary(build(4), 5);
    await rollBack();
    expect((await inForce()).canary).toEqual({});
  });

  test.each([-1, 101, 2.5, '5', undefined])('has no share of %s percent', async (percent) => {
    const body = { remote: 'booking', version: build(4), to: 'canary', percent, seen: 1, why };
    expect(await refusal(team.call('POST /release/promote', { body }))).toEqual([400, 'REQUEST_INVALID']);
  });

  test('has a share of 100 percent at most, and stable has none', async () => {
    expect((await startCanary(build(4), 100)).moved[0]?.percent).toBe(100);
    const body = { remote: 'booking', version: build(4), to: 'stable', percent: 10, why } as const;
    expect(await refusal(callMove(team, 'promote', body))).toEqual([400, 'REQUEST_INVALID']);
  });

  test('is stopped by the server with its figures, unless it has changed by then', async () => {
    const deps = { database: portal.database.kysely, clock: portal.clock };
    await startCanary(build(4), 10);
    const salt = (await inForce()).canary.booking?.salt ?? '';
    const figures = { customers: 40, failing: 3 };
    const messages = ['start: it broke', 'load: no answer'];
    const stop = { remote: 'booking', why: 'too many errors', figures, messages };
    expect((await stopCanary(deps, { ...stop, salt: 'of an earlier one' })).moved).toEqual([]);
    const { deployment } = await stopCanary(deps, { ...stop, salt });
    const history = await team.get('GET /release/history', { query: { remote: 'booking' } });
    expect(history.find((event) => event.deployment === deployment)).toMatchObject({
      kind: 'canaryStopped',
      by: 'server',
      why: 'too many errors',
      figures,
      messages,
      version: build(4),
    });
    expect((await inForce()).canary).toEqual({});
  });
});

describe('a pin', () => {
  test('is for one customer, seen at once, and taken away again', async () => {
    const { customerId } = await portal.signIn('Pinned Ltd');
    const pin = (version: string | null) =>
      team.get('POST /release/pin', { body: { remote: 'booking', version, customerId, why } });
    const made = await pin(build(1));
    expect(made.moved).toEqual([{ remote: 'booking', as: 'pin', from: null, to: build(1) }]);
    const now = await inForce();
    expect([now.number, now.pins]).toEqual([made.deployment, { [customerId]: { booking: build(1) } }]);
    expect(now.versions.booking?.[build(1)]?.record.version).toBe(build(1));
    const { remotes, versions } = await team.get('GET /release/list', { query: { remote: 'booking' } });
    expect(remotes[0]?.pins).toMatchObject([
      { customer: { id: customerId, name: 'Pinned Ltd' }, by: 'booking team', why, version: build(1) },
    ]);
    expect(versions.find(({ version }) => version === build(1))?.uses).toContain('pinned');
    await pin(build(2));
    expect((await pin(null)).moved).toEqual([{ remote: 'booking', as: 'pin', from: build(2), to: null }]);
    expect((await inForce()).pins).toEqual({});
    const [last] = await team.get('GET /release/history', { query: { remote: 'booking' } });
    expect(last).toMatchObject({ kind: 'unpinned', customer: { id: customerId, name: 'Pinned Ltd' } });
  });

  test('is for nobody that there is not', async () => {
    const body = { remote: 'booking', version: build(1), customerId: crypto.randomUUID(), why };
    expect(await refusal(team.call('POST /release/pin', { body }))).toEqual([404, 'CUSTOMER_UNKNOWN']);
  });
});

test('many moves at once lose nothing', async () => {
  const before = (await inForce()).number;
  const deps = {
    database: portal.database.kysely,
    clock: portal.clock,
    files: portal.files,
    surface: createSurfaceReader(released.root, () => undefined),
    quotaBytes: 1e9,
    keepDays: 30,
  };
  const put = (number: number, remote: string) =>
    promoteVersion(deps, serverItself, { remote, version: build(number, remote), to: 'stable', why });
  // None of them is in force now, so that each of them moves something in whatever order they come.
  const made = await Promise.all(
    [2, 3, 4].flatMap((number) => [put(number, 'booking'), put(number, 'site')]),
  );
  const numbers = made.map(({ deployment }) => deployment).sort((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 6 }, (_, at) => before + at + 1));
  const { stable, number } = await inForce();
  expect(number).toBe(before + 6);
  const last = (remote: string) =>
    made
      .filter(({ moved }) => moved[0]?.remote === remote)
      .sort((one, other) => other.deployment - one.deployment)[0]?.moved[0]?.to;
  expect(stable).toEqual({ booking: last('booking'), site: last('site') });
});

describe('a reason', () => {
  test.each(['', ' \u3000\u200b', 'x'.repeat(501), undefined])('is no such thing as %j', async (given) => {
    const before = (await inForce()).number;
    const customerId = crypto.randomUUID();
    const common = { seen: before, why: given };
    for (const [key, body] of [
      ['POST /release/promote', { remote: 'booking', version: build(1), to: 'stable' }],
      ['POST /release/rollback', { remote: 'booking' }],
      ['POST /release/pin', { remote: 'booking', version: null, customerId }],
      ['POST /release/remove', { remote: 'booking', version: build(1) }],
      ['POST /release/setPromote', { name: 'first' }],
      ['POST /release/setRollback', {}],
    ] as const) {
      const response = await platform.call(key, { body: { ...common, ...body } });
      expect([key, response.statusCode, response.json().fields?.[0]?.field]).toEqual([key, 400, 'why']);
    }
    expect((await inForce()).number).toBe(before);
  });
});

test('every move says who, when and why', async () => {
  await promote(build(4));
  portal.clock.advance(60);
  const { deployment } = await move(team, 'promote', {
    remote: 'booking',
    version: build(1),
    to: 'stable',
    why: '  faster list  ',
  });
  const [last] = await team.get('GET /release/history', { query: {} });
  expect(last).toMatchObject({
    deployment,
    kind: 'promoted',
    at: portal.clock().toISOString(),
    by: 'booking team',
    why: 'faster list',
    remote: 'booking',
    version: build(1),
  });
  const row = await portal.database.kysely
    .selectFrom('remote_deployment')
    .where('number', '=', deployment)
    .select(['by_key', 'by_member'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ by_key: team.keyId, by_member: null });
  const kinds = (await team.get('GET /release/history', { query: {} })).map(({ kind }) => kind);
  for (const kind of ['published', 'keyMade', 'pinned', 'canaryStopped', 'rolledBack'] as const) {
    expect(kinds).toContain(kind);
  }
  const ofSite = await platform.get('GET /release/history', { query: { remote: 'site' } });
  expect(
    ofSite.some(({ remote, moved }) => remote === 'booking' && moved.every((each) => each.remote !== 'site')),
  ).toBe(false);
});

test('history cannot be rewritten', async () => {
  const { kysely } = portal.database;
  await expect(kysely.updateTable('remote_deployment').set({ why: 'other' }).execute()).rejects.toThrow(
    'only ever added',
  );
  await expect(kysely.deleteFrom('remote_deployment').execute()).rejects.toThrow('only ever added');
});

test('a move of another server is seen by the next call, and only a move is read again', async () => {
  const { counted, asked } = countQueries(portal.database.kysely);
  const surface = createSurfaceReader(released.root, () => undefined);
  const read = createInForceReader({ database: counted, clock: portal.clock, surface });
  const first = await read();
  const before = asked();
  expect(await read()).toBe(first);
  expect(asked() - before).toBe(1);
  await promote(build(2));
  expect((await read()).stable.booking).toBe(build(2));
});

test('what no longer fits cannot be promoted, but can be returned to', async () => {
  const old = makeVersion('booking', '1.9.0');
  await publish(team, old);
  await promote(old.record.version);
  await promote(build(1));
  const record = JSON.stringify({ ...old.record, runtime: { range: '^7.0.0', uses: [] } });
  await portal.database.kysely
    .updateTable('remote_version')
    .where('version', '=', old.record.version)
    .set({ record })
    .execute();
  const body = { remote: 'booking', version: '1.9.0', to: 'stable', why } as const;
  const response = await callMove(team, 'promote', body);
  expect([response.statusCode, response.json().code]).toEqual([422, 'RELEASE_INCOMPATIBLE']);
  expect(response.json().fields[0].message).toContain('^7.0.0');
  const { customerId } = await portal.signIn();
  await platform.get('POST /release/setSave', { body: { name: 'unfit', versions: { booking: '1.9.0' } } });
  for (const refused of [
    callMove(platform, 'setPromote', { name: 'unfit', why }),
    team.call('POST /release/pin', { body: { remote: 'booking', version: '1.9.0', customerId, why } }),
  ]) {
    expect(await refusal(refused)).toEqual([422, 'RELEASE_INCOMPATIBLE']);
  }
  await rollBack();
  expect((await inForce()).stable.booking).toBe(old.record.version);
});

test('nothing goes back to a version whose files were removed', async () => {
  await promote(build(1));
  await platform.get('POST /release/setSave', { body: { name: 'gone', versions: { booking: build(2) } } });
  await move(platform, 'setPromote', { name: 'gone', why });
  const setRemoved = (removed_at: Date | null) =>
    portal.database.kysely
      .updateTable('remote_version')
      .where('version', '=', build(1))
      .set({ removed_at })
      .execute();
  await setRemoved(portal.clock());
  const stableBefore = async () =>
    (await team.get('GET /release/list', { query: {} })).remotes.map((each) => each.stableBefore);
  // A set means its versions and no others; of one remote the newest that is there is meant.
  expect(await refusal(callMove(platform, 'setRollback', { why }))).toEqual([409, 'VERSION_REMOVED']);
  const [goal] = await stableBefore();
  expect(goal).not.toBe(build(1));
  await rollBack();
  expect((await inForce()).stable.booking).toBe(goal);
  await setRemoved(null);
});
