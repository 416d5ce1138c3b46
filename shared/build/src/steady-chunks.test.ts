import { expect, test } from '@jest/globals';
import { askOwner, shareSheets, withoutBuild } from './steady-chunks.ts';

test("a chunk finds the list of its build by the script that it runs from, and has no build's name in it", () => {
  const code = '(self["chunk_berth_cargo_1a2b"] = self["chunk_berth_cargo_1a2b"] || []).push([["a"], {}]);';
  const owned = askOwner(code, 'chunk_berth_cargo_1a2b', 'berth_cargo_1a2b');
  expect(owned).not.toContain('1a2b');
  const run = new Function('self', 'document', owned);
  const lists: Record<string, unknown[]> = {};
  for (const build of ['berth_cargo_1a2b', 'berth_cargo_3c4d']) {
    run(lists, { currentScript: { dataset: { rspack: `${build}:chunk-a` } } });
  }
  expect(Object.keys(lists)).toEqual(['chunk_berth_cargo_1a2b', 'chunk_berth_cargo_3c4d']);
  expect(Object.values(lists).map((list) => list.length)).toEqual([1, 1]);
  // What nobody has loaded as a chunk is nobody's.
  expect(() => run({}, { currentScript: null })).toThrow();
});

test('a module in a data URL has the name of the build as a constant', () => {
  const module = (name: string) => `data:text/javascript,${encodeURIComponent(`const name = ${name};`)}`;
  expect(withoutBuild(module('"berth_cargo_1a2b"'), 'berth_cargo_1a2b')).toBe(module('__BERTH_BUILD__'));
});

test('a style sheet that came with the same hash is not loaded again, one that is on its way is', () => {
  const code = 'if (extractCssFindStylesheet(href, fullhref)) return resolve();';
  const run = new Function(
    'extractCssFindStylesheet',
    'href',
    'fullhref',
    'document',
    '__webpack_require__',
    'chunkId',
    'resolve',
    `${shareSheets(code)} return 'loads';`,
  );
  const asked: string[] = [];
  const inPage = (link: object | null) => ({
    querySelector: (selector: string) => {
      asked.push(selector);
      return link;
    },
  });
  const hashes = { sriExtractCssHashes: { one: 'sha384-c' } };
  const load = (page: object, chunk: string) =>
    run(
      () => undefined,
      'a.css',
      '/a.css',
      page,
      hashes,
      chunk,
      () => 'shared',
    );
  expect(load(inPage({ sheet: {} }), 'one')).toBe('shared');
  expect(load(inPage({ sheet: null }), 'one')).toBe('loads');
  expect(load(inPage(null), 'two')).toBe('loads');
  expect(asked.map((selector) => selector.replace('link[rel="stylesheet"]', ''))).toEqual([
    '[integrity="sha384-c"]',
    '[integrity="sha384-c"]',
    '[integrity=""]',
  ]);
});
