import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { openDiskStore } from './disk-store.ts';

/** Where the bytes of files are stored. Keys are ours, such as `ab/0123….png`: never a name that somebody gave. */
export type FileStore = {
  /**
   * Resolves when the file would survive a loss of power; a row that names it is written after that. Rejects with a
   * StorageUnavailableError.
   */
  put: (key: string, content: Uint8Array) => Promise<void>;
  /** Rejects before the first byte when there is no such file. */
  read: (key: string) => Promise<Readable>;
  /** A file that is gone already is no error: removing may be done again. */
  delete: (key: string) => Promise<void>;
  exists: (key: string) => Promise<boolean>;
};

/** The store of the settings: a bucket where one is named, else the folder `files` beside the database. */
export async function openFileStore({ filesS3, dataDir }: Pick<Config, 'filesS3' | 'dataDir'>) {
  if (!filesS3) return openDiskStore(join(dataDir, 'files'));
  // Its client is some hundred modules: who keeps files on disk does not wait for them.
  const { openBucketStore } = await import('./bucket-store.ts');
  return openBucketStore(filesS3);
}
