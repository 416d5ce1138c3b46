import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bundledVersion } from '../../../../test/fronts.ts';
import type { Portal } from '../../../../test/portal.ts';
import { callMove, makeVersion, move, publish } from '../../../../test/release-team.ts';
import { openTeamPortal, type TeamPortal } from '../../../../test/team-portal.ts';
import { readInForce } from '../deployments/read-in-force.ts';
import { createReleaseFileReader } from '../versions/read-release-file.ts';
import { sweepReleases } from './sweep-releases.ts';

const day = 24 * 3600;
const surface = async () => null;
const build = (number: number) => makeVersion('booking', `1.${number}.0`);
const versionOf = (number: number) => build(number).record.version;

let opened: TeamPortal;
let portal: Portal;
let team: TeamPortal['team'];
beforeEach(async () => {
  opened = await openTeamPortal('*');
  ({ portal, team } = opened);
});
afterEach(async () => await opened.close());

const release = (number: number) => publish(team, build(number));
const promote = (number: number, percent?: number) =>
  move(team, 'promote', {
    remote: 'booking',
    version: versionOf(number),
    why: 'test',
    ...(percent === undefined ? { to: 'stable' as const } : { to: 'canary' as const, percent }),
  });
const sweep = () =>
  sweepReleases({
    database: portal.database.kysely,
    clock: portal.clock,
    files: portal.files,
    surface,
    keepDays: 30,
  });
const removed = async () => {
  const { versions } = await team.get('GET /release/list', { query: { remote: 'booking' } });
  return versions.flatMap(({ version, removedAt }) => (removedAt ? [version] : [])).sort();
};
const pageOf = (number: number) => build(number).record.files['static/js/pages.js']?.integrity ?? '';
const read = () => createReleaseFileReader({ database: portal.database.kysely, files: portal.files });

describe('a version', () => {
  test('stays while it is in force, falls back to, pinned or in a set', async () => {
    const { customerId } = await portal.signIn();
    for (const number of [1, 2, 3, 4, 5, 6]) await release(number);
    await promote(1);
    await promote(2);
    await promote(3, 10);
    const pin = { remote: 'booking', version: versionOf(4), customerId, why: 'test' };
    await team.get('POST /release/pin', { body: pin });
    await team.get('POST /release/setSave', { body: { name: 'first', versions: { booking: versionOf(5) } } });
    portal.clock.advance(40 * day);
    // Behind 2 come 1 and the bundled one.
    expect(await sweep()).toBe(1);
    expect(await removed()).toEqual([versionOf(6)]);
  });

  test('stays while the next rollback of a set leads to it, however often its remote has moved since', async () => {
    for (const number of [1, 2, 3, 4]) await release(number);
    await promote(1);
    await team.get('POST /release/setSave', { body: { name: 'first', versions: { booking: versionOf(2) } } });
    await move(team, 'setPromote', { name: 'first', why: 'test' });
    await promote(3);
    await promote(4);
    portal.clock.advance(40 * day);
    await sweep();
    await move(team, 'setRollback', { why: 'test' });
    expect((await readInForce({ database: portal.database.kysely, surface })).stable.booking).toBe(
      versionOf(1),
    );
  });

  test('stays for 30 days after it was in force, or published', async () => {
    await release(1);
    await release(2);
    await release(3);
    await promote(1);
    portal.clock.advance(25 * day);
    await promote(2);
    await promote(3);
    await release(4);
    portal.clock.advance(20 * day);
    // 1 was in force until 20 days ago, though it was promoted 45 days ago; tabs of then fall back to the bundled one.
    await sweep();
    expect(await removed()).toEqual([]);
    portal.clock.advance(11 * day);
    await sweep();
    // Behind 3 come 2 and 1.
    expect(await removed()).toEqual([bundledVersion, versionOf(4)]);
  });

  test('stays as long as a tab may be open that has it as its fallback', async () => {
    for (const number of [1, 2, 3, 4]) await release(number);
    await promote(1);
    portal.clock.advance(40 * day);
    await promote(2);
    portal.clock.advance(40 * day);
    // A tab that was opened a moment ago has 2, and falls back to 1.
    await promote(3);
    await promote(4);
    await sweep();
    expect(await removed()).not.toContain(versionOf(1));
    portal.clock.advance(31 * day);
    await sweep();
    expect(await removed()).toContain(versionOf(1));
  });

  test("that was removed is nobody's fall-back after a rollback", async () => {
    for (const number of [1, 2, 3, 4]) {
      await release(number);
      await promote(number);
    }
    portal.clock.advance(40 * day);
    await sweep();
    expect(await removed()).toContain(versionOf(1));
    await move(team, 'rollback', { remote: 'booking', why: 'test' });
    const { stable, versions } = await readInForce({ database: portal.database.kysely, surface });
    expect(stable.booking).toBe(versionOf(3));
    expect(Object.keys(versions.booking ?? {}).sort()).toEqual([versionOf(2), versionOf(3)]);
  });

  test('that was removed cannot be moved to, and comes again with the same bytes', async () => {
    await publish(team, build(1));
    portal.clock.advance(31 * day);
    await sweep();
    portal.clock.advance(2 * 3600);
    await sweep();
    await expect(read()('booking', versionOf(1), 'remote-entry.js')).rejects.toThrow('RELEASE_FILE_GONE');
    const body = { remote: 'booking', version: versionOf(1), to: 'stable', why: 'test' } as const;
    const refused = await callMove(team, 'promote', body);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'VERSION_REMOVED']);
    expect((await publish(team, build(1))).removedAt).toBeNull();
    const page = await read()('booking', versionOf(1), 'static/js/pages.js');
    expect((await page?.read('br'))?.length).toBeGreaterThan(0);
    expect((await promote(1)).moved).toHaveLength(1);
  });
});

