import { findBreaks, type Surface } from '@berth/contract/release';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { listEverMoved } from '../releases/deployments.repository.ts';
import { listKeptNames, listVersionsByName, type VersionName } from '../releases/versions.repository.ts';

type Dependencies = {
  database: Kysely<Tables>;
  /** What remotes meet here; null where no shell is built. */
  surface: () => Promise<Surface | null>;
  /** As the versions of remotes: `shell@0.1.0+3f2a9c41d7e0`. */
  listUnusableShells: () => Promise<string[]>;
};

/**
 * Reads which versions, as `booking@0.1.0+3f2a9c41d7e0`, do not work with this API and shell: an open page may still
 * run a version that is in force no longer, so all that are kept and were in force for anybody are looked at; what
 * only waits for its release is nobody's business yet. A version and the surface of one process never change, so each
 * is judged once; the list is made anew with each deployment.
 */
export function createUnusableReader({
  database,
  surface,
  listUnusableShells,
}: Dependencies): (deployment: number) => Promise<string[]> {
  const judged = new Map<string, boolean>();
  let made: { deployment: number; unusable: Promise<string[]> } | null = null;
  const read = async () => {
    const met = await surface();
    if (!met) return [];
    const moved = new Set((await listEverMoved(database)).map(textOf));
    const kept = (await listKeptNames(database)).filter((name) => moved.has(textOf(name)));
    const unknown = kept.filter((name) => !judged.has(textOf(name)));
    for (const name of unknown) {
      const [found] = await listVersionsByName(database, [name]);
      if (found) judged.set(textOf(name), findBreaks(found.record, met).length > 0);
    }
    const remotes = kept.map(textOf).filter((text) => judged.get(text));
    return [...remotes, ...(await listUnusableShells())];
  };
  return (deployment) => {
    if (made?.deployment === deployment) return made.unusable;
    const fresh = { deployment, unusable: read() };
    made = fresh;
    // What failed is not kept.
    fresh.unusable.catch(() => {
      if (made === fresh) made = null;
    });
    return fresh.unusable;
  };
}

const textOf = ({ remote, version }: VersionName) => `${remote}@${version}`;
