import { readFile } from 'node:fs/promises';
import type { PGliteOptions } from '@electric-sql/pglite';

type Program = NonNullable<PGliteOptions['pgliteWasmModule']>;

// Node has it; its types come with those of pages alone.
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: { compile: (bytes: Uint8Array) => Promise<Program> };
};
let read: Promise<PGliteOptions> | undefined;

/** The engine's program, compiled, and the database that each test file begins with, for all files of a process. */
export function engineParts(template: string): Promise<PGliteOptions> {
  read ??= readParts(template);
  return read;
}

async function readParts(template: string): Promise<PGliteOptions> {
  const part = (name: string) => new URL(name, import.meta.resolve('@electric-sql/pglite'));
  const compiled = async (name: string) => await WebAssembly.compile(await readFile(part(name)));
  return {
    pgliteWasmModule: await compiled('pglite.wasm'),
    initdbWasmModule: await compiled('initdb.wasm'),
    fsBundle: new Blob([await readFile(part('pglite.data'))]),
    loadDataDir: new Blob([await readFile(template)]),
  };
}
