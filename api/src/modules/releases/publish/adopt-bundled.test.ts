import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  bundledVersion,
  declaration,
  makeFronts,
  makeRemote,
  write,
  writeRemote,
} from '../../../../test/fronts.ts';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { makeVersion, move, openTeam, publish, versionOf } from '../../../../test/release-team.ts';
import { readInForce } from '../deployments/read-in-force.ts';
import { readHistory } from '../staff/read-releases.ts';
import { createReleaseFileReader } from '../versions/read-release-file.ts';
import { adoptBundled } from './adopt-bundled.ts';

/** The version of a build whose pages print this text. */
const builtAs = (text: string) => makeRemote('booking', { version: text, text }, declaration).record.version;
const first = bundledVersion;
const second = builtAs('0.2.0');
const third = builtAs('0.3.0');

let root: string;
let portal: Portal;
let warnings: string[];
beforeEach(async () => {
  root = makeFronts();
  warnings = [];
  portal = await openPortal({ fronts: root });
});
afterEach(async () => {
  await portal.close();
  rmSync(root, { recursive: true });
});

/** What a start of the server does with the builds of its checkout. */
const restart = (except: string[] = []) =>
  adoptBundled({
    database: portal.database.kysely,
    clock: portal.clock,
    files: portal.files,
    surface: async () => null,
    root,
    except,
    warn: (_error, message) => warnings.push(message),
  });
const build = (version: '0.1.0' | '0.2.0' | '0.3.0') =>
  writeRemote(root, 'remote-booking', declaration, version === '0.1.0' ? {} : { version, text: version });
const inForce = () => readInForce({ database: portal.database.kysely, surface: async () => null });
const booking = async () => (await inForce()).stable.booking;
const moves = { remote: 'booking', why: 'test' };

describe('the builds of the checkout', () => {
  test('run from the first start on, with their files', async () => {
    const { number, stable, versions } = await inForce();
    expect([number, stable]).toEqual([1, { booking: first }]);
    expect(versions.booking?.[first]?.declaration).toEqual(declaration);
    const read = createReleaseFileReader({ database: portal.database.kysely, files: portal.files });
    const page = await read('booking', first, 'static/js/pages.js');
    expect((await page?.read('identity'))?.toString()).toContain('pages pages');
  });

  test('are taken once: a second start stores, publishes and moves nothing', async () => {
    const rows = () =>
      portal.database.kysely.selectFrom('release_file').selectAll().orderBy('storage_key').execute();
    const before = await rows();
    await restart();
    expect(await rows()).toEqual(before);
    expect((await inForce()).number).toBe(1);
  });

  test('follow the checkout, forwards and back', async () => {
    build('0.2.0');
    await restart();
    expect(await booking()).toBe(second);
    build('0.1.0');
    await restart();
    expect(await booking()).toBe(first);
  });

  test('go when their package goes, unless the checkout has no remotes at all', async () => {
    writeRemote(root, 'remote-site', { name: 'site' });
    await restart();
    const site = makeRemote('site').record.version;
    expect((await inForce()).stable).toEqual({ booking: first, site });
    rmSync(join(root, 'remote-site'), { recursive: true });
    await restart();
    expect((await inForce()).stable).toEqual({ booking: first });
    rmSync(join(root, 'remote-booking'), { recursive: true });
    await restart();
    expect((await inForce()).stable).toEqual({ booking: first });
  });

  test('are left alone where a development server runs', async () => {
    build('0.2.0');
    await restart(['booking']);
    expect(await booking()).toBe(first);
  });
});

