import { mkdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const ofOthers = 0o077;

/**
 * From now on what this process writes, and what it starts, is for its own user alone: customers' papers, passwords,
 * keys. Every program of the server says so before anything else; its threads share it.
 */
export function keepFilesPrivate(): void {
  process.umask(ofOthers);
}

/** Makes the folder where there is none; gives a warning where others on this machine may look into it. */
export function openDataFolder(dataDir: string): string | null {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  // Windows has no such modes.
  const mode = process.platform === 'win32' ? 0 : statSync(folder).mode & 0o777;
  if ((mode & ofOthers) === 0) return null;
  return (
    `DATA_DIR ${folder} is open to other users of this machine (mode 0${mode.toString(8)}), ` +
    `with the database and all files in it. To close it: chmod -R go= ${quoted(folder)}`
  );
}

/** As one word of a shell. */
function quoted(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`)}'`;
}
