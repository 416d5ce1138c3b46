import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBucket } from '../../../../test/open-bucket.ts';
import { makeVersion, publish } from '../../../../test/release-team.ts';
import { openTeamPortal, type TeamPortal } from '../../../../test/team-portal.ts';

let folder: string;
let bucket: Awaited<ReturnType<typeof openBucket>>;
let opened: TeamPortal;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berth-bucket-'));
  bucket = await openBucket(folder);
  opened = await openTeamPortal('booking', { files: bucket.store });
});
afterAll(async () => {
  await opened.close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a version whose files are in a bucket is served as from a disk: once and for all, and compressed', async () => {
  const build = makeVersion('booking', '1.0.0');
  await publish(opened.team, build);
  const url = `/remotes/booking/${build.record.version}/static/js/pages.js`;
  const get = (encoding: string) =>
    opened.portal.app.inject({ url, headers: { 'accept-encoding': encoding } });
  const plain = await get('identity');
  expect([plain.statusCode, plain.body]).toEqual([200, build.files['static/js/pages.js']]);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('br')).headers['content-encoding']).toBe('br');
  expect((await get('gzip')).headers['content-encoding']).toBe('gzip');
});
