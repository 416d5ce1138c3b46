import { type TouchedPart, touchedParts } from './choose-parts.ts';
import { affectedBy, type GraphFile, type PackageExports, readImportGraph } from './import-graph.ts';
import { journeysOf } from './journeys-of.ts';

/** A test file with the path on whose account it is run. */
export type ChosenTest = { file: string; because: string };
/** What a change touches in both rings. */
export type ChosenTests = { jest: ChosenTest[]; journeys: ChosenTest[]; parts: TouchedPart[] };

/** What every test depends on. */
const underAll = /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|shared\/build\/(src\/jest[./](?!long)|bin\/jest))/;
/** What every journey depends on. */
const underSuite = /^e2e\/playwright\.config\.ts$/;
/** What no test depends on. */
const underNone = /\.md$|^shared\/docs\/|^LICENSE$|^\.(editorconfig|gitattributes|gitignore|ci\/)/;
/** What is no part of the product that a browser sees. */
const offstage = /^e2e\/|\.(test|preview)\.tsx?$|\.config\.(ts|js)$|(^|\/)(test|testing|bench|gallery)\//;
const isJestTest = (path: string) => /\.test\.tsx?$/.test(path);
const isSpec = (path: string) => /^e2e\/journeys\/.*\.spec\.ts$/.test(path);
const isCode = (path: string) => /\.(tsx?|mjs|js)$/.test(path);

/** Chooses by imports, and by words of paths where a browser is between test and source. */
export function chooseTests(
  changed: readonly string[],
  files: readonly GraphFile[],
  exports: PackageExports,
): ChosenTests {
  const graph = readImportGraph(files, exports);
  const present = new Set(files.map(({ path }) => path));
  const tests = [...present].filter(isJestTest);
  const specs = [...present].filter(isSpec);
  const jest = new Map<string, string>();
  const journeys = new Map<string, string>();
  const walked = new Set<string>();
  for (const path of changed.filter((name) => !underNone.test(name))) {
    const reached = affectedBy(path, graph);
    // What nobody imports is read by somebody of its package, unless it is gone.
    const isAlone = reached.size === 1 && !isJestTest(path) && !isSpec(path);
    const isGone = isCode(path) && !present.has(path);
    const scope = underAll.test(path) ? '' : isAlone && !isGone ? `${packageOf(path)}/` : null;
    for (const test of tests) {
      if ((reached.has(test) || (scope !== null && test.startsWith(scope))) && !jest.has(test))
        jest.set(test, path);
    }
    for (const spec of specs) {
      if ((reached.has(spec) || underSuite.test(path) || scope === '') && !journeys.has(spec))
        journeys.set(spec, path);
    }
    for (const one of reached) if (isAlone || !offstage.test(one)) walked.add(one);
  }
  for (const [spec, path] of journeysOf(walked, specs)) if (!journeys.has(spec)) journeys.set(spec, path);
  return { jest: chosen(jest), journeys: chosen(journeys), parts: touchedParts(changed) };
}

const packageOf = (path: string) => /^(?:shared\/)?[^/]+/.exec(path)?.[0] ?? '';
const chosen = (found: ReadonlyMap<string, string>): ChosenTest[] =>
  [...found].map(([file, because]) => ({ file, because })).sort((a, b) => a.file.localeCompare(b.file));
