import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const skipped = new Set(['node_modules', 'dist', 'data', 'test-results', 'playwright-report', 'screenshots']);
/** Version folders that a team's tool keeps. */
const releases = /^remote-[^/]+\/releases$/;

export type ImportStatement = { from: string; isTypeOnly: boolean };
export type SourceFile = { path: string; text: string; imports: ImportStatement[] };

/**
 * Every folder and file of the repository that Git tracks, or of one of its folders, by path from its top: what lies
 * about besides is nobody's. A copy that is no checkout is walked.
 */
export function listTree(folder = root): string[] {
  const tracked = trackedIn(folder);
  if (tracked === null) return walk(folder);
  const folders = new Set<string>();
  for (const path of tracked) {
    for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1))
      folders.add(path.slice(0, at + 1));
  }
  return [...folders, ...tracked].sort();
}

function trackedIn(folder: string): string[] | null {
  const args = ['ls-files', '-z', '--full-name', '--cached', '.'];
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  const top = spawnSync('git', ['rev-parse', '--show-toplevel'], { cwd: folder, encoding: 'utf8' });
  // A copy inside of another checkout is not what that tracks; a checkout that was just begun tracks nothing.
  if (status !== 0 || stdout === '' || top.stdout.trim() !== realpathSync(root)) return null;
  const isHidden = (path: string) => path.split('/').some((part) => part.startsWith('.'));
  return stdout.split('\0').filter((path) => path !== '' && !isHidden(path) && existsSync(join(root, path)));
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    const name = relative(root, path).split(sep).join('/');
    if (releases.test(name)) return [];
    return entry.isDirectory() ? [`${name}/`, ...walk(path)] : [name];
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