describe('what a team did', () => {
  test('stays: a version that it promoted, and what it rolled back to, whatever is built afterwards', async () => {
    const team = await openTeam(portal, 'booking');
    await publish(team, makeVersion('booking', '1.0.0'));
    await move(team, 'promote', { ...moves, version: '1.0.0', to: 'stable' });
    build('0.2.0');
    await restart();
    expect(await booking()).toBe(versionOf('booking', '1.0.0'));
    await move(team, 'rollback', moves);
    await restart();
    expect(await booking()).toBe(first);
    build('0.3.0');
    await restart();
    expect(await booking()).toBe(first);
    expect(warnings.at(-1)).toContain('remote-booking is not brought out');
    await move(team, 'promote', { ...moves, version: third, to: 'stable' });
    expect(await booking()).toBe(third);
  });

  test('stays: a bundled version that it promoted itself', async () => {
    const team = await openTeam(portal, 'booking');
    build('0.2.0');
    await restart();
    await move(team, 'promote', { ...moves, version: first, to: 'stable' });
    build('0.3.0');
    await restart();
    expect(await booking()).toBe(first);
  });

  test('stays: that it rolled back from a bundled version, of which neither this nor a next one comes back', async () => {
    const team = await openTeam(portal, 'booking');
    build('0.2.0');
    await restart();
    await move(team, 'rollback', moves);
    await restart();
    build('0.3.0');
    await restart();
    expect(await booking()).toBe(first);
  });

  test('is not ended where it is a canary that runs: what it is compared with stays', async () => {
    const team = await openTeam(portal, 'booking');
    await publish(team, makeVersion('booking', '1.0.0'));
    await move(team, 'promote', { ...moves, version: '1.0.0', to: 'canary', percent: 50 });
    build('0.2.0');
    await restart();
    expect(await inForce()).toMatchObject({
      stable: { booking: first },
      canary: { booking: { percent: 50 } },
    });
    expect(warnings).toEqual([expect.stringContaining('remote-booking is not brought out')]);
  });

  test('leaves a remote that it did not move to the checkout: a canary, or a set in which it runs already', async () => {
    const team = await openTeam(portal, '*');
    await publish(team, makeVersion('booking', '1.0.0'));
    await move(team, 'promote', { ...moves, version: '1.0.0', to: 'canary', percent: 10 });
    await move(team, 'promote', { ...moves, version: '1.0.0', to: 'canary', percent: 0 });
    const set = { name: 'as-it-is', versions: { booking: first }, evidence: 'none' };
    await team.get('POST /release/setSave', { body: set });
    await move(team, 'setPromote', { name: set.name, why: 'test' });
    build('0.2.0');
    await restart();
    expect(await booking()).toBe(second);
  });
});

test('a build that is broken is left out, and what ran before goes on', async () => {
  const dist = join(root, 'remote-booking/dist');
  const page = join(dist, 'static/js/pages.js');
  const breakIt: Record<string, () => void> = {
    'it was never built': () => rmSync(dist, { recursive: true }),
    'it declares nonsense': () => writeRemote(root, 'remote-booking', { ...declaration, name: '../cost' }),
    'its record is cut off': () => write(join(dist, 'build.json'), '{"version": "0.2'),
    'a file of it is another one than its record says': () => write(page, 'other'),
    'a file of it is missing': () => rmSync(page),
    'it calls itself what another one is called': () =>
      writeRemote(root, 'remote-booking', { ...declaration, name: 'cost' }),
  };
  for (const [what, change] of Object.entries(breakIt)) {
    build('0.2.0');
    change();
    portal.clock.advance(60);
    warnings = [];
    await restart();
    expect([what, warnings]).toEqual([what, ['remote-booking is left out of the registry']]);
    expect([what, (await inForce()).stable]).toEqual([what, { booking: first }]);
  }
  // A start that says the same again says nothing new.
  await restart();
  const told = (await readHistory(portal.database.kysely, 'booking')).filter(
    ({ kind }) => kind === 'leftOut',
  );
  expect(told).toHaveLength(Object.keys(breakIt).length);
  for (const event of told) {
    expect(event).toMatchObject({ by: 'server', remote: 'booking', version: null, deployment: null });
    expect(event.messages.join('')).not.toBe('');
  }
  const texts = told.flatMap(({ messages }) => messages).join('\n');
  expect(texts).toContain('static/js/pages.js is not what build.json says');
  expect(texts).toContain('ENOENT');
});

test('a build that a team has published, or that was in force before, is no news', async () => {
  const heldBack = async () =>
    (await readHistory(portal.database.kysely, 'booking')).filter(({ kind }) => kind === 'heldBack');
  const team = await openTeam(portal, 'booking');
  build('0.2.0');
  await restart();
  await move(team, 'rollback', moves);
  // It was everybody's a moment ago.
  await restart();
  build('0.3.0');
  await publish(team, makeRemote('booking', { version: '0.3.0', text: '0.3.0' }, declaration));
  await restart();
  expect([await booking(), await heldBack()]).toEqual([first, []]);
});

test('a build that is held back is noted once in the history, with what runs in its place', async () => {
  const team = await openTeam(portal, 'booking');
  build('0.2.0');
  await restart();
  await move(team, 'rollback', moves);
  build('0.3.0');
  portal.clock.advance(60);
  for (const _start of [1, 2]) await restart();
  const told = async () =>
    (await readHistory(portal.database.kysely, 'booking')).filter(({ at }) => at > '2026-11-20T02:00:30');
  expect(await told()).toMatchObject([
    {
      kind: 'heldBack',
      by: 'server',
      remote: 'booking',
      version: third,
      messages: [`${first} runs: booking team put it in force with deployment 3.`],
    },
  ]);
});
