import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Portal } from '../../../../test/portal.ts';
import {
  callMove,
  makeVersion,
  move,
  openTeam,
  publish,
  refusal,
  type Team,
} from '../../../../test/release-team.ts';
import { build, openReleasedPortal, type ReleasedPortal, why } from '../../../../test/released-portal.ts';

let released: ReleasedPortal;
let portal: Portal;
let platform: Team;
beforeAll(async () => {
  released = await openReleasedPortal();
  ({ portal, platform } = released);
});
afterAll(() => released.close());

const inForce = () => released.inForce();
const promote = (version: string, remote?: string) => released.promote(version, remote);

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
    const foreseen = async () => (await platform.get('GET /release/list', { query: {} })).setRollback;
    expect(await foreseen()).toEqual({
      set: 'second',
      moved: [
        { remote: 'booking', as: 'stable', from: build(4), to: build(3) },
        { remote: 'site', as: 'stable', from: build(4, 'site'), to: build(3, 'site') },
      ],
    });
    await rollBackSet();
    expect((await inForce()).stable).toEqual({ booking: build(3), site: build(3, 'site') });
    expect((await foreseen())?.moved.map(({ to }) => to)).toEqual([build(1), build(1, 'site')]);
    await rollBackSet();
    expect(await foreseen()).toBeNull();
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

test('sets that were saved, promoted and rolled back are in the history', async () => {
  const history = await platform.get('GET /release/history', { query: { remote: 'site' } });
  const ofSets = history.filter(({ set }) => set !== null).map(({ kind, set, by }) => [kind, set, by]);
  expect(ofSets).toContainEqual(['setSaved', 'first', 'Platform team']);
  expect(ofSets).toContainEqual(['setPromoted', 'second', 'Platform team']);
  expect(ofSets).toContainEqual(['setRolledBack', 'second', 'Platform team']);
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

describe('a set that is removed', () => {
  const remove = (name: string) => platform.call('POST /release/setRemove', { body: { name, why } });
  const listed = async () =>
    (await platform.get('GET /release/list', { query: {} })).sets.map(({ name, isNeeded }) => [
      name,
      isNeeded,
    ]);
  const versions = { booking: build(1), site: build(1, 'site') };

  test('is none that is in force, or that a rollback starts from or leads to', async () => {
    for (const [name, number] of [
      ['oldest', 1],
      ['earlier', 2],
      ['current', 3],
    ] as const) {
      const set = { booking: build(number), site: build(number, 'site') };
      await platform.get('POST /release/setSave', { body: { name, versions: set } });
      await move(platform, 'setPromote', { name, why });
    }
    const needed = (await listed()).filter(([, isNeeded]) => isNeeded).map(([name]) => name);
    // What the first one says is in force as well.
    expect(needed.sort()).toEqual(['current', 'earlier', 'first']);
    for (const name of needed) expect(await refusal(remove(String(name)))).toEqual([409, 'SET_IN_USE']);
  });
  test('is gone from the list and holds no version, stays in the history, and its name is taken', async () => {
    const holdsVersion = async () => {
      const { versions: kept } = await platform.get('GET /release/list', { query: { remote: 'cost' } });
      return kept.map(({ uses }) => uses.includes('inSet'));
    };
    const { version } = await publish(platform, makeVersion('cost', '2.0.0'));
    await platform.get('POST /release/setSave', { body: { name: 'mistaken', versions: { cost: version } } });
    expect(await holdsVersion()).toEqual([true]);
    portal.clock.advance(60);
    expect((await remove('mistaken')).statusCode).toBe(200);
    expect((await listed()).map(([name]) => name)).not.toContain('mistaken');
    expect(await holdsVersion()).toEqual([false]);
    const [line] = await platform.get('GET /release/history', { query: { remote: 'cost' } });
    expect(line).toMatchObject({ kind: 'setRemoved', set: 'mistaken', by: 'Platform team', why });
    for (const call of [remove('mistaken'), callMove(platform, 'setPromote', { name: 'mistaken', why })]) {
      expect(await refusal(call)).toEqual([404, 'SET_UNKNOWN']);
    }
    const again = platform.call('POST /release/setSave', { body: { name: 'mistaken', versions } });
    expect(await refusal(again)).toEqual([409, 'SET_EXISTS']);
  });

  test('can be rolled back from all the same, where it was promoted long ago', async () => {
    expect((await remove('oldest')).statusCode).toBe(200);
    for (const number of [2, 1]) {
      await move(platform, 'setRollback', { why });
      expect((await inForce()).stable).toMatchObject({ booking: build(number), site: build(number, 'site') });
    }
    expect((await callMove(platform, 'setRollback', { why })).statusCode).toBe(200);
  });

  test('is removed with a key for all remotes alone', async () => {
    const team = await openTeam(portal, 'booking');
    const call = team.call('POST /release/setRemove', { body: { name: 'second', why } });
    expect(await refusal(call)).toEqual([403, 'RELEASE_KEY_NOT_FOR_ALL']);
  });
});

test('a set whose versions were stable already, one by one, is what the next rollback undoes', async () => {
  for (const number of [3, 4]) {
    const versions = { booking: build(number) };
    await platform.get('POST /release/setSave', { body: { name: `alone-${number}`, versions } });
  }
  await move(platform, 'setPromote', { name: 'alone-3', why });
  await promote(build(4));
  const noted = await move(platform, 'setPromote', { name: 'alone-4', why });
  expect(noted).toEqual({ deployment: (await inForce()).number, moved: [] });
  expect(await move(platform, 'setPromote', { name: 'alone-4', why })).toEqual(noted);
  await move(platform, 'setRollback', { why });
  expect((await inForce()).stable.booking).toBe(build(4));
});
