import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeFronts, writeRemote } from '../../../test/fronts.ts';
import { openPortal, type Portal } from '../../../test/portal.ts';
import {
  callMove,
  makeVersion,
  move,
  openTeam,
  publish,
  refusal,
  versionOf,
} from '../../../test/release-team.ts';
import { readInForce } from './read-in-force.ts';

type Team = Awaited<ReturnType<typeof openTeam>>;
const build = (number: number, remote = 'booking') => versionOf(remote, `1.${number}.0`);
const why = 'for the test';

let portal: Portal;
let root: string;
let platform: Team;
beforeAll(async () => {
  root = makeFronts();
  writeRemote(root, 'remote-site', { name: 'site' });
  portal = await openPortal({ fronts: root });
  platform = await openTeam(portal, '*');
  for (const number of [1, 2, 3, 4]) {
    await publish(platform, makeVersion('booking', `1.${number}.0`));
    await publish(platform, makeVersion('site', `1.${number}.0`));
  }
});
afterAll(async () => {
  await portal.close();
  rmSync(root, { recursive: true });
});

const inForce = () => readInForce(portal.database.kysely);
const promote = (version: string, remote = 'booking') =>
  move(platform, 'promote', { remote, version, to: 'stable', why });

describe('a set', () => {
  const save = (name: string, versions: Record<string, string>) =>
    platform.get('POST /release/setSave', { body: { name, versions, evidence: 'run 1' } });
  const promoteSet = (name: string) => move(platform, 'setPromote', { name, why });
  const rollBackSet = () => move(platform, 'setRollback', { why });

  test('moves all of its remotes at once, and back, one set at a time', async () => {
    await promote(build(1));
    await promote(build(1, 'site'), 'site');
    expect(await save('first', { booking: '1.3.0', site: build(3, 'site') })).toMatchObject({
      versions: { booking: build(3), site: build(3, 'site') },
      isInForce: false,
      savedBy: 'Platform team',
    });
    await save('second', { booking: build(4), site: build(4, 'site') });
    const made = await promoteSet('first');
    expect(made.moved.map(({ remote, to }) => [remote, to])).toEqual([
      ['booking', build(3)],
      ['site', build(3, 'site')],
    ]);
    await promoteSet('second');
    const { sets } = await platform.get('GET /release/list', { query: {} });
    expect(sets.map(({ name, isInForce }) => [name, isInForce])).toEqual([
      ['first', false],
      ['second', true],
    ]);
    await rollBackSet();
    expect((await inForce()).stable).toEqual({ booking: build(3), site: build(3, 'site') });
    await rollBackSet();
    expect((await inForce()).stable).toEqual({ booking: build(1), site: build(1, 'site') });
    expect(await refusal(callMove(platform, 'setRollback', { why }))).toEqual([409, 'ROLLBACK_IMPOSSIBLE']);
  });

  test('has a name of its own for ever, and versions that there are', async () => {
    const call = (name: string, versions: Record<string, string>) =>
      platform.call('POST /release/setSave', { body: { name, versions } });
    expect(await refusal(call('first', { site: build(1, 'site') }))).toEqual([409, 'SET_EXISTS']);
    expect(await refusal(call('third', { site: '9.9.9' }))).toEqual([404, 'VERSION_UNKNOWN']);
    expect(await refusal(call('third', {}))).toEqual([400, 'REQUEST_INVALID']);
    expect(await refusal(callMove(platform, 'setPromote', { name: 'third', why }))).toEqual([
      404,
      'SET_UNKNOWN',
    ]);
  });

  test('whose promotion is cut off leaves what was in force whole', async () => {
    const { kysely } = portal.database;
    const before = await inForce();
    await sql`
      create function fail_write() returns trigger language plpgsql as $$
      begin raise exception 'the disk is full'; end $$`.execute(kysely);
    await sql`create trigger fail_write before insert on remote_deployment for each row execute function fail_write()`.execute(
      kysely,
    );
    expect((await callMove(platform, 'setPromote', { name: 'second', why })).statusCode).toBe(500);
    expect(await inForce()).toEqual(before);
    await sql`drop trigger fail_write on remote_deployment`.execute(kysely);
    expect((await promoteSet('second')).deployment).toBe(before.number + 1);
    expect((await inForce()).stable).toEqual({ booking: build(4), site: build(4, 'site') });
  });
});

test('sets that were saved, promoted and rolled back stand in the history', async () => {
  const history = await platform.get('GET /release/history', { query: { remote: 'site' } });
  const ofSets = history.filter(({ set }) => set !== null).map(({ kind, set, by }) => [kind, set, by]);
  expect(ofSets).toContainEqual(['setSaved', 'first', 'Platform team']);
  expect(ofSets).toContainEqual(['setPromoted', 'second', 'Platform team']);
  expect(ofSets).toContainEqual(['setRolledBack', 'second', 'Platform team']);
});

