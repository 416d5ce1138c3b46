import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const skipped = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', 'screenshots']);
/** Version folders that a team's tool keeps. */
const releases = /^remote-[^/]+\/releases$/;

export type ImportStatement = { from: string; isTypeOnly: boolean };
export type SourceFile = { path: string; text: string; imports: ImportStatement[] };

/** Every folder and file of the repository that people write, by path from its top. */
export function listTree(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    const name = relative(root, path).split(sep).join('/');
    if (releases.test(name)) return [];
    return entry.isDirectory() ? [`${name}/`, ...listTree(path)] : [name];
  });
}

export function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  return { path, text, imports: findImports(text) };
}

const statement = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const dynamic = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The modules that a source names: a whole `import type` is told apart, since it costs nothing at run time. */
export function findImports(text: string): ImportStatement[] {
  return [
    ...Array.from(text.matchAll(statement), (match) => ({
      from: match[2] ?? '',
      isTypeOnly: match[1] !== undefined,
    })),
    ...Array.from(text.matchAll(dynamic), (match) => ({ from: match[1] ?? '', isTypeOnly: false })),
  ];
}

/** Where a relative import leads, by path from the top; null for a package. */
export function resolveRelative(file: string, from: string): string | null {
  if (!from.startsWith('.')) return null;
  return relative(root, join(root, file, '..', from))
    .split(sep)
    .join('/');
}
