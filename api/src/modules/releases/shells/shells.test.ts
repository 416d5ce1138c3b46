import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describeContract, type ShellBuildRecord } from '@berth/contract/release';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { countQueries } from '../../../../test/count-queries.ts';
import { integrityOf, makeFronts, write } from '../../../../test/fronts.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { createApp } from '../../../app.ts';
import { findBuiltShell } from '../../../http/serving/built-front.ts';
import { sweepReleases } from '../publish/sweep-releases.ts';
import { createShellFileReader } from './read-shell-file.ts';
import { sweepShells } from './store-shell.ts';

const [older, newer] = ['0.1.0+0123456789ab', '0.2.0+00000000000b'];
const part = 'static/js/async/settings.0a0b0c0d.js';
const text = `console.log("${'settings '.repeat(500)}");`;
const folders: string[] = [];
let portal: Portal;
/** What is served after the release of a shell. */
let after: FastifyInstance;

/** Fronts whose shell is another build. */
function frontsWith(
  change: (record: ShellBuildRecord) => Partial<ShellBuildRecord>,
  parts: string[],
): string {
  const root = makeFronts();
  folders.push(root);
  const path = join(root, 'shell/dist/build.json');
  const record: ShellBuildRecord = JSON.parse(readFileSync(path, 'utf8'));
  for (const each of parts) {
    write(join(root, 'shell/dist', each), text);
    write(join(root, 'shell/dist', `${each}.br`), brotliCompressSync(text));
    record.files[each] = { integrity: integrityOf(text), bytes: text.length, brotliBytes: 1 };
  }
  writeFileSync(path, JSON.stringify({ ...record, ...change(record) }));
  return root;
}

const serve = (fronts: string) =>
  createApp({ ...portal, fronts, version: '0.0.0-test', config: portal.config });
const currentOf = async (app: FastifyInstance) => (await app.inject('/api/remotes/current')).json().data;

beforeAll(async () => {
  const { hash, endpoints } = await describeContract();
  const called = endpoints['GET /remotes/current'];
  if (!called) throw new Error('The contract has no such call.');
  portal = await openPortal({
    fronts: frontsWith(
      () => ({ version: older, contract: { hash, endpoints: { 'GET /remotes/current': called } } }),
      [part],
    ),
  });
  after = await serve(frontsWith(() => ({ version: newer }), []));
});
afterAll(async () => {
  await after.close();
  await portal.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

test('a part of the shell before is served after another one was released, for ever and in its small form', async () => {
  for (const [encoding, read] of [
    ['identity', (sent: Buffer) => sent],
    ['br', brotliDecompressSync],
  ] as const) {
    const answer = await after.inject({ url: `/${part}`, headers: { 'accept-encoding': encoding } });
    expect([answer.statusCode, read(answer.rawPayload).toString()]).toEqual([200, text]);
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.headers['content-type']).toContain('text/javascript');
  }
});

test('no other address of it is', async () => {
  for (const url of [
    '/static/js/async/gone.0a0b0c0d.js',
    '/static/../index.html',
    "/static/'--",
    '/static/%00',
  ]) {
    expect((await after.inject(url)).statusCode).toBe(404);
  }
  // Pages come from the newest shell alone.
  expect((await after.inject({ url: '/robots.txt' })).statusCode).toBe(200);
});

describe('an address that no shell has', () => {
  /** The reader of a server that has just started, and how often it asks the database. */
  function openReader() {
    const { counted, asked } = countQueries(portal.database.kysely);
    const read = createShellFileReader({ database: counted, files: portal.files, warn: () => {} });
    const gone = async (number: number) => await read(`static/js/async/gone-${number}.0a0b0c0d.js`);
    return { read, gone, asked };
  }
  const forty = Array.from({ length: 40 }, (_, number) => number);

  test('costs the database nothing, however many ask for such', async () => {
    const { gone, asked } = openReader();
    await gone(-1);
    const before = asked();
    expect(await Promise.all(forty.map(gone))).toEqual(forty.map(() => null));
    expect(asked() - before).toBe(1);
  });

  test('is found as soon as another server has brought the shell that has it', async () => {
    const { read, gone } = openReader();
    await gone(-1);
    const path = 'static/js/async/brought.0a0b0c0d.js';
    const other = await serve(frontsWith(() => ({ version: '0.3.0+00000000000c' }), [path]));
    expect((await read(path))?.integrity).toBe(integrityOf(text));
    await other.close();
  });
});

test('while the database is away there is what is known, and nothing else; afterwards all of it again', async () => {
  const line = { isDown: false };
  const kysely = portal.database.kysely.withPlugin({
    transformQuery({ node }) {
      if (line.isDown) throw new Error('the database is away');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const fronts = frontsWith(() => ({ version: newer }), []);
  const database = { ...portal.database, kysely };
  const app = await createApp({
    ...portal,
    database,
    fronts,
    version: '0.0.0-test',
    config: portal.config,
  });
  const [gone, own] = ['/static/js/async/gone.0a0b0c0d.js', '/static/js/index.0123456789.js'];
  const ask = async () => {
    const answers = await Promise.all([`/${part}`, own, gone].map((url) => app.inject(url)));
    return answers.map(({ statusCode }) => statusCode);
  };
  expect(await ask()).toEqual([200, 200, 404]);
  line.isDown = true;
  expect(await ask()).toEqual([200, 200, 404]);
  line.isDown = false;
  expect(await ask()).toEqual([200, 200, 404]);
  await app.close();
});

test('pages and GET /remotes/current name the shell that is served', async () => {
  expect(await currentOf(portal.app)).toMatchObject({ shell: older, unusable: [] });
  expect(await currentOf(after)).toMatchObject({ shell: newer, unusable: [] });
  const page = await after.inject({ url: '/login', headers: { accept: 'text/html' } });
  expect(page.body).toContain(`"shell":"${newer}"`);
});

test('a shell that calls what this API does not answer is unusable, and one whose calls stand is not', async () => {
  const gone = { input: null, output: { type: 'object' } };
  const broken = '0.0.9+00000000000e';
  const own = await serve(
    frontsWith(() => ({ version: broken, contract: { hash: 'x', endpoints: { 'GET /gone': gone } } }), []),
  );
  expect((await currentOf(own)).unusable).toEqual([`shell@${broken}`]);
  await own.close();
});

test('a shell is retained for its days, and its files are removed with it', async () => {
  const deps = { database: portal.database.kysely, clock: portal.clock, files: portal.files, keepDays: 30 };
  const sweep = async () => {
    await sweepShells(
      deps,
      findBuiltShell(folders[1] ?? '', () => undefined),
    );
    await sweepReleases({ ...deps, surface: async () => null });
    return (await after.inject(`/${part}`)).statusCode;
  };
  portal.clock.advance(29 * 24 * 3600);
  expect(await sweep()).toBe(200);
  portal.clock.advance(2 * 24 * 3600);
  expect(await sweep()).toBe(404);
  const left = await portal.database.kysely
    .selectFrom('release_file')
    .where('integrity', '=', integrityOf(text))
    .where('doomed_at', 'is', null)
    .select('integrity')
    .execute();
  expect(left).toEqual([]);
});
