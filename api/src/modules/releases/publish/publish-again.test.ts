import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { declaration, makeRemote } from '../../../../test/fronts.ts';
import type { Portal } from '../../../../test/portal.ts';
import { bodyOf, makeVersion, openTeam, publish, refusal } from '../../../../test/release-team.ts';
import { openTeamPortal, type TeamPortal } from '../../../../test/team-portal.ts';
import { insertVersion } from '../versions/versions.repository.ts';

const build = makeVersion('booking', '1.0.0');
const { version } = build.record;
const page = 'static/js/pages.js';
let opened: TeamPortal;
let portal: Portal;
let team: TeamPortal['team'];
beforeEach(async () => {
  opened = await openTeamPortal('booking');
  ({ portal, team } = opened);
});
afterEach(async () => await opened.close());

const history = async () => await team.get('GET /release/history', { query: {} });
const offer = () => team.get('POST /release/offer', bodyOf(build));
const get = (path: string, encoding: string) =>
  portal.app.inject({
    url: `/remotes/booking/${version}/${path}`,
    headers: { 'accept-encoding': encoding },
  });
async function keyOf(path: string): Promise<string> {
  const integrity = build.record.files[path]?.integrity ?? '';
  const rows = portal.database.kysely.selectFrom('release_file').where('integrity', '=', integrity);
  return (await rows.select('storage_key').executeTakeFirstOrThrow()).storage_key;
}

describe('the very same content again', () => {
  test('changes nothing where nothing is lost, and says so', async () => {
    const first = await publish(team, build);
    expect(first).toMatchObject({ done: 'published', repaired: [] });
    const before = await history();
    expect(await offer()).toMatchObject({ missing: [], isPublished: true });
    portal.clock.advance(60);
    expect(await publish(team, build)).toEqual({ ...first, done: 'nothing' });
    expect(await history()).toEqual(before);
  });

  test.each([
    ['is gone', (key: string) => portal.files.delete(key)],
    ['is another one', (key: string) => portal.files.put(key, Buffer.from('other'))],
    ['is another one in brotli alone', (key: string) => portal.files.put(`${key}.br`, Buffer.from('other'))],
    ['is gone in gzip alone', (key: string) => portal.files.delete(`${key}.gz`)],
  ])('repairs a file that %s, once, and the history tells of it', async (_how, spoil) => {
    await publish(team, build);
    await spoil(await keyOf(page));
    const integrity = build.record.files[page]?.integrity;
    expect(await offer()).toMatchObject({ missing: [integrity], isPublished: true });
    // Without its files it is as it was.
    const early = await team.call('POST /release/publish', bodyOf(build));
    expect([early.statusCode, early.json().code]).toEqual([422, 'RELEASE_FILES_MISSING']);
    expect(early.json().fields).toEqual([{ field: page, message: integrity }]);

    portal.clock.advance(60);
    expect(await publish(team, build)).toMatchObject({ version, done: 'nothing', repaired: [page] });
    for (const encoding of ['identity', 'br', 'gzip']) {
      expect((await get(page, encoding)).statusCode).toBe(200);
    }
    expect((await get(page, 'identity')).body).toBe(build.files[page]);
    expect((await history())[0]).toMatchObject({
      kind: 'repaired',
      by: 'booking team',
      remote: 'booking',
      version,
      messages: [page],
    });
    expect(await publish(team, build)).toMatchObject({ done: 'nothing', repaired: [] });
    expect((await history()).filter(({ kind }) => kind === 'repaired')).toHaveLength(1);
  });

  test('repairs a version that no longer fits, which so runs nowhere', async () => {
    const runtime = { range: '^9.0.0', uses: [] };
    const unfit = makeVersion('booking', '1.0.2', { runtime });
    const { record, files } = unfit;
    // As it was published when it did fit.
    await insertVersion(portal.database.kysely, {
      record,
      declaration: unfit.declaration,
      origin: 'released',
      bytes: 1,
      brotliBytes: 1,
      by: 'booking team',
      at: portal.clock(),
    });
    expect(await publish(team, unfit)).toMatchObject({ done: 'nothing', version: record.version });
    const file = await portal.app.inject({ url: `/remotes/booking/${record.version}/${page}` });
    expect(file.body).toBe(files[page]);
    const next = team.call('POST /release/offer', bodyOf(makeVersion('booking', '1.0.3', { runtime })));
    expect(await refusal(next)).toEqual([422, 'RELEASE_INCOMPATIBLE']);
  });

  test('is for the team of the remote alone', async () => {
    await publish(team, build);
    const other = await openTeam(portal, 'site');
    for (const key of ['POST /release/offer', 'POST /release/publish'] as const) {
      expect(await refusal(other.call(key, bodyOf(build)))).toEqual([403, 'RELEASE_KEY_FOREIGN']);
    }
  });

  test('of a new version that has a lost file in common with an old one repairs that, too', async () => {
    await publish(team, build);
    await portal.files.delete(await keyOf('remote-entry.js'));
    const next = makeVersion('booking', '1.0.1');
    expect(next.record.files['remote-entry.js']).toEqual(build.record.files['remote-entry.js']);
    expect(await publish(team, next)).toMatchObject({ done: 'published', repaired: ['remote-entry.js'] });
    expect((await get('remote-entry.js', 'identity')).statusCode).toBe(200);
  });
});

describe('a build that the server has from its own checkout', () => {
  const bundled = makeRemote('booking', {}, declaration);

  test('is taken over by the team that publishes the same, once', async () => {
    const list = async () => (await team.get('GET /release/list', { query: {} })).versions[0];
    expect(await list()).toMatchObject({ version: bundled.record.version, origin: 'bundled' });
    portal.clock.advance(60);
    expect(await publish(team, bundled)).toMatchObject({ done: 'takenOver', origin: 'released' });
    expect((await history())[0]).toMatchObject({
      kind: 'takenOver',
      by: 'booking team',
      remote: 'booking',
      version: bundled.record.version,
      deployment: null,
    });
    expect(await list()).toMatchObject({
      origin: 'released',
      uses: ['stable'],
      publishedBy: 'booking team',
      customers: 0,
      failing: 0,
      isCanaryStopped: false,
    });
    expect(await publish(team, bundled)).toMatchObject({ done: 'nothing' });
    expect((await history()).filter(({ kind }) => kind === 'takenOver')).toHaveLength(1);
  });

  test('with another record is not', async () => {
    const other = { ...bundled, record: { ...bundled.record, shared: { react: '^18.0.0' } } };
    expect(await refusal(team.call('POST /release/publish', bodyOf(other)))).toEqual([409, 'VERSION_EXISTS']);
  });
});
