import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bundledVersion, makeFronts } from '../../../../test/fronts.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import {
  bodyOf,
  makeVersion,
  move,
  openTeam,
  publish,
  type RemoteBuild,
  refusal,
  versionOf,
} from '../../../../test/release-team.ts';
import { sweepReleases } from '../publish/sweep-releases.ts';

type Team = Awaited<ReturnType<typeof openTeam>>;
const full = [409, 'RELEASE_QUOTA_REACHED'];
const why = 'for the test';

let root: string;
let portal: Portal;
let team: Team;
beforeEach(async () => {
  root = makeFronts();
  // Room for the bundled build, of 1.6 kB, and for two others of that size.
  portal = await openPortal({ fronts: root, config: { releaseQuotaBytes: 5000 } });
  team = await openTeam(portal, 'booking');
});
afterEach(async () => {
  await portal.close();
  rmSync(root, { recursive: true });
});

const upload = (who: Team, content: string | Buffer<ArrayBuffer>) =>
  who.call('POST /release/file', {
    query: { integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` },
    upload: new File([content], 'file'),
  });
/** What no compression makes smaller: it is stored in one form. */
const noise = (bytes: number) => Buffer.from(randomBytes(bytes));
const pageOf = ({ files }: RemoteBuild) => files['static/js/pages.js'] ?? '';
/** The same build as its record would like it to be. */
function claiming(build: RemoteBuild, bytes: number): RemoteBuild {
  const files = Object.fromEntries(
    Object.entries(build.record.files).map(([path, file]) => [path, { ...file, bytes, brotliBytes: bytes }]),
  );
  return { ...build, record: { ...build.record, files } };
}
const storedBytes = async (who = team) => {
  const { remotes } = await who.get('GET /release/list', { query: { remote: 'booking' } });
  return remotes[0]?.storedBytes ?? 0;
};

describe('what the files of a remote take', () => {
  test('is counted as stored, whatever the build says; beyond the quota it is said what is used and what frees it', async () => {
    const before = await storedBytes();
    const first = claiming(makeVersion('booking', '1.0.0'), 0);
    const published = await publish(team, first);
    const sent = Object.values(first.files).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    expect([published.bytes, published.brotliBytes > 0]).toEqual([sent, true]);
    // What the bundled build has too is there once; the page is stored in three forms.
    expect(await storedBytes()).toBeGreaterThan(before + Buffer.byteLength(pageOf(first)));
    await publish(team, claiming(makeVersion('booking', '1.1.0'), 0));
    const third = claiming(makeVersion('booking', '1.2.0'), 0);
    expect((await team.get('POST /release/offer', bodyOf(third))).missing).toHaveLength(1);
    const response = await upload(team, pageOf(third));
    expect([response.statusCode, response.json().code]).toEqual(full);
    const { en, 'zh-CN': zh } = response.json().texts;
    expect(en).toMatch(/“booking” take 0\.1 of 0\.1 MB, and this needs 0\.1 MB more/);
    expect(en).toContain('release -- remove');
    expect(zh).toContain('release -- remove');
    expect(await refusal(team.call('POST /release/publish', bodyOf(third)))).toEqual([
      422,
      'RELEASE_FILES_MISSING',
    ]);
  });

  test('is looked at before anything is sent, by what the build says', async () => {
    const large = claiming(makeVersion('booking', '1.0.0'), 5000);
    expect(await refusal(team.call('POST /release/offer', bodyOf(large)))).toEqual(full);
  });

  test('holds uploads that no version names, of its own key and of nobody else', async () => {
    const [site, platform] = [await openTeam(portal, 'site'), await openTeam(portal, '*')];
    expect((await upload(team, noise(3000))).statusCode).toBe(200);
    expect(await refusal(upload(team, noise(3000)))).toEqual(full);
    expect((await upload(site, noise(3000))).statusCode).toBe(200);
    expect((await upload(platform, noise(3000))).statusCode).toBe(200);
    expect(await refusal(upload(platform, noise(3000)))).toEqual(full);
    expect(await storedBytes()).toBeGreaterThan(4500);
    // After their day they count no longer.
    portal.clock.advance(2 * 24 * 3600);
    const { kysely: database } = portal.database;
    await sweepReleases({
      database,
      clock: portal.clock,
      files: portal.files,
      surface: async () => null,
      keepDays: 30,
    });
    expect(await storedBytes()).toBeLessThan(2000);
    expect((await upload(team, noise(3000))).statusCode).toBe(200);
  });

  test('is not outrun by two uploads at once that fit alone', async () => {
    const responses = await Promise.all([upload(team, noise(2500)), upload(team, noise(2500))]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await storedBytes()).toBeLessThanOrEqual(5000);
  });

  test('holds what others have sent, once a version of the remote names it', async () => {
    const platform = await openTeam(portal, '*');
    await publish(team, makeVersion('booking', '1.0.0'));
    await publish(team, makeVersion('booking', '1.1.0'));
    const third = makeVersion('booking', '1.2.0');
    expect((await upload(platform, pageOf(third))).statusCode).toBe(200);
    const before = await storedBytes();
    expect(await refusal(team.call('POST /release/publish', bodyOf(third)))).toEqual(full);
    // Nothing of it was registered.
    expect(await storedBytes()).toBe(before);
    const { versions } = await team.get('GET /release/list', { query: {} });
    expect(versions.map(({ version }) => version)).not.toContain(third.record.version);
  });
});

describe('a version that is removed', () => {
  const remove = (version: string) =>
    team.call('POST /release/remove', { body: { remote: 'booking', version, why } });

  test('makes room at once, is noted in the history, and its name stays taken', async () => {
    for (const name of ['1.0.0', '1.1.0']) await publish(team, makeVersion('booking', name));
    const third = makeVersion('booking', '1.2.0');
    await expect(publish(team, third)).rejects.toThrow();
    const response = await remove('1.0.0');
    expect(response.json().data).toMatchObject({
      version: versionOf('booking', '1.0.0'),
      removedAt: portal.clock().toISOString(),
    });
    expect((await publish(team, third)).version).toBe(third.record.version);
    const history = await team.get('GET /release/history', { query: {} });
    expect(history.find(({ kind }) => kind === 'removed')).toMatchObject({ by: 'booking team', why });
    const body = { remote: 'booking', version: '1.0.0', to: 'stable', seen: 1, why } as const;
    expect(await refusal(team.call('POST /release/promote', { body }))).toEqual([409, 'VERSION_REMOVED']);
    // Once more changes nothing.
    expect((await remove(versionOf('booking', '1.0.0'))).statusCode).toBe(200);
  });

  test('is nobody’s: not in force, a fall-back, pinned, in a set, or in force within the days', async () => {
    const platform = await openTeam(portal, '*');
    const inUse = [409, 'VERSION_IN_USE'];
    for (const name of ['1.0.0', '1.1.0']) await publish(team, makeVersion('booking', name));
    const [one, two] = ['1.0.0', '1.1.0'].map((name) => versionOf('booking', name)) as [string, string]; // two in, two out
    expect(await refusal(remove(bundledVersion))).toEqual(inUse);
    const canary = { remote: 'booking', version: one, to: 'canary', percent: 5, why } as const;
    await move(team, 'promote', canary);
    expect(await refusal(remove(one))).toEqual(inUse);
    await move(team, 'promote', { ...canary, percent: 0 });
    // A tab may still run it.
    expect(await refusal(remove(one))).toEqual(inUse);
    await platform.get('POST /release/setSave', { body: { name: 'set', versions: { booking: two } } });
    expect(await refusal(remove(two))).toEqual(inUse);
    portal.clock.advance(31 * 24 * 3600);
    expect((await remove(one)).statusCode).toBe(200);
    expect(await refusal(remove(two))).toEqual(inUse);
    expect(await refusal(remove('9.9.9'))).toEqual([404, 'VERSION_UNKNOWN']);
  });
});
