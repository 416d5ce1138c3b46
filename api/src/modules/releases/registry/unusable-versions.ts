import { listEverMoved } from '../deployments/deployments.repository.ts';
import { isFit } from '../deployments/judge-fit.ts';
import type { ReleaseDependencies } from '../release-dependencies.ts';
import { listKeptNames, textOf } from '../versions/versions.repository.ts';

type Dependencies = Pick<ReleaseDependencies, 'database' | 'surface'> & {
  /** As the versions of remotes: `shell@0.1.0+3f2a9c41d7e0`. */
  listUnusableShells: () => Promise<string[]>;
};

/**
 * Reads which versions, as `booking@0.1.0+3f2a9c41d7e0`, do not work with this API and shell: an open page may still
 * run a version that is no longer in force, so all stored ones that were in force for anybody are checked; what
 * only waits for its release is nobody's business yet. The list is made again with each deployment.
 */
export function createUnusableReader({
  database,
  surface,
  listUnusableShells,
}: Dependencies): (deployment: number) => Promise<string[]> {
  let made: { deployment: number; unusable: Promise<string[]> } | null = null;
  const read = async () => {
    if (!(await surface())) return [];
    const moved = new Set((await listEverMoved(database)).map(textOf));
    const kept = (await listKeptNames(database)).filter((name) => moved.has(textOf(name)));
    const remotes: string[] = [];
    for (const name of kept) {
      if (!(await isFit({ database, surface }, name))) remotes.push(textOf(name));
    }
    return [...remotes, ...(await listUnusableShells())];
  };
  return (deployment) => {
    if (made?.deployment === deployment) return made.unusable;
    const fresh = { deployment, unusable: read() };
    made = fresh;
    // A failure is not cached.
    fresh.unusable.catch(() => {
      if (made === fresh) made = null;
    });
    return fresh.unusable;
  };
}
