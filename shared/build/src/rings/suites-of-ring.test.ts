import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { packageFolders, root } from '../../bin/workspace.mjs';
import { longSuites, needed, ringOf, slowFrom } from './first-ring.ts';
import { onlyRing, suitesIn } from './suites-of-ring.ts';

const folders: string[] = packageFolders();

test('a suite is slow from a bound on its record, unless every change needs it', () => {
  const record = { 'a.test.ts': slowFrom, 'b.test.ts': slowFrom - 1 };
  expect(ringOf('a.test.ts', record)).toBe('slow');
  expect(ringOf('b.test.ts', record)).toBe('first');
  expect(ringOf('unknown.test.ts', record)).toBe('first');
  const [one = ''] = Object.keys(needed);
  expect(ringOf(one, { [one]: 2 * slowFrom })).toBe('first');
});

test('the machinery of releases is a part of its own, but for the registry that every page begins with', () => {
  expect(ringOf('api/src/modules/releases/publish/publish-version.test.ts')).toBe('machinery');
  expect(ringOf('api/src/modules/releases/registry/remotes.test.ts')).toBe('first');
});

test('the record and the list of needed suites name suites that are there', () => {
  const named = [...Object.keys(longSuites), ...Object.keys(needed)];
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('the three rings of a package are all of its suites, and none twice', () => {
  for (const folder of folders) {
    const project = { rootDir: join(root, folder) };
    const suites = suitesIn(folder).map((path) => join(root, path));
    const ignored = (onlyRing(project, folder, 'first')?.testPathIgnorePatterns ?? []).map(
      (pattern) => new RegExp(pattern),
    );
    const first = suites.filter((path) => !ignored.some((pattern) => pattern.test(path)));
    const others = (['slow', 'machinery'] as const).flatMap(
      (ring) => onlyRing(project, folder, ring)?.testMatch ?? [],
    );
    expect([...first, ...others].sort()).toEqual(suites.sort());
  }
});
