import { dirname, posix } from 'node:path';

/** Of a file: path from the top, text, and what it imports by which words. */
export type GraphFile = {
  path: string;
  text: string;
  imports: readonly { from: string; isTypeOnly: boolean }[];
};

/** Of each package of ours its exports: `@berth/contract/endpoints` → `shared/contract/src/endpoints.ts`. */
export type PackageExports = ReadonlyMap<string, string>;

/** Which files import each file, by paths from the top. */
export type ImportGraph = {
  importers: ReadonlyMap<string, readonly string[]>;
  /** Of an index that hands on exports: who takes only some of them, and depends on the files of those alone. */
  takers: ReadonlyMap<string, readonly string[]>;
};

// What is started as a process or a worker of its own, or read, is named by its address.
const address = /new URL\(\s*['"`](\.[^'"`]+)['"`]\s*,\s*import\.meta\.url\s*\)/g;
const named = /^(?:import|export)\s+\{([^}]*)\}\s*from\s*'([^']+)'/gm;

/** Reads who imports whom. A type changes nothing that runs, so that its import does not count. */
export function readImportGraph(files: readonly GraphFile[], exports: PackageExports): ImportGraph {
  const importers = new Map<string, string[]>();
  const takers = new Map<string, string[]>();
  const entries = new Set(exports.values());
  const indexes = new Map(
    files.filter(({ path }) => entries.has(path)).map((file) => [file.path, handedOn(file)]),
  );
  for (const file of files) {
    const addresses = Array.from(file.text.matchAll(address), (match) => match[1] ?? '');
    const imports = file.imports.filter(({ isTypeOnly }) => !isTypeOnly).map(({ from }) => from);
    for (const from of new Set([...imports, ...addresses])) {
      const target = from.startsWith('.') ? posix.join(dirname(file.path), from) : exports.get(from);
      if (!target) continue;
      const sources = sourcesOf(file, from, indexes.get(target));
      for (const source of sources ?? [target]) add(importers, source, file.path);
      if (sources) add(takers, target, file.path);
    }
  }
  return { importers, takers };
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Of an index the file of each name that it exports. */
function handedOn({ path, text }: GraphFile): Map<string, string> {
  const sources = new Map<string, string>();
  for (const [, list = '', from = ''] of text.matchAll(named)) {
    for (const name of namesIn(list)) {
      sources.set(name.split(' as ').at(-1) ?? name, posix.join(dirname(path), from));
    }
  }
  return sources;
}

/** The files of the names that one takes from an index; null where it takes the index whole. */
function sourcesOf(
  file: GraphFile,
  from: string,
  index: ReadonlyMap<string, string> | undefined,
): Set<string> | null {
  const lists = Array.from(file.text.matchAll(named)).filter((match) => match[2] === from);
  const whole = file.imports.filter((one) => one.from === from && !one.isTypeOnly).length > lists.length;
  if (!index || whole) return null;
  const sources = lists.flatMap((match) =>
    namesIn(match[1] ?? '').map((name) => index.get(name.split(' as ')[0] ?? name)),
  );
  const found = sources.filter((source) => source !== undefined);
  return found.length === sources.length ? new Set(found) : null;
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** A path and all that imports it, directly or through others. */
export function affectedBy(path: string, { importers, takers }: ImportGraph): Set<string> {
  const affected = new Set([path, ...(takers.get(path) ?? [])]);
  // A set that grows is walked to its new end.
  for (const one of affected) for (const importer of importers.get(one) ?? []) affected.add(importer);
  return affected;
}
