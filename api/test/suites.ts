import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const opensDatabase = join(root, 'test/open-test-database.ts');
/** The suites that run on each database. */
export type Plan = { pglite: string[]; postgres: string[] };

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
 * Which suites run on which database. Without more said, each runs on the embedded one. `MATRIX=databases`: each that
 * opens a database, on PostgreSQL. `MATRIX=kills`: those that kill processes, on both. `TEST_DATABASE`: all on that one.
 */
export function planSuites(
  { MATRIX: part = '', TEST_DATABASE: only }: { MATRIX?: string; TEST_DATABASE?: string } = {},
  suites = listSuites(),
): Plan {
  const isOfKills = part === 'kills';
  const embedded = suites.filter((path) => isKills(path) === isOfKills);
  const onServer = embedded.filter((path) => !isEmbeddedOnly(path) && (isOfKills || reachesDatabase(path)));
  if (only === 'postgres') return { pglite: [], postgres: onServer };
  if (only === 'pglite') return { pglite: embedded, postgres: [] };
  if (isOfKills) return { pglite: embedded, postgres: onServer };
  return part === 'databases' ? { pglite: [], postgres: onServer } : { pglite: embedded, postgres: [] };
}

/** Jest's patterns that leave out all suites but these. */
export function ignoreAllBut(paths: readonly string[]): string[] {
  return listSuites()
    .filter((path) => !paths.includes(path))
    .map((path) => `^${join(root, path).replace(/[^\w/]/g, '\\$&')}$`);
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
