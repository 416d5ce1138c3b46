import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { listShellFiles, listShellVersions } from './shells.repository.ts';

const lookEveryMs = 1000;

/**
 * Gives the hash of a stored shell's file by its path; null where none has it. The paths are held in memory, and the
 * builds are asked for again only when a path is unknown: another server may have brought a newer shell. That happens
 * once a second at most, however many ask for what there is not; who asks in between waits for the next look, since
 * a file that came meanwhile must not be said to be missing.
 */
export function createShellFileIndex(database: Kysely<Tables>): (path: string) => Promise<string | null> {
  let known = new Map<string, string>();
  let builds = '';
  let nextLookAt = 0;
  let looking: Promise<void> | null = null;

  const look = async () => {
    await sleep(Math.max(0, nextLookAt - performance.now()));
    nextLookAt = performance.now() + lookEveryMs;
    // From now on a new look is what newcomers wait for: this one may miss what came since.
    looking = null;
    const found = (await listShellVersions(database)).join(' ');
    if (found === builds) return;
    known = new Map(await listShellFiles(database));
    builds = found;
  };
  return async (path) => {
    const integrity = known.get(path);
    if (integrity) return integrity;
    looking ??= look();
    await looking;
    return known.get(path) ?? null;
  };
}
