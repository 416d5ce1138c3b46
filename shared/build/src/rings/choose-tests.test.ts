import { describe, expect, test } from '@jest/globals';
import { firstRing, listSpecs, ringOfSpec } from '../../../../e2e/fixtures/matrix.ts';
import { findImports } from '../../test/source-tree.ts';
import { namedParts, touchedParts } from './choose-parts.ts';
import { chooseTests } from './choose-tests.ts';
import { journeysOf, walks } from './journeys-of.ts';
import { matrixParts } from './matrix-parts.ts';
import { readExports, readSources } from './read-workspace.ts';

const file = (path: string, text: string) => ({ path, text, imports: findImports(text) });

const files = [
  file(
    'shared/contract/src/index.ts',
    "export { fill } from './text/fill.ts';\nexport { due } from './due.ts';",
  ),
  file('shared/contract/src/due.ts', ''),
  file('shared/contract/src/text/fill.ts', ''),
  file('shared/contract/src/text/fill.test.ts', "import { fill } from './fill.ts';"),
  file(
    'remote-booking/src/features/delete-drafts/DeleteDrafts.tsx',
    "import { fill } from '@berth/contract';",
  ),
  file(
    'remote-booking/src/features/delete-drafts/DeleteDrafts.test.tsx',
    "import { D } from './DeleteDrafts.tsx';",
  ),
  file('remote-booking/src/other.test.ts', "import type { Fill } from '@berth/contract';"),
  file('api/src/jobs/worker.ts', ''),
  file('api/src/jobs/open-jobs.ts', "new Worker(new URL('./worker.ts', import.meta.url))"),
  file('api/src/jobs/open-jobs.test.ts', "import { openJobs } from './open-jobs.ts';"),
  file('e2e/fixtures/session.ts', ''),
  file('e2e/journeys/delete-drafts.spec.ts', ''),
  file('e2e/journeys/sign-in.spec.ts', "import { signIn } from '../fixtures/session.ts';"),
];
const exports = new Map([['@berth/contract', 'shared/contract/src/index.ts']]);

function choose(...paths: string[]) {
  const { jest, journeys, parts } = chooseTests(paths, files, exports);
  const names = (tests: { file: string }[]) => tests.map((one) => one.file.split('/').at(-1));
  return { jest: names(jest), journeys: names(journeys), parts: parts.map(({ part }) => part.name) };
}

describe('what a change touches', () => {
  test('is found through other files and packages, and by words in the browser suite', () => {
    expect(choose('shared/contract/src/text/fill.ts')).toEqual({
      jest: ['DeleteDrafts.test.tsx', 'fill.test.ts'],
      journeys: ['delete-drafts.spec.ts'],
      parts: [],
    });
  });

  test('ends at an index for those who take something else from it, unless the index itself changed', () => {
    expect(choose('shared/contract/src/due.ts').jest).toEqual([]);
    expect(choose('shared/contract/src/index.ts').jest).toEqual(['DeleteDrafts.test.tsx']);
  });

  test('is found through a process that is started by its address; parts of the matrix by folders', () => {
    expect(choose('api/src/jobs/worker.ts')).toEqual({
      jest: ['open-jobs.test.ts'],
      journeys: [],
      parts: ['slow', 'kills'],
    });
  });

  test('is the whole package where nobody imports what changed, everything under a lockfile, nothing under text', () => {
    expect(choose('remote-booking/remote.json').jest).toEqual(['DeleteDrafts.test.tsx', 'other.test.ts']);
    const all = choose('pnpm-lock.yaml');
    expect(all.jest).toHaveLength(4);
    expect(all.journeys).toEqual(['delete-drafts.spec.ts', 'sign-in.spec.ts']);
    expect(choose('README.md', 'api/src/gone.ts')).toEqual({ jest: [], journeys: [], parts: [] });
  });

  test('of the browser suite itself follows its imports', () => {
    expect(choose('e2e/fixtures/session.ts').journeys).toEqual(['sign-in.spec.ts']);
  });
});

describe('parts of the matrix', () => {
  test('are found by what they guard, in the order of the table', () => {
    const paths = [
      'shared/ui/src/gallery/a.tsx',
      'api/src/database/a.ts',
      'api/src/b.schema.ts',
      'api/src/c.schema.ts',
    ];
    expect(touchedParts(paths).map(({ part }) => part.name)).toEqual([
      'databases',
      'kills',
      'pages',
      'gallery',
    ]);
  });

  test('are all without a name; an unknown name is answered by the list', () => {
    expect(namedParts([])).toBe(matrixParts);
    expect(namedParts(['all'])).toBe(matrixParts);
    expect(namedParts(['kills', 'nonsense'])).toMatch(/is called nonsense\. The parts:\n {2}slow/);
  });
});

describe('the tables by paths', () => {
  const sources = readSources();
  const paths = sources.map(({ path }) => path);
  const specs = paths.filter((path) => path.endsWith('.spec.ts'));

  // A folder that was moved would no longer be guarded by anything.
  test('every guard and every walk is of something that exists', () => {
    // Sources alone are listed.
    const listed = matrixParts
      .flatMap(({ guards }) => guards)
      .filter(({ source }) => !/releases\\\/$|public/.test(source));
    const through = walks.map((walk) => walk.through);
    expect([...listed, ...through].filter((one) => !paths.some((path) => one.test(path)))).toEqual([]);
    const names = specs.map((path) => path.replace('e2e/journeys/', ''));
    expect(walks.filter((walk) => !names.some((name) => walk.specs.test(name)))).toEqual([]);
  });

  test('every spec of the first ring is there, and every part of the browser has specs', () => {
    expect(Object.keys(firstRing).filter((name) => !listSpecs().includes(name))).toEqual([]);
    const rings = new Set(listSpecs().map(ringOfSpec));
    const ofBrowser = matrixParts.filter(({ runner }) => runner === 'playwright').map(({ name }) => name);
    expect([...rings].sort()).toEqual(['first', ...ofBrowser].sort());
  });

  test('exports of our packages lead to sources', () => {
    const targets = [...readExports().values()].filter((path) => /\.tsx?$/.test(path));
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((path) => !paths.includes(path))).toEqual([]);
  });

  // What tests a page is no use to whoever changes the page if nothing leads there.
  test('every spec is found by some change of the product', () => {
    const product = paths.filter((path) => /^(api|shell|remote-[^/]+|shared\/[^/]+)\/src\//.test(path));
    const found = journeysOf(product, specs);
    const unfound = specs.filter((spec) => !found.has(spec) && !spec.endsWith('screenshots.spec.ts'));
    expect(unfound).toEqual([]);
  });
});
