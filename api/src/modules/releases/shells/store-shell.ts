import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../../context.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { BuiltShell } from '../../../http/serving/built-front.ts';
import { encodingEndings } from '../files/file-encodings.ts';
import { listStored } from '../files/release-files.repository.ts';
import { readHash, storeForms } from '../files/store-forms.ts';

import { forgetShellsBefore, rememberShell } from './shells.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { files: FileStore };

/** The files that a page asks for after its HTML, and that never change under their name. */
export const isShellPart = (path: string): boolean => /^static\/[\w./@~+-]+$/.test(path);

/**
 * Stores the files of the shell that is served now, so that a page which is open when the next one is deployed still
 * gets the parts that it has not loaded yet, also from another server that has the next shell already.
 */
export async function storeShell(deps: Dependencies, { folder, record }: BuiltShell): Promise<void> {
  const parts = Object.entries(record.files).filter(([path]) => isShellPart(path));
  // First, so that a sweep meanwhile finds that the files are needed.
  await rememberShell(deps.database, record, deps.clock());
  const stored = await listStored(deps.database, [...new Set(parts.map(([, { integrity }]) => integrity))]);
  const known = new Set(stored.map(({ integrity }) => integrity));
  for (const [path, { integrity }] of parts) {
    if (known.has(integrity)) continue;
    known.add(integrity);
    await storePart(deps, join(folder, path), integrity);
  }
}

/** Forgets shells that no server has had for `keepDays`, and records that the one served now is in use. */
export async function sweepShells(
  deps: Dependencies & { keepDays: number },
  shell: BuiltShell | null,
): Promise<void> {
  const now = deps.clock();
  if (shell) await rememberShell(deps.database, shell.record, now);
  await forgetShellsBefore(deps.database, new Date(now.getTime() - deps.keepDays * 24 * 3600 * 1000));
}

/** With the Brotli file that the build has made: compressing here would hold up the start. */
async function storePart(deps: Dependencies, path: string, integrity: string): Promise<void> {
  const content = await readFile(path);
  const hash = readHash(content);
  if (hash.integrity !== integrity) throw new Error(`${path} is not what build.json says`);
  const brotli = await readFile(path + encodingEndings.br).catch(() => null);
  await storeForms(deps, hash, { identity: content, br: brotli, gzip: null }, null);
}
