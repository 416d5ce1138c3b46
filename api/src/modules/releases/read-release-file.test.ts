import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeFronts } from '../../../test/fronts.ts';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { makeVersion, openTeam, publish } from '../../../test/release-team.ts';
import { sweepReleases } from './sweep-releases.ts';

const build = makeVersion('booking', '1.0.0');
const address = `/remotes/booking/${build.record.version}`;
let root: string;
let portal: Portal;
let team: Awaited<ReturnType<typeof openTeam>>;
beforeEach(async () => {
  root = makeFronts();
  portal = await openPortal({ fronts: root });
  team = await openTeam(portal, 'booking');
  await publish(team, build);
});
afterEach(async () => {
  await portal.close();
  rmSync(root, { recursive: true });
});

const get = (path: string, headers = {}) => portal.app.inject({ url: `${address}/${path}`, headers });
/** The version is removed after its time, and its bytes an hour later. */
async function outlive(): Promise<void> {
  const { kysely: database } = portal.database;
  for (const days of [31, 1]) {
    portal.clock.advance(days * 24 * 3600);
    await sweepReleases({ database, clock: portal.clock, files: portal.files, keepDays: 30 });
  }
}

test('a file of a version that was removed is gone, also at the first request for it', async () => {
  // Which files there are is known from here on, and the bytes of this one.
  expect((await get('remote.json')).statusCode).toBe(200);
  await outlive();
  for (const encoding of ['identity', 'br', 'gzip']) {
    const response = await get('static/js/pages.js', { 'accept-encoding': encoding });
    expect([response.statusCode, response.json().code]).toEqual([404, 'RELEASE_FILE_GONE']);
    // A cache on the way must ask again: the version may be released anew.
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

test('bytes of a version that is there and cannot be read are an error of ours', async () => {
  const [row] = await portal.database.kysely
    .selectFrom('release_file')
    .where('integrity', '=', build.record.files['static/js/pages.js']?.integrity ?? '')
    .select('storage_key')
    .execute();
  await portal.files.delete(row?.storage_key ?? '');
  expect((await get('static/js/pages.js')).statusCode).toBe(500);
});
