import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { makeFronts, writeRemote } from '../../../test/fronts.ts';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { makeVersion, openTeam, publish, refusal } from '../../../test/release-team.ts';
import { readInForce } from './read-in-force.ts';

type Team = Awaited<ReturnType<typeof openTeam>>;
const build = (number: number) => `1.${number}.0+000000000001`;
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
    await publish(platform, makeVersion('booking', build(number)));
    await publish(platform, makeVersion('site', build(number)));
  }
});
afterAll(async () => {
  await portal.close();
  rmSync(root, { recursive: true });
});

const inForce = () => readInForce(portal.database.kysely);
const promote = (version: string, remote = 'booking') =>
  platform.get('POST /release/promote', { body: { remote, version, to: 'stable', why } });

describe('a set', () => {
  const save = (name: string, versions: Record<string, string>) =>
    platform.get('POST /release/setSave', { body: { name, versions, evidence: 'run 1' } });
  const promoteSet = (name: string) => platform.get('POST /release/setPromote', { body: { name, why } });
  const rollBackSet = () => platform.get('POST /release/setRollback', { body: { why } });

  test('moves all of its remotes at once, and back, one set at a time', async () => {
    await promote(build(1));
    await promote(build(1), 'site');
    expect(await save('first', { booking: '1.3.0', site: build(3) })).toMatchObject({
      versions: { booking: build(3), site: build(3) },
      isInForce: false,
      savedBy: 'Platform team',
    });
    await save('second', { booking: build(4), site: build(4) });
    const made = await promoteSet('first');
    expect(made.moved.map(({ remote, to }) => [remote, to])).toEqual([
      ['booking', build(3)],
      ['site', build(3)],
    ]);
    await promoteSet('second');
    const { sets } = await platform.get('GET /release/list', { query: {} });
    expect(sets.map(({ name, isInForce }) => [name, isInForce])).toEqual([
      ['first', false],
      ['second', true],
    ]);
    await rollBackSet();
    expect((await inForce()).stable).toEqual({ booking: build(3), site: build(3) });
    await rollBackSet();
    expect((await inForce()).stable).toEqual({ booking: build(1), site: build(1) });
    expect(await refusal(platform.call('POST /release/setRollback', { body: { why } }))).toEqual([
      409,
      'ROLLBACK_IMPOSSIBLE',
    ]);
  });

  test('has a name of its own for ever, and versions that there are', async () => {
    const call = (name: string, versions: Record<string, string>) =>
      platform.call('POST /release/setSave', { body: { name, versions } });
    expect(await refusal(call('first', { site: build(1) }))).toEqual([409, 'SET_EXISTS']);
    expect(await refusal(call('third', { site: '9.9.9' }))).toEqual([404, 'VERSION_UNKNOWN']);
    expect(await refusal(call('third', {}))).toEqual([400, 'REQUEST_INVALID']);
    expect(
      await refusal(platform.call('POST /release/setPromote', { body: { name: 'third', why } })),
    ).toEqual([404, 'SET_UNKNOWN']);
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
    expect(
      (await platform.call('POST /release/setPromote', { body: { name: 'second', why } })).statusCode,
    ).toBe(500);
    expect(await inForce()).toEqual(before);
    await sql`drop trigger fail_write on remote_deployment`.execute(kysely);
    expect((await promoteSet('second')).deployment).toBe(before.number + 1);
    expect((await inForce()).stable).toEqual({ booking: build(4), site: build(4) });
  });
});

test('sets that were saved, promoted and rolled back stand in the history', async () => {
  const history = await platform.get('GET /release/history', { query: { remote: 'site' } });
  const ofSets = history.filter(({ set }) => set !== null).map(({ kind, set, by }) => [kind, set, by]);
  expect(ofSets).toContainEqual(['setSaved', 'first', 'Platform team']);
  expect(ofSets).toContainEqual(['setPromoted', 'second', 'Platform team']);
  expect(ofSets).toContainEqual(['setRolledBack', 'second', 'Platform team']);
});
