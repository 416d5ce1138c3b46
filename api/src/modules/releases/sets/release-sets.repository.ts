import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type SetRow = Selectable<Tables['release_set']>;

/** Also one that was removed. */
export async function findSet(database: Kysely<Tables>, name: string): Promise<SetRow | null> {
  const row = await database
    .selectFrom('release_set')
    .where('name', '=', name)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Those that were not removed. */
export async function listSets(database: Kysely<Tables>): Promise<SetRow[]> {
  return (await listAllSets(database)).filter(({ removed_at }) => removed_at === null);
}

export async function listAllSets(database: Kysely<Tables>): Promise<SetRow[]> {
  return await database
    .selectFrom('release_set')
    .selectAll()
    .orderBy('saved_at', 'desc')
    .orderBy('name')
    .execute();
}

/** Throws a unique violation when there is a set of that name. */
export async function insertSet(
  database: Kysely<Tables>,
  set: { name: string; versions: Readonly<Record<string, string>>; evidence: string; by: string; at: Date },
): Promise<void> {
  await database
    .insertInto('release_set')
    .values({
      name: set.name,
      versions: JSON.stringify(set.versions),
      evidence: set.evidence,
      saved_at: set.at,
      saved_by: set.by,
    })
    .execute();
}

export async function markSetRemoved(
  database: Kysely<Tables>,
  name: string,
  removed: { by: string; why: string; at: Date },
): Promise<SetRow> {
  return await database
    .updateTable('release_set')
    .set({ removed_at: removed.at, removed_by: removed.by, removed_why: removed.why })
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirstOrThrow();
}
