import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { ReleaseFile } from '../releases/read-release-file.ts';
import { listStored } from '../releases/release-files.repository.ts';
import { encodingEndings } from '../releases/store-release-file.ts';
import { isShellPart } from './keep-shell.ts';
import { createShellFileIndex } from './shell-file-index.ts';

export type ReadShellFile = (path: string) => Promise<ReleaseFile | null>;

/** Reads files of shells that were served before, or that another server already serves; null where none has it. */
export function createShellFileReader(deps: { database: Kysely<Tables>; files: FileStore }): ReadShellFile {
  const { database, files } = deps;
  const findIntegrity = createShellFileIndex(database);
  return async (path) => {
    const integrity = isShellPart(path) ? await findIntegrity(path) : null;
    const [row] = integrity ? await listStored(database, [integrity]) : [];
    if (!row) return null;
    return {
      integrity: row.integrity,
      encodings: row.brotli_bytes === null ? [] : ['br'],
      read: async (encoding) => buffer(await files.read(row.storage_key + encodingEndings[encoding])),
    };
  };
}
