import { Refusal } from '../../http/refusal.ts';
import type { StoredFile } from '../../http/serving/serve-portal.ts';
import { encodingEndings, type FileEncoding } from './file-encodings.ts';
import { readStoredFile } from './read-stored-file.ts';
import type { ReleaseDependencies } from './release-dependencies.ts';
import { listStored, type ReleaseFileRow } from './release-files.repository.ts';
import { findVersion, textOf, type VersionName } from './versions.repository.ts';

type ReadReleaseFile = (remote: string, version: string, path: string) => Promise<StoredFile | null>;

type Wanted = VersionName & { path: string };

const keptBytes = 64 * 1024 * 1024;
const keptVersions = 500;

/**
 * Reads files of published versions; null where a version, or a path in it, was never there, and RELEASE_FILE_GONE
 * where the version was removed. What was read, and is what was stored, stays in memory as long as there is room: a
 * bucket is asked once, and a file is hashed once.
 */
export function createReleaseFileReader({
  database,
  files,
}: Pick<ReleaseDependencies, 'database' | 'files'>): ReadReleaseFile {
  const versions = createCache<ReadonlyMap<string, ReleaseFileRow>>(keptVersions, () => 1);
  const contents = createCache<Buffer>(keptBytes, (content) => content.length);

  const filesOf = async ({ remote, version }: VersionName) => {
    const key = textOf({ remote, version });
    const known = versions.get(key);
    if (known) return known;
    const found = await findVersion(database, { remote, version });
    if (!found) return null;
    if (found.removed_at !== null) throw new Refusal('RELEASE_FILE_GONE');
    const recorded = Object.entries(found.record.files);
    const stored = await listStored(database, [...new Set(recorded.map(([, { integrity }]) => integrity))]);
    const byIntegrity = new Map(stored.map((row) => [row.integrity, row]));
    const paths = recorded.flatMap(([path, { integrity }]): [string, ReleaseFileRow][] => {
      const row = byIntegrity.get(integrity);
      return row ? [[path, row]] : [];
    });
    return versions.keep(key, new Map(paths));
  };

  const readKept = async (row: ReleaseFileRow, encoding: FileEncoding): Promise<Buffer> => {
    const key = row.storage_key + encodingEndings[encoding];
    return contents.get(key) ?? contents.keep(key, await readStoredFile(files, row, encoding));
  };

  const read = async (wanted: Wanted, row: ReleaseFileRow, encoding: FileEncoding): Promise<Buffer> => {
    try {
      return await readKept(row, encoding);
    } catch (error) {
      // It may have been removed, and even come again, since this version was looked up.
      versions.forget(textOf(wanted));
      const now = (await filesOf(wanted))?.get(wanted.path);
      if (!now || now.storage_key === row.storage_key) throw error;
      return await readKept(now, encoding);
    }
  };

  return async (remote, version, path) => {
    const wanted = { remote, version, path };
    const row = (await filesOf(wanted))?.get(path);
    if (!row) return null;
    return {
      integrity: row.integrity,
      encodings: [
        ...(row.brotli_bytes === null ? [] : ['br' as const]),
        ...(row.gzip_bytes === null ? [] : ['gzip' as const]),
      ],
      read: (encoding) => read(wanted, row, encoding),
    };
  };
}

/** Keeps what was used last, up to a sum of sizes. */
function createCache<Value>(room: number, sizeOf: (value: Value) => number) {
  const entries = new Map<string, Value>();
  let used = 0;
  const forget = (key: string) => {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    used -= sizeOf(value);
  };
  return {
    forget,
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value !== undefined) {
        entries.delete(key);
        entries.set(key, value);
      }
      return value;
    },
    keep(key: string, value: Value): Value {
      forget(key);
      entries.set(key, value);
      used += sizeOf(value);
      for (const oldest of entries.keys()) {
        if (used <= room) break;
        forget(oldest);
      }
      return value;
    },
  };
}
