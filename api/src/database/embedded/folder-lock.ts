import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { types } from 'node:util';
import { DatabaseUnavailableError } from '../database-errors.ts';

/** Who has a data folder open; written for people and for the second check below. */
interface Holder {
  pid: number;
  host: string;
  since: string;
  /** When the process started, as the kernel counts it, with the boot it counts from; null without /proc. */
  processStart: string | null;
}

export interface FolderLock {
  /** The holder whose death left its name behind, if there was one. */
  recoveredFrom: Holder | null;
  release(): void;
}

const lockFile = 'database.lock';
const holderFile = 'database.holder.json';

/**
 * One process per data folder. The lock itself is the operating system's (SQLite takes it on an empty file):
 * it ends with the process, however that ends, so that there is no stale lock to break and no race in
 * breaking it. Nothing else in this process may open that file: closing it would drop the lock.
 */
export function lockFolder(folder: string): FolderLock {
  const file = takeFileLock(folder);
  const previous = readHolder(folder);
  // Some network and container mounts grant the same lock twice; there the holder's name still protects.
  if (previous && isAlive(previous)) {
    file.close();
    throw inUse(folder, previous);
  }
  writeHolder(folder);
  return {
    recoveredFrom: previous,
    release() {
      rmSync(join(folder, holderFile), { force: true });
      file.close();
    },
  };
}

function takeFileLock(folder: string): DatabaseSync {
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    file = new DatabaseSync(join(folder, lockFile));
    file.exec('begin exclusive');
    return file;
  } catch (cause) {
    file?.close();
    if (isBusy(cause)) throw inUse(folder, readHolder(folder));
    const reason = types.isNativeError(cause) ? cause.message : String(cause);
    throw new DatabaseUnavailableError(
      `DATA_DIR ${resolve(folder)} cannot be used: ${reason}. It must be a folder that this user may write to.`,
      { cause },
    );
  }
}

function isBusy(error: unknown): boolean {
  const sqliteBusy = 5;
  return types.isNativeError(error) && 'errcode' in error && error.errcode === sqliteBusy;
}

function inUse(folder: string, holder: Holder | null): DatabaseUnavailableError {
  const who = holder
    ? `process ${holder.pid} on ${holder.host}, since ${holder.since}`
    : 'another process that is just starting or stopping';
  return new DatabaseUnavailableError(
    `DATA_DIR ${resolve(folder)} is in use by ${who}. Stop that process first, or set another DATA_DIR.`,
  );
}

function writeHolder(folder: string): void {
  const holder: Holder = {
    pid: process.pid,
    host: hostname(),
    since: new Date().toISOString(),
    processStart: processStart(process.pid),
  };
  // Renamed into place, so that a refused process never reads half of it.
  const unfinished = join(folder, `${holderFile}.new`);
  writeFileSync(unfinished, `${JSON.stringify(holder)}\n`);
  renameSync(unfinished, join(folder, holderFile));
}

function readHolder(folder: string): Holder | null {
  try {
    // Our own file, replaced as a whole; whatever else it may hold is only shown in a message.
    return JSON.parse(readFileSync(join(folder, holderFile), 'utf8')) as Holder;
  } catch {
    return null;
  }
}

// The same number alone proves nothing: process numbers are used again, in a container at once.
function isAlive(holder: Holder): boolean {
  if (holder.host !== hostname() || holder.pid === process.pid || holder.processStart === null) return false;
  return processStart(holder.pid) === holder.processStart;
}

function processStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 22; the command in field 2 may hold spaces and brackets, so count from its end.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot}/${ticks}`;
  } catch {
    return null;
  }
}
