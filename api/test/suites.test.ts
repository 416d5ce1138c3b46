import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { bothDatabases } from './both-databases.ts';
import { findNamed, listSuites, planSuites, reachesDatabase } from './suites.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const suites = listSuites();
const reaching = suites.filter((path) => reachesDatabase(path));

test('each entry of the named set is of one file or one folder, and says why it is there', () => {
  expect(findNamed(suites).size).toBeGreaterThanOrEqual(Object.keys(bothDatabases).length);
  expect(Object.values(bothDatabases).filter((reason) => reason.length < 10)).toEqual([]);
  expect(() => findNamed(suites, ['gone.test.ts'])).toThrow('gone.test.ts');
  expect(() => findNamed(['a/one.test.ts', 'b/one.test.ts'], ['one.test.ts'])).toThrow('a/one.test.ts');
});

test('a suite that asks which database it runs on is of the named set, or kills', () => {
  const named = findNamed(suites);
  const asks = (path: string) =>
    /\b(?:onServerOnly|testDriver)\b/.test(readFileSync(join(root, path), 'utf8')) &&
    !path.startsWith('test/');
  const ofKills = planSuites({ MATRIX: 'kills' }).pglite;
  expect(reaching.filter((path) => asks(path) && !named.has(path) && !ofKills.includes(path))).toEqual([]);
});

test('the run and the matrix are all suites on both databases, and none twice', () => {
  const plans = [planSuites({}), planSuites({ MATRIX: 'databases' }), planSuites({ MATRIX: 'kills' })];
  expect(plans.flatMap(({ pglite }) => pglite).sort()).toEqual(suites);
  const onServer = reaching.filter((path) => !path.endsWith('.embedded.test.ts'));
  expect(plans.flatMap(({ postgres }) => postgres).sort()).toEqual(onServer);
});

test('one database can be asked for, and another part of the matrix is nothing of these', () => {
  const embedded = planSuites({ TEST_DATABASE: 'pglite' });
  expect([embedded.pglite, embedded.postgres]).toEqual([planSuites({}).pglite, []]);
  const server = planSuites({ TEST_DATABASE: 'postgres' });
  const both = [planSuites({}), planSuites({ MATRIX: 'databases' })].flatMap(({ postgres }) => postgres);
  expect([server.pglite, server.postgres]).toEqual([[], both.sort()]);
  expect(planSuites({ MATRIX: 'gallery' })).toEqual({ pglite: [], postgres: [] });
});
