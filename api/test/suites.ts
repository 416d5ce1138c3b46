import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bothDatabases } from './both-databases.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const opensDatabase = join(root, 'test/open-test-database.ts');
/** The suites that run on each database. */
export type Plan = { pglite: string[]; postgres: string[] };

// A part of the matrix that is not about the API.
const nothing: Plan = { pglite: [], postgres: [] };

/** Suites about the embedded database alone. */
const isEmbeddedOnly = (path: string) => path.endsWith('.embedded.test.ts');
/** Suites that kill processes for minutes. */
const isKills = (path: string) => /-kills(\.embedded)?\.test\.ts$/.test(path);

/** Every test file of the API, by its path from here. */
export function listSuites(): string[] {
  // Not those of packages: to look through them takes seconds.
  return readdirSync(root)
    .filter((folder) => folder !== 'node_modules' && statSync(join(root, folder)).isDirectory())
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, String(path))),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/**
 * Which suites run on which database. Without more said, each runs on the embedded one, and those of the named set on
 * PostgreSQL as well. `MATRIX=databases`: each on PostgreSQL that is left out so. `MATRIX=kills`: those that kill
 * processes, on both. `TEST_DATABASE`: all on that one.
 */
export function planSuites(
  { MATRIX: part = '', TEST_DATABASE: only }: { MATRIX?: string; TEST_DATABASE?: string } = {},
  suites = listSuites(),
): Plan {
  const named = findNamed(suites);
  const isOfKills = part === 'kills';
  const known = suites.filter((path) => isKills(path) === isOfKills);
  const onServer = known.filter((path) => !isEmbeddedOnly(path) && (isOfKills || reachesDatabase(path)));
  const ofRing = { pglite: known, postgres: only ? onServer : onServer.filter((path) => named.has(path)) };
  const ofMatrix = { pglite: [], postgres: onServer.filter((path) => !named.has(path)) };
  const plans: Record<string, Plan> = {
    '': ofRing,
    kills: { pglite: known, postgres: onServer },
    databases: ofMatrix,
  };
  const { pglite, postgres } = plans[part] ?? nothing;
  return { pglite: only === 'postgres' ? [] : pglite, postgres: only === 'pglite' ? [] : postgres };
}

/** Jest's patterns that leave out all suites but these. */
export function ignoreAllBut(paths: readonly string[]): string[] {
  return listSuites()
    .filter((path) => !paths.includes(path))
    .map((path) => `^${join(root, path).replace(/[^\w/]/g, '\\$&')}$`);
}

/** The files of the named set; an entry that is of no file, or of several, is an error. */
export function findNamed(
  suites: readonly string[],
  entries: readonly string[] = Object.keys(bothDatabases),
): Set<string> {
  const found = entries.flatMap((entry) => {
    const isFolder = entry.endsWith('/');
    const files = suites.filter((path) => (isFolder ? path.startsWith(entry) : path.endsWith(`/${entry}`)));
    if (files.length === 0) throw new Error(`both-databases.ts names ${entry}, which is not there`);
    if (!isFolder && files.length > 1) throw new Error(`both-databases.ts: ${entry} is of ${files.join()}`);
    return files;
  });
  return new Set(found);
}

/** Whether a suite imports, or what it imports does, what opens the database of the run. */
export function reachesDatabase(path: string): boolean {
  return reaches(join(root, path), opensDatabase, new Set());
}

function reaches(path: string, wanted: string, seen: Set<string>): boolean {
  if (path === wanted) return true;
  if (seen.has(path) || !existsSync(path)) return false;
  seen.add(path);
  const imports = [...readFileSync(path, 'utf8').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)];
  // Only tests and what stands with them know of it.
  return imports.some(([, to = '']) => {
    const target = join(dirname(path), to);
    return relative(root, target).startsWith('test/') && reaches(target, wanted, seen);
  });
}
