import type { Context } from '../../../context.ts';
import type { FileStore } from '../../../files/file-store.ts';
import type { StoredFile } from '../../../http/serving/serve-portal.ts';
import { readStoredFile } from '../files/read-stored-file.ts';
import { listStored, type ReleaseFileRow } from '../files/release-files.repository.ts';
import { createShellFileIndex } from './shell-file-index.ts';
import { isShellPart } from './store-shell.ts';

type ReadShellFile = (path: string) => Promise<StoredFile | null>;

type Dependencies = Pick<Context, 'database' | 'warn'> & {
  files: FileStore;
};

/**
 * Reads files of shells that were served before, or that another server already serves; null where none has it. While
 * the database is away, that is what nobody knows, and what was read before is still found.
 */
export function createShellFileReader({ database, files, warn }: Dependencies): ReadShellFile {
  const findIntegrity = createShellFileIndex(database);
  const rows = new Map<string, ReleaseFileRow>();
  const findRow = async (integrity: string) => {
    const [row] = await listStored(database, [integrity]);
    if (row) rows.set(integrity, row);
    else rows.delete(integrity);
    return row ?? null;
  };
  const find = async (path: string) => {
    const integrity = isShellPart(path) ? await findIntegrity(path) : null;
    if (!integrity) return null;
    return await findRow(integrity).catch((error) => {
      const known = rows.get(integrity);
      if (known) return known;
      throw error;
    });
  };
  return async (path) => {
    const row = await find(path).catch((error) => {
      warn(error, 'files of earlier shells cannot be looked up');
      return null;
    });
    if (!row) return null;
    return {
      integrity: row.integrity,
      encodings: row.brotli_bytes === null ? [] : ['br'],
      read: (encoding) => readStoredFile(files, row, encoding),
    };
  };
}
