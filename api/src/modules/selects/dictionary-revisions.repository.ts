import type { DictionaryKind } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** How often staff have changed a dictionary. */
export async function readRevision(database: Kysely<Tables>, kind: DictionaryKind): Promise<number> {
  const row = await database
    .selectFrom('dictionary')
    .where('kind', '=', kind)
    .select('revision')
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** How often they have changed any. */
export async function readRevisions(database: Kysely<Tables>): Promise<number> {
  const row = await database
    .selectFrom('dictionary')
    .select(sql<number>`coalesce(sum(revision), 0)::integer`.as('revisions'))
    .executeTakeFirstOrThrow();
  return row.revisions;
}

/** Previews that were made before hold no longer, and every server reads the lists anew. */
export async function noteRevision(transaction: Kysely<Tables>, kind: DictionaryKind): Promise<void> {
  await transaction
    .insertInto('dictionary')
    .values({ kind, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('kind').doUpdateSet({ revision: sql<number>`dictionary.revision + 1` }),
    )
    .execute();
}
