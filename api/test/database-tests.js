import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'test/open-test-database.ts');

/** Patterns of the test files that never reach the database of the run: one run of them says all that there is to say. */
export function withoutDatabase() {
  // Not those of packages: to look through them takes seconds.
  return readdirSync(root)
    .filter((folder) => folder !== 'node_modules' && statSync(join(root, folder)).isDirectory())
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((path) => join(folder, path)),
    )
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => !reaches(join(root, path), new Set()))
    .map((path) => `^${RegExp.escape(join(root, path))}$`);
}

/** Whether a module imports, or what it imports does, what opens the database of the run. */
function reaches(path, seen) {
  if (path === source) return true;
  if (seen.has(path) || !existsSync(path)) return false;
  seen.add(path);
  const imports = [...readFileSync(path, 'utf8').matchAll(/(?:from|import\(?)\s*'(\.[^']+)'/g)];
  // Only tests and what stands with them know of it.
  return imports.some(([, to]) => {
    const target = join(dirname(path), to);
    return relative(root, target).startsWith('test/') && reaches(target, seen);
  });
}
