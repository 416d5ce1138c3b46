import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ErrorCode } from '@berth/contract';
import { createSchemaCheck } from '../../database/migrate.ts';
import type { Database } from '../../database/open-database.ts';
import { Refusal } from '../../http/refusal.ts';
import { readDiskSpace } from './disk-space.ts';
import { tryWrite } from './health.repository.ts';

type Dependencies = {
  database: Pick<Database, 'kysely'>;
  /** The folder whose disk has to have room; null where neither database nor files are on this machine. */
  folder: string | null;
  freeSpaceBytes: number;
};

const cacheMs = 3_000;
const longestMs = 5_000;
// More than a file system keeps beside the name of a file.
const probeBytes = Buffer.alloc(8192, 1);

/**
 * Whether calls can be done here: tried, rather than concluded from that something answers. Rejects with the reason. All
 * who ask within a few seconds get the same outcome, so that asking often costs nothing.
 */
export function createReadiness(deps: Dependencies): () => Promise<void> {
  const isSchemaOurs = createSchemaCheck();
  let last: { at: number; outcome: Promise<void> } | null = null;
  const tryAll = async () => {
    await within('DATABASE_UNAVAILABLE', () => tryWrite(deps.database.kysely));
    if (!(await isSchemaOurs(deps.database.kysely))) throw new Refusal('SCHEMA_UNFIT');
    await within('STORAGE_UNAVAILABLE', () => tryFolder(deps));
  };
  return () => {
    if (!last || performance.now() - last.at > cacheMs) {
      last = { at: performance.now(), outcome: tryAll() };
      last.outcome.catch(() => undefined); // said by whoever asks
    }
    return last.outcome;
  };
}

async function tryFolder({ folder, freeSpaceBytes }: Dependencies): Promise<void> {
  if (folder === null) return;
  const { freeBytes } = await readDiskSpace(folder);
  if (freeBytes < freeSpaceBytes) {
    throw new Error(`${folder} has room for ${freeBytes} bytes, and needs ${freeSpaceBytes}`);
  }
  // A name of its own: a slow try may overlap with the next one, or with that of another server on the same folder.
  const path = join(folder, `.write-probe-${randomUUID()}`);
  try {
    const file = await open(path, 'w');
    try {
      await file.write(probeBytes);
      await file.sync();
    } finally {
      await file.close();
    }
  } finally {
    await rm(path, { force: true });
  }
}

async function within(code: ErrorCode, attempt: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([
      attempt(),
      pause(longestMs, undefined, { ref: false, signal: over.signal }).then(() => {
        throw new Error(`No outcome within ${longestMs} ms`);
      }),
    ]);
  } catch (cause) {
    throw new Refusal(code, { cause });
  } finally {
    over.abort();
  }
}
