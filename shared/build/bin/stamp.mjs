import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, root } from './workspace.mjs';

const notSources = new Set(['node_modules', 'dist', 'docs']);
const releases = /^remote-[^/]+\/releases$/;

/** One hash for the contents of files and folders, given by their paths from the top: of all, or of those that end so. */
export function contentHash(paths, ending = '') {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(listSources).filter((name) => name.endsWith(ending))) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function listSources(path) {
  if (releases.test(path)) return [];
  const entries = readEntries(path);
  if (!entries) return [path];
  return entries
    .filter(
      (entry) => !notSources.has(entry.name) && !entry.name.startsWith('.') && !entry.name.includes('.test.'),
    )
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => listSources(`${path}/${name}`));
}

function readEntries(path) {
  try {
    return readdirSync(join(root, path), { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}

/** Whether a step was last done with exactly this hash. */
export function isStamped(step, hash) {
  const file = join(cacheFolder, step);
  return existsSync(file) && readFileSync(file, 'utf8') === hash;
}

export function writeStamp(step, hash) {
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(join(cacheFolder, step), hash);
}
