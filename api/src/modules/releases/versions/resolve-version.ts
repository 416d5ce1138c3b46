import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { findVersion, listBuilds, type VersionName, type VersionRow } from './versions.repository.ts';

/** The version that a person named, in full or by its SemVer where only one build of that is stored. */
export async function resolveVersion(database: Kysely<Tables>, name: VersionName): Promise<VersionRow> {
  if (name.version.includes('+')) {
    const found = await findVersion(database, name);
    if (!found) throw new Refusal('VERSION_UNKNOWN', { params: name });
    return found;
  }
  const builds = await listBuilds(database, name);
  const kept = builds.filter(({ removed_at }) => removed_at === null);
  if (kept.length > 1) {
    const versions = kept.map(({ version }) => version).join(', ');
    throw new Refusal('VERSION_AMBIGUOUS', { params: { ...name, versions } });
  }
  const [found = builds[0]] = kept;
  if (!found) throw new Refusal('VERSION_UNKNOWN', { params: name });
  return found;
}

/** The same, refused when its files were removed: it could not be loaded any more. */
export async function resolveUsable(database: Kysely<Tables>, name: VersionName): Promise<VersionRow> {
  const found = await resolveVersion(database, name);
  requirePresent(found);
  return found;
}

export function requirePresent({ remote, version, removed_at }: VersionRow): void {
  if (removed_at !== null) throw new Refusal('VERSION_REMOVED', { params: { remote, version } });
}
