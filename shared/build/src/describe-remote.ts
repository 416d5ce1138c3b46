import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partKey } from '@berth/contract';
import { describeContract, type RemoteBuildRecord } from '@berth/contract/release';
import type { Rspack } from '@rsbuild/core';
import { listFiles } from './built-files.ts';
import { ChunkFiles, type PartFiles } from './chunk-files.ts';
import { importedNames } from './module-names.ts';
import { requiredRange } from './shared-modules.ts';

/** The container's script, the only file of a remote that the registry names. */
export const entryName = 'remote-entry.js';

type Described = Omit<RemoteBuildRecord, 'name' | 'version' | 'files'>;

/** What `build.json` of a remote says in addition to its files. */
export async function describeRemote(
  root: string,
  global: string,
  compilation: Rspack.Compilation,
  distPath: string,
): Promise<Described> {
  const chunks = new ChunkFiles(compilation);
  const declaration: Declared = JSON.parse(readFileSync(join(root, 'remote.json'), 'utf8'));
  const definition = readDefinition(root);
  requireDeclaredParts(declaration, definition);
  const parts = partsOf(root, definition, chunks);
  return {
    entry: entryName,
    global,
    preload: mapParts(parts, ({ files }) => files),
    consumes: mapParts(parts, ({ shared }) => shared),
    runtime: { range: declaration.runtime, uses: importedNames(join(root, 'src'), '@berth/runtime') },
    shared: Object.fromEntries(chunks.consumed().map((request) => [request, requiredRange(root, request)])),
    contract: await calledEndpoints(distPath),
  };
}

/** By route, by language, by part and, under `''`, the exposed module itself. */
function partsOf(root: string, definition: Definition, chunks: ChunkFiles): Record<string, PartFiles> {
  const from = join(root, 'src/remote.tsx');
  const exposed = chunks.exposed();
  const lazy = Object.entries(requestsOf(definition)).map(([key, request]): [string, PartFiles] => [
    key,
    without(chunks.imported({ from, request }), exposed),
  ]);
  return { '': exposed, ...Object.fromEntries(lazy) };
}

type Requests = Record<string, string>;
type Definition = { pages: Requests; parts: Requests; languages: Requests };
type Declared = { runtime: string; parts?: { name: string }[] };

export function readDefinition(root: string): Definition {
  const reader = fileURLToPath(new URL('./read-definition.ts', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [reader, root], { encoding: 'utf8' }));
}

/** What a remote imports lazily, by the key of a build record. */
export function requestsOf({ pages, parts, languages }: Definition): Requests {
  const byKey = Object.entries(parts).map(([name, request]) => [partKey(name), request]);
  return { ...languages, ...pages, ...Object.fromEntries(byKey) };
}

/** A part is declared in `remote.json` and given in `src/remote.tsx`, or there is none of it. */
export function requireDeclaredParts(
  { parts = [] }: Pick<Declared, 'parts'>,
  given: Pick<Definition, 'parts'>,
) {
  const declared = new Set(parts.map(({ name }) => name));
  const missing = [...declared].filter((name) => !Object.hasOwn(given.parts, name));
  const extra = Object.keys(given.parts).filter((name) => !declared.has(name));
  if (missing.length > 0)
    throw new Error(`remote.json declares parts that src/remote.tsx does not give: ${missing.join(', ')}`);
  if (extra.length > 0)
    throw new Error(`src/remote.tsx gives parts that remote.json does not declare: ${extra.join(', ')}`);
}

/** The calls whose keys stand in the built scripts, as the contract has them now. */
export async function calledEndpoints(distPath: string): Promise<RemoteBuildRecord['contract']> {
  const { hash, endpoints } = await describeContract();
  const scripts = listFiles(distPath).filter((path) => path.endsWith('.js'));
  const text = scripts.map((path) => readFileSync(join(distPath, path), 'utf8')).join('\n');
  const called = Object.entries(endpoints).filter(([key]) =>
    ['"', "'", '`'].some((quote) => text.includes(`${quote}${key}${quote}`)),
  );
  return { hash, endpoints: Object.fromEntries(called) };
}

function without(part: PartFiles, known: PartFiles): PartFiles {
  return {
    files: part.files.filter((file) => !known.files.includes(file)),
    shared: part.shared.filter((request) => !known.shared.includes(request)),
  };
}

function mapParts<Value>(parts: Record<string, PartFiles>, read: (part: PartFiles) => Value) {
  return Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, read(part)]));
}
