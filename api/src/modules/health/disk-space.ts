import { statfs } from 'node:fs/promises';

/** How much room the disk of a folder has, for whoever is not root, and how large it is. */
export async function readDiskSpace(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