describe('a file', () => {
  test('goes an hour after the last version that names it, with its compressed forms', async () => {
    await release(1);
    await release(2);
    await promote(1);
    const [file] = await portal.database.kysely
      .selectFrom('release_file')
      .where('integrity', '=', pageOf(2))
      .select('storage_key')
      .execute();
    const key = file?.storage_key ?? '';
    const areThere = async () =>
      await Promise.all(['', '.br', '.gz'].map((ending) => portal.files.exists(key + ending)));
    portal.clock.advance(31 * day);
    await sweep();
    expect(await removed()).toContain(versionOf(2));
    // Somebody may be reading it just now.
    expect(await areThere()).toEqual([true, true, true]);
    portal.clock.advance(2 * 3600);
    await sweep();
    expect(await areThere()).toEqual([false, false, false]);
    const kept = await read()('booking', versionOf(1), 'static/js/pages.js');
    expect((await kept?.read('gzip'))?.length).toBeGreaterThan(0);
    // It is shared with the version that went.
    expect(
      (await (await read()('booking', versionOf(1), 'remote-entry.js'))?.read('identity'))?.length,
    ).toBeGreaterThan(0);
  });

  test('that was uploaded and never named goes a day later, one that is doomed can be uploaded again', async () => {
    const { files, record } = build(1);
    const [path = '', text = ''] = Object.entries(files).find(([name]) => name.endsWith('pages.js')) ?? [];
    const integrity = record.files[path]?.integrity ?? '';
    const send = () =>
      team.get('POST /release/file', { query: { integrity }, upload: new File([text], 'file') });
    const offer = async () =>
      (await team.get('POST /release/offer', { body: { record, declaration } })).missing;
    const { declaration } = build(1);
    await send();
    expect(await offer()).not.toContain(integrity);
    portal.clock.advance(2 * day);
    await sweep();
    expect(await offer()).toContain(integrity);
    await send();
    portal.clock.advance(2 * 3600);
    // The earlier copy goes; the new one is another.
    await sweep();
    expect((await release(1)).version).toBe(versionOf(1));
    expect((await (await read()('booking', versionOf(1), path))?.read('identity'))?.toString()).toBe(text);
  });
});

test('a sweep that fails says why in the history, once', async () => {
  await release(1);
  portal.clock.advance(40 * day);
  await sweep();
  portal.clock.advance(day);
  const files = { ...portal.files, delete: async () => Promise.reject(new Error('the bucket is locked')) };
  const { kysely: database } = portal.database;
  for (const _time of [1, 2]) {
    const failing = sweepReleases({ database, clock: portal.clock, files, surface, keepDays: 30 });
    await expect(failing).rejects.toThrow('the bucket is locked');
  }
  const told = (await team.get('GET /release/history', { query: {} })).filter(
    ({ kind }) => kind === 'sweepFailed',
  );
  expect(told).toMatchObject([{ by: 'server', remote: null, messages: ['the bucket is locked'] }]);
});
