import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteBuildRecord } from '@berth/contract/release';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { recordFiles, recordName, versionOf } from '../built-files.ts';

type Answer = { status: number; body: object } | 'cut';
const refused = (status: number, code: string) => ({
  status,
  body: { code, message: 'No.', requestId: 'r' },
});
const done = (data: unknown) => ({ status: 200, body: { code: 200, message: '', data } });
const surface = {
  runtime: { version: '1.0.0', exports: [] },
  shared: {},
  contract: { hash: 'one', endpoints: {} },
};

let place: string;
let record: RemoteBuildRecord;
let answers: Record<string, (times: number) => Answer>;
let times: Record<string, number>;
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '', 'http://here').pathname.replace('/api/release/', '');
  times[path] = (times[path] ?? 0) + 1;
  const answer = answers[path]?.(times[path]) ?? refused(404, 'NOT_FOUND');
  request.resume().on('end', () => {
    if (answer === 'cut') return request.socket.destroy();
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
});

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'berth-publish-'));
  const dist = join(place, 'dist');
  mkdirSync(dist);
  const title = { 'zh-CN': '货物', en: 'Cargo' };
  const declaration = JSON.stringify({
    name: 'cargo',
    title,
    basePaths: ['/cargo'],
    runtime: '^1.0.0',
    menu: [],
  });
  for (const name of ['remote-entry.js', 'one.js']) writeFileSync(join(dist, name), name);
  writeFileSync(join(dist, 'remote.json'), declaration);
  const files = recordFiles(dist);
  record = {
    name: 'cargo',
    version: versionOf('1.0.0', files),
    files,
    preload: {},
    entry: 'remote-entry.js',
    global: 'berth_cargo',
    runtime: { range: '^1.0.0', uses: [] },
    shared: {},
    contract: { hash: 'one', endpoints: {} },
  };
  const folder = join(place, 'remote-cargo/releases', record.version);
  cpSync(dist, folder, { recursive: true });
  writeFileSync(join(place, 'remote-cargo/remote.json'), declaration);
  writeFileSync(join(folder, recordName), JSON.stringify(record));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // It listens on a port, not on a pipe.
  const env = {
    BERTH_URL: `http://127.0.0.1:${port}`,
    BERTH_RELEASE_KEY: 'brk_one',
    BERTH_REMOTES_DIR: place,
  };
  Object.assign(process.env, env);
});
afterAll(async () => {
  server.close();
  await once(server, 'close');
  rmSync(place, { recursive: true });
});
beforeEach(() => {
  sayPackageVersion('1.0.0');
  times = {};
  const missing = Object.values(record.files).map(({ integrity }) => integrity);
  answers = { surface: () => done(surface), offer: () => done({ missing, takenPaths: [] }) };
});

function sayPackageVersion(version: string): void {
  writeFileSync(join(place, 'remote-cargo/package.json'), JSON.stringify({ version }));
}

async function publish(version: string | null = null) {
  // The folder of the remotes is read with the module.
  const { publishRelease } = await import('./publish-release.ts');
  const { ReleaseFailure } = await import('./release-failure.ts');
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const failure = await publishRelease('cargo', version).catch((error: unknown) => error);
  log.mockRestore();
  if (!(failure instanceof ReleaseFailure)) throw failure ?? new Error('it was published');
  return { code: failure.exitCode, said: failure.message };
}

test('a connection that is cut amid an upload says what is up and what to do', async () => {
  answers.file = (time) => (time === 1 ? done(null) : 'cut');
  const { code, said } = await publish();
  expect([code, said]).toEqual([5, expect.stringContaining('does not answer any more')]);
  expect(said).toContain('does not answer any more');
  expect(said).toContain('1 of 3 files were uploaded and nothing is registered. Run the same command again');
  expect(said).not.toContain('BERTH_URL');
  expect(times.publish).toBeUndefined();
});

test('a version that package.json has and nobody built is not taken for the one that was built before it', async () => {
  sayPackageVersion('1.1.0-rc.1');
  const { code, said } = await publish();
  expect([code, said]).toEqual([2, expect.stringContaining('package.json of remote-cargo says 1.1.0-rc.1')]);
  expect(said).toContain('npm run release -- build cargo');
  expect(said).toContain(`npm run release -- publish cargo@${record.version}`);
  expect(times).toEqual({});
});

test('a version that is named is published whatever package.json has', async () => {
  sayPackageVersion('1.1.0-rc.1');
  answers.file = () => 'cut';
  expect(await publish('1.0.0')).toMatchObject({ code: 5 });
  expect(times.offer).toBe(1);
});

test('a file that arrived as something else is named', async () => {
  answers.file = (time) => (time === 1 ? refused(422, 'RELEASE_FILE_CORRUPT') : done(null));
  const { code, said } = await publish();
  expect(code).toBe(4);
  expect(said).toMatch(/^(remote-entry|one|remote)\.js(on)?: No\./);
  expect(said).toContain('2 of 3 files');
});

describe('what was published says', () => {
  const about = { publishedAt: '2026-11-20T02:03:00.000Z', publishedBy: 'li', uses: [] };
  const say = async (publication: object) => {
    answers.file = () => done(null);
    answers.publish = () => done({ ...about, ...publication });
    const { publishRelease } = await import('./publish-release.ts');
    const log = jest.spyOn(console, 'log').mockImplementation(() => {});
    await publishRelease('cargo', null);
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    return lines.join('\n');
  };

  test('that it runs for nobody yet', async () => {
    const said = await say({ done: 'published', repaired: [] });
    expect(said).toContain(`Published cargo@${record.version} to http://127.0.0.1`);
    expect(said).toContain('It runs for nobody yet: npm run release -- promote cargo@');
    expect(await say({})).toBe(said);
  });

  test('that it was there, by whom and since when, and what was put back of it', async () => {
    const said = await say({ done: 'nothing', repaired: [] });
    expect(said).toMatch(
      /Nothing to do: cargo@\S+ is there already with the same content, published at .* by li\./,
    );
    expect(said).not.toContain('promote');
    const repaired = await say({ done: 'nothing', repaired: ['one.js'] });
    expect(repaired).toContain('Put back what the store had lost of it:\n  one.js');
    expect(repaired).not.toContain('Nothing to do');
  });

  test('that it was taken over, and what it is used as', async () => {
    const said = await say({ done: 'takenOver', repaired: [], uses: ['stable'] });
    expect(said).toMatch(
      /^Taken over: .* had cargo@\S+ from its own checkout; it is your team's from now on\.$/m,
    );
    expect(said).toContain('It is in use: stable.');
  });
});

test('what no longer fits is sent only where it is there already, to be repaired', async () => {
  answers.surface = () => done({ ...surface, runtime: { ...surface.runtime, version: '9.0.0' } });
  answers.version = () => refused(404, 'VERSION_UNKNOWN');
  expect((await publish()).code).toBe(3);
  expect(times.offer).toBeUndefined();
  answers.version = () => done({ record, removedAt: null });
  answers.offer = () => refused(409, 'VERSION_EXISTS');
  expect((await publish()).code).toBe(4);
});
