import { mkdir, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { syncFolder } from '../database/embedded/synced-folder.ts';
import type { FileStore } from './file-store.ts';
import { storing } from './storage-unavailable.ts';

/** Files in a folder, which is made with the first of them. */
export function openDiskStore(folder: string): FileStore {
  const root = resolve(folder);
  const disk = new Disk(new FSDriver({ location: root, visibility: 'private' }));
  return {
    put: (key, content) =>
      storing(key, async () => {
        // Also where the process is not one of ours that keeps all its files private.
        await mkdir(root, { recursive: true, mode: 0o700 });
        await disk.put(key, content);
        await sync(root, key);
      }),
    async read(key) {
      // A stream of its own would fail only after the answer has begun.
      if (!(await disk.exists(key))) throw new Error(`The file ${key} is not in ${root}`);
      return await disk.getStream(key);
    },
    delete: (key) => disk.delete(key),
    exists: (key) => disk.exists(key),
  };
}

/** The file, and the name of it and of each new folder above it, up to the folder that holds them all. */
async function sync(root: string, key: string): Promise<void> {
  const path = join(root, key);
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  const top = dirname(root);
  for (let folder = dirname(path); folder.startsWith(top); folder = dirname(folder)) {
    syncFolder(folder);
    if (folder === top) break;
  }
}
