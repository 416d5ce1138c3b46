import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { recordFiles, recordName, versionOf } from '../built-files.ts';
import { keepBuild } from './release-folder.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'berth-release-'));
});
afterEach(() => {
  rmSync(place, { recursive: true });
});

function makeBuild(text: string, range = '^1.0.0'): string {
  const dist = join(place, 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  writeFileSync(join(dist, 'remote-entry.js'), text);
  const files = recordFiles(dist);
  const record = {
    name: 'booking',
    version: versionOf('1.0.0', files),
    files,
    preload: {},
    entry: 'remote-entry.js',
    global: 'berth_booking',
    runtime: { range, uses: [] },
    shared: {},
    contract: { hash: 'one', endpoints: {} },
  };
  writeFileSync(join(dist, recordName), JSON.stringify(record));
  return dist;
}

test('a build is kept under its version, and once more when it is the same', () => {
  const releases = join(place, 'releases');
  const first = keepBuild(releases, makeBuild('one'));
  expect(first.isNew).toBe(true);
  expect(keepBuild(releases, makeBuild('one'))).toEqual({ kept: first.kept, isNew: false });
  expect(keepBuild(releases, makeBuild('two')).isNew).toBe(true);
  expect(readdirSync(releases)).toHaveLength(2);
});

test('what is built once more is the newest again', () => {
  const releases = join(place, 'releases');
  const { kept } = keepBuild(releases, makeBuild('one'));
  const record = join(kept.folder, recordName);
  utimesSync(record, new Date(0), new Date(0));
  keepBuild(releases, makeBuild('one'));
  expect(statSync(record).mtimeMs).toBeGreaterThan(0);
});

test('the same files with another record do not overwrite it', () => {
  const releases = join(place, 'releases');
  keepBuild(releases, makeBuild('one'));
  expect(() => keepBuild(releases, makeBuild('one', '^2.0.0'))).toThrow('never overwritten');
});

test('a version folder that was touched is not taken for what was built', () => {
  const releases = join(place, 'releases');
  const { kept } = keepBuild(releases, makeBuild('one'));
  writeFileSync(join(kept.folder, 'remote-entry.js'), 'changed');
  expect(() => keepBuild(releases, makeBuild('one'))).toThrow('no longer what was built (remote-entry.js)');
});

test('what has no record of a build is not kept', () => {
  const releases = join(place, 'releases');
  const dist = makeBuild('one');
  rmSync(join(dist, 'remote-entry.js'));
  writeFileSync(join(dist, recordName), '{"name": "booking"}');
  expect(() => keepBuild(releases, dist)).toThrow('no record of a build');
  expect(existsSync(releases)).toBe(false);
});
