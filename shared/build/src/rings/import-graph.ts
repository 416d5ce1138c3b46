import { dirname, posix } from 'node:path';

/** Of a file: path from the top, text, and what it imports by which words. */
export type GraphFile = {
  path: string;
  text: string;
  imports: readonly { from: string; isTypeOnly: boolean }[];
};

/** Of each package of ours its exports: `@berth/contract/endpoints` → `shared/contract/src/endpoints.ts`. */
export type PackageExports = ReadonlyMap<string, string>;

// What is started as a process or a worker of its own, or read, is named by its address.
const address = /new URL\(\s*['"`](\.[^'"`]+)['"`]\s*,\s*import\.meta\.url\s*\)/g;

/** Which files name each file, by path from the top. */
export function importersOf(
  files: readonly GraphFile[],
  exports: PackageExports,
): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const named = [
      // A type changes nothing that runs.
      ...file.imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ from }) => from),
      ...Array.from(file.text.matchAll(address), (match) => match[1] ?? ''),
    ];
    for (const from of named) {
      const target = from.startsWith('.')
        ? posix.join(dirname(file.path), from)
        : (exports.get(from) ?? wildcard(from, exports));
      if (!target) continue;
      const list = importers.get(target);
      if (list) list.push(file.path);
      else importers.set(target, [file.path]);
    }
  }
  return importers;
}

/** `@berth/build/tsconfig/node` by the export `./tsconfig/*`. */
function wildcard(from: string, exports: PackageExports): string | null {
  for (const [name, target] of exports) {
    const [start = '', end = ''] = name.split('*');
    if (name.includes('*') && from.startsWith(start) && from.endsWith(end)) {
      return target.replace('*', from.slice(start.length, from.length - end.length));
    }
  }
  return null;
}

/** These paths and all that imports them, directly or through others. */
export function affectedBy(
  paths: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const affected = new Set(paths);
  // A set that grows is walked to its new end.
  for (const path of affected) for (const importer of importers.get(path) ?? []) affected.add(importer);
  return affected;
}
