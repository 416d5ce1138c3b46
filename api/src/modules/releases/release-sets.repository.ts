import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type SetRow = Selectable<Tables['release_set']>;

export async function findSet(database: Kysely<Tables>, name: string): Promise<SetRow | null> {
  const row = await database
    .selectFrom('release_set')
    .where('name', '=', name)
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function listSets(database: Kysely<Tables>): Promise<SetRow[]> {
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
