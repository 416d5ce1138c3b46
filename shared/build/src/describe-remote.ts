import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeContract, type RemoteBuildRecord } from '@berth/contract/release';
import type { Rspack } from '@rsbuild/core';
import { listFiles } from './built-files.ts';
import { ChunkFiles, type PartFiles } from './chunk-files.ts';
import { importedNames } from './module-names.ts';
import { requiredRange } from './shared-modules.ts';

/** The container's script, the only file of a remote that the registry names. */
export const entryName = 'remote-entry.js';

type Described = Omit<RemoteBuildRecord, 'name' | 'version' | 'files'>;

/** What `build.json` of a remote says besides its files. */
export async function describeRemote(
  root: string,
  global: string,
  compilation: Rspack.Compilation,
  distPath: string,
): Promise<Described> {
  const chunks = new ChunkFiles(compilation);
  const parts = partsOf(root, chunks);
  const declaration: { runtime: string } = JSON.parse(readFileSync(join(root, 'remote.json'), 'utf8'));
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

/** By route, by language and, under `''`, the exposed module itself. */
function partsOf(root: string, chunks: ChunkFiles): Record<string, PartFiles> {
  const from = join(root, 'src/remote.tsx');
  const { pages, languages } = readDefinition(root);
  const exposed = chunks.exposed();
  const lazy = Object.entries({ ...languages, ...pages }).map(([key, request]): [string, PartFiles] => [
    key,
    without(chunks.imported({ from, request }), exposed),
  ]);
  return { '': exposed, ...Object.fromEntries(lazy) };
}

type Definition = { pages: Record<string, string>; languages: Record<string, string> };

export function readDefinition(root: string): Definition {
  const reader = fileURLToPath(new URL('./read-definition.ts', import.meta.url));
  return JSON.parse(execFileSync(process.execPath, [reader, root], { encoding: 'utf8' }));
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