describe('a path that moves from one remote to another', () => {
  const path = '/business/moved';
  /** A version with the path or without it. */
  const make = (remote: string, name: string, hasPath: boolean) => {
    const made = makeVersion(remote, name);
    made.declaration.basePaths = [...made.declaration.basePaths, ...(hasPath ? [path] : [])];
    return made;
  };
  const saveSet = (name: string, versions: Record<string, string>) =>
    platform.get('POST /release/setSave', { body: { name, versions } });
  const promoteSet = (name: string) => callMove(platform, 'setPromote', { name, why });
  const taken = (owner: string) => ({
    code: 'RELEASE_PATHS_TAKEN',
    fields: [{ field: `basePaths ${path}`, message: expect.stringContaining(owner) }],
  });
  const [bookingWith, bookingWithout] = [make('booking', '2.0.0', true), make('booking', '2.1.0', false)];
  const [siteWithout, siteWith] = [make('site', '2.0.0', false), make('site', '2.1.0', true)];
  const [from, to] = [bookingWith.record.version, bookingWithout.record.version];

  beforeAll(async () => {
    for (const each of [bookingWith, siteWithout]) {
      await publish(platform, each);
      await promote(each.record.version, each.record.name);
    }
    await publish(platform, bookingWithout);
    expect((await platform.get('POST /release/offer', { body: siteWith })).takenPaths).toEqual([
      { path, remote: 'booking', version: from },
    ]);
    await publish(platform, siteWith);
    await saveSet('moving', { booking: to, site: siteWith.record.version });
    await saveSet('half', { site: siteWith.record.version });
  });

  test('is not taken by one of them alone, nor by half a set, nor as a canary or a pin', async () => {
    const { number } = await inForce();
    const version = siteWith.record.version;
    const { customerId } = await portal.signIn();
    for (const response of [
      await callMove(platform, 'promote', { remote: 'site', version, to: 'stable', why }),
      await callMove(platform, 'promote', { remote: 'site', version, to: 'canary', percent: 5, why }),
      await promoteSet('half'),
      await platform.call('POST /release/pin', { body: { remote: 'site', version, customerId, why } }),
    ]) {
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject(taken(`“booking” ${from} (stable)`));
    }
    expect(await inForce()).toMatchObject({ number, pins: {} });
  });

  test('waits for a pin on the version that still has it', async () => {
    const { customerId } = await portal.signIn();
    const pin = (version: string | null) =>
      platform.get('POST /release/pin', { body: { remote: 'booking', version, customerId, why } });
    await pin(from);
    const response = await promoteSet('moving');
    expect(response.json()).toMatchObject(taken(`“booking” ${from} (pinned to a customer)`));
    await pin(null);
  });

  test('moves in a set with both, a canary on the way or not, and back with the set', async () => {
    // A canary of a remote in the set ends with it, and one of the version that is to be is none the worse.
    await move(platform, 'promote', { remote: 'booking', version: to, to: 'canary', percent: 50, why });
    expect((await promoteSet('moving')).statusCode).toBe(200);
    expect(await inForce()).toMatchObject({
      stable: { booking: to, site: siteWith.record.version },
      canary: {},
    });
    // Now it is the other one's, in whatever share.
    for (const share of [{ to: 'canary', percent: 5 }, { to: 'stable' }] as const) {
      const response = await callMove(platform, 'promote', {
        remote: 'booking',
        version: from,
        why,
        ...share,
      });
      expect(response.json()).toMatchObject(taken(`“site” ${siteWith.record.version} (stable)`));
    }
    await move(platform, 'setRollback', { why });
    expect((await inForce()).stable).toEqual({ booking: from, site: siteWithout.record.version });
  });

  test('is not given to a set while a canary of a third remote has it', async () => {
    const third = make('cost', '2.0.0', true);
    await promote(to);
    await publish(platform, third);
    await move(platform, 'promote', {
      remote: 'cost',
      version: third.record.version,
      to: 'canary',
      percent: 5,
      why,
    });
    const response = await promoteSet('half');
    expect(response.json()).toMatchObject(taken(`“cost” ${third.record.version} (canary)`));
  });
});

describe('two who move sets at once', () => {
  test('roll back one set, not two', async () => {
    for (const name of ['before', 'after']) {
      const number = name === 'before' ? 1 : 2;
      const versions = { booking: build(number), site: build(number, 'site') };
      await platform.get('POST /release/setSave', { body: { name, versions } });
      await move(platform, 'setPromote', { name, why });
    }
    const { number: seen } = await inForce();
    const responses = await Promise.all(
      [1, 2].map(() => platform.call('POST /release/setRollback', { body: { seen, why } })),
    );
    const codes = responses.map((response) => [response.statusCode, response.json().code]).sort();
    expect([codes[0]?.[0], codes[1]]).toEqual([200, [409, 'RELEASE_MOVED']]);
    expect(await inForce()).toMatchObject({
      number: seen + 1,
      stable: { booking: build(1), site: build(1, 'site') },
    });
  });

  test('do not overrun a team that has moved a remote of the set meanwhile', async () => {
    const { number: seen } = await inForce();
    await promote(build(4));
    const body = { name: 'after', seen, why };
    const response = await platform.call('POST /release/setPromote', { body });
    expect(response.json()).toMatchObject({
      code: 'RELEASE_MOVED',
      message: expect.stringContaining(`stable is ${build(4)} now`),
    });
  });
});
