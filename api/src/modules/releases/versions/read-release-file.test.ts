import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal } from '../../../../test/portal.ts';
import { makeVersion, publish } from '../../../../test/release-team.ts';
import { openTeamPortal, type TeamPortal } from '../../../../test/team-portal.ts';
import { sweepReleases } from '../publish/sweep-releases.ts';

const build = makeVersion('booking', '1.0.0');
const address = `/remotes/booking/${build.record.version}`;
let opened: TeamPortal;
let portal: Portal;
let team: TeamPortal['team'];
beforeEach(async () => {
  opened = await openTeamPortal('booking');
  ({ portal, team } = opened);
  await publish(team, build);
});
afterEach(async () => await opened.close());

const get = (path: string, headers = {}) => portal.app.inject({ url: `${address}/${path}`, headers });
/** The version is removed after its time, and its bytes an hour later. */
async function outlive(): Promise<void> {
  const { kysely: database } = portal.database;
  for (const days of [31, 1]) {
    portal.clock.advance(days * 24 * 3600);
    await sweepReleases({
      database,
      clock: portal.clock,
      files: portal.files,
      surface: async () => null,
      keepDays: 30,
    });
  }
}

test('a file of a version that was removed is gone, also at the first request for it', async () => {
  // Which files there are is known from here on, and the bytes of this one.
  expect((await get('remote.json')).statusCode).toBe(200);
  await outlive();
  for (const encoding of ['identity', 'br', 'gzip']) {
    const response = await get('static/js/pages.js', { 'accept-encoding': encoding });
    expect([response.statusCode, response.json().code]).toEqual([404, 'RELEASE_FILE_GONE']);
    // A cache on the way must ask again: the version may be released again.
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
  }
  expect(portal.log.join('')).not.toContain('"status":500');
});

test('it is there again with the version', async () => {
  const before = await get('static/js/pages.js');
  await outlive();
  await publish(team, build);
  const after = await get('static/js/pages.js');
  expect([after.statusCode, after.body, after.headers.etag]).toEqual([200, before.body, before.headers.etag]);
});

const part = build.record.files['static/js/pages.js']?.integrity ?? '';
async function keyOfPart(): Promise<string> {
  const rows = portal.database.kysely.selectFrom('release_file').where('integrity', '=', part);
  return (await rows.select('storage_key').executeTakeFirstOrThrow()).storage_key;
}

describe('bytes of a version that is there are an error of ours, and never sent, when they', () => {
  const spoilt = async (key: string) => {
    const bytes = await buffer(await portal.files.read(key));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await portal.files.put(key, bytes);
  };
  test.each([
    ['are gone', 'identity', '', (key: string) => portal.files.delete(key)],
    ['have another byte', 'identity', '', spoilt],
    ['have another byte in brotli', 'br', '.br', spoilt],
    ['have another byte in gzip', 'gzip', '.gz', spoilt],
    ['are another file', 'br', '.br', (key: string) => portal.files.put(key, brotliCompressSync('other'))],
  ])('%s', async (_how, encoding, ending, spoil) => {
    const key = await keyOfPart();
    await spoil(key + ending);
    const from = portal.log.length;
    const response = await get('static/js/pages.js', { 'accept-encoding': encoding });
    expect([response.statusCode, response.json().code]).toEqual([503, 'RELEASE_FILE_UNREADABLE']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
    const lines = portal.log.slice(from).filter((line) => line.includes('RELEASE_FILE_UNREADABLE'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${key}${ending}: `);
    expect(lines[0]).not.toContain('stack');
  });
});

test('what was read once is not asked of the store again', async () => {
  const before = await get('static/js/pages.js');
  await portal.files.delete(await keyOfPart());
  const after = await get('static/js/pages.js');
  expect([after.statusCode, after.body]).toEqual([200, before.body]);
});
