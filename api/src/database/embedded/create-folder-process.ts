// Started by create-folder.ts with the path of a folder that does not exist yet.
import { closeSync, fsyncSync, openSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFilesPrivate } from '../../private-files.ts';
import { startEngine } from './embedded-engine.ts';
import { engineFile, engineVersion } from './engine-version.ts';
import { syncFolder } from './synced-folder.ts';

keepFilesPrivate();
const folder = process.argv[2];
if (folder === undefined) throw new TypeError('The path of the folder is missing');
// Nobody waits for a database any more when the server that asked for it is gone.
process.once('disconnect', () => process.exit(1));

const { engine } = await startEngine(folder);
await engine.close();
writeFileSync(join(folder, engineFile), `${engineVersion}\n`);
syncEverything(folder);
process.exit(0);

// The engine unpacks a new database without a sync; only what it writes later goes through its own.
function syncEverything(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const entryPath = join(path, entry.name);
    if (entry.isDirectory()) syncEverything(entryPath);
    else if (entry.isFile()) syncFile(entryPath);
  }
  syncFolder(path);
}

function syncFile(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
