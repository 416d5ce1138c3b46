import { fork } from 'node:child_process';
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseUnavailableError } from '../database-errors.ts';
import { syncFolder } from './synced-folder.ts';

const unfinishedPrefix = 'database.new-';

/**
 * Makes an empty database beside its place and renames it in, so that a kill half way leaves no half of a
 * database. In a process of its own, because making one takes 830 MB that Node would not give back.
 * The caller holds the lock of the folder.
 */
export async function createFolder(folder: string): Promise<void> {
  const parent = dirname(folder);
  for (const name of readdirSync(parent)) {
    if (name.startsWith(unfinishedPrefix)) rmSync(join(parent, name), { recursive: true });
  }
  const unfinished = join(parent, `${unfinishedPrefix}${process.pid}`);
  await runCreation(unfinished);
  renameSync(unfinished, folder);
  syncFolder(parent);
}

async function runCreation(folder: string): Promise<void> {
  const program = fileURLToPath(new URL('./create-folder-process.ts', import.meta.url));
  const child = fork(program, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => {
    complaint = (complaint + text.toString()).slice(-2000);
  });
  const end = await new Promise<string | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code === 0 ? null : `ended with ${signal ?? code}`));
  });
  if (end !== null) {
    throw new DatabaseUnavailableError(`A database could not be made in ${folder}: ${end}\n${complaint}`);
  }
}
