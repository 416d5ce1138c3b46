import { findBreaks, type Surface } from '@berth/contract/release';
import type { ReleaseDependencies } from '../release-dependencies.ts';
import { listVersionsByName, textOf, type VersionName } from '../versions/versions.repository.ts';

// What one process serves never changes, nor does a version but for one that was removed and came again.
const judged = new WeakMap<Surface, Map<string, boolean>>();

/** Whether a version works with the shell and API that are deployed; anything does where no shell is built. */
export async function isFit(
  { database, surface }: Pick<ReleaseDependencies, 'database' | 'surface'>,
  name: VersionName,
): Promise<boolean> {
  const met = await surface();
  if (!met) return true;
  const known = judged.get(met) ?? new Map<string, boolean>();
  judged.set(met, known);
  const text = textOf(name);
  if (!known.has(text)) {
    const [found] = await listVersionsByName(database, [name]);
    if (found) known.set(text, findBreaks(found.record, met).length === 0);
  }
  return known.get(text) ?? true;
}
