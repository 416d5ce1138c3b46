import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import { isUniqueViolation } from '../../database/database-errors.ts';
import type { Tables } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { BuiltShell } from '../../http/serving/built-front.ts';
import { encodingEndings } from '../releases/file-encodings.ts';
import { doomFile, insertFile, listStored, markFileStored } from '../releases/release-files.repository.ts';

import { forgetShellsBefore, rememberShell } from './shells.repository.ts';

type Dependencies = { database: Kysely<Tables>; clock: Clock; files: FileStore };

/** What a page asks for after its first HTML, and what never changes under its name. */
export const isShellPart = (path: string): boolean => /^static\/[\w./@~+-]+$/.test(path);

/**
 * Keeps the files of the shell that is served now, so that a page which is open when the next one is deployed still
 * gets the parts that it has not loaded yet; also from another server that has the next one already.
 */
export async function keepShell(deps: Dependencies, { folder, record }: BuiltShell): Promise<void> {
  const parts = Object.entries(record.files).filter(([path]) => isShellPart(path));
  // First, so that a sweep meanwhile does not take the files for nobody's.
  await rememberShell(deps.database, record, deps.clock());
  const stored = await listStored(deps.database, [...new Set(parts.map(([, { integrity }]) => integrity))]);
  const known = new Set(stored.map(({ integrity }) => integrity));
  for (const [path, { integrity }] of parts) {
    if (known.has(integrity)) continue;
    known.add(integrity);
    await storePart(deps, join(folder, path), integrity);
  }
}

/** Forgets shells that no server has had for `keepDays`; the one that is served now is said to be. */
export async function sweepShells(
  deps: Dependencies & { keepDays: number },
  shell: BuiltShell | null,
): Promise<void> {
  const now = deps.clock();
  if (shell) await rememberShell(deps.database, shell.record, now);
  await forgetShellsBefore(deps.database, new Date(now.getTime() - deps.keepDays * 24 * 3600 * 1000));
}

/** With the twin that the build has compressed: to do it here would hold up the start. */
async function storePart(deps: Dependencies, path: string, integrity: string): Promise<void> {
  const { database, clock, files } = deps;
  const content = await readFile(path);
  const hash = createHash('sha384').update(content).digest();
  if (integrity !== `sha384-${hash.toString('base64')}`)
    throw new Error(`${path} is not what build.json says`);
  const brotli = await readFile(path + encodingEndings.br).catch(() => null);
  const name = hash.toString('hex');
  const storageKey = `releases/${name.slice(0, 2)}/${name}-${randomBytes(4).toString('hex')}`;
  const row = { storage_key: storageKey, integrity, bytes: content.length };
  await insertFile(database, { ...row, brotli_bytes: brotli?.length ?? null, gzip_bytes: null }, clock());
  await files.put(storageKey, content);
  if (brotli) await files.put(storageKey + encodingEndings.br, brotli);
  try {
    await markFileStored(database, storageKey, clock());
  } catch (error) {
    if (!isUniqueViolation(error, 'release_file_in_use')) throw error;
    // Another server has stored the same meanwhile: its copy is used.
    await doomFile(database, storageKey, clock());
  }
}
