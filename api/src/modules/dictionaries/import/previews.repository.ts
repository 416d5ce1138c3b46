import type { DictionaryKind } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import { isForeignKeyViolation } from '../../../database/database-errors.ts';
import type { Tables } from '../../../database/tables.ts';
import type { PreviewOutcome } from '../dictionaries.schema.ts';

// A preview is its maker's own: it is asked for by `user_id`.

type Preview = { id: string; kind: DictionaryKind; userId: string; revision: number; at: Date };

/** Begins a preview; the person's earlier one of the kind goes, and all from before `oldest`. */
export async function insertPreview(
  database: Kysely<Tables>,
  { id, kind, userId, revision, at }: Preview,
  oldest: Date,
): Promise<void> {
  await database
    .deleteFrom('dictionary_preview')
    .where((row) =>
      row.or([
        row('created_at', '<', oldest.toISOString()),
        row.and([row('user_id', '=', userId), row('kind', '=', kind)]),
      ]),
    )
    .execute();
  await database
    .insertInto('dictionary_preview')
    .values({ id, kind, user_id: userId, revision, created_at: at, counts: null })
    .execute();
}

/** Says whether its preview is still there: the person's next one of the kind takes it away. */
export async function insertPart(
  database: Kysely<Tables>,
  id: string,
  part: number,
  rows: readonly object[],
): Promise<boolean> {
  try {
    await database
      .insertInto('dictionary_preview_part')
      .values({ preview_id: id, part, rows: JSON.stringify(rows) })
      .execute();
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

export async function finishPreview(
  database: Kysely<Tables>,
  id: string,
  counts: PreviewOutcome,
): Promise<void> {
  await database
    .updateTable('dictionary_preview')
    .where('id', '=', id)
    .set({ counts: JSON.stringify(counts) })
    .execute();
}

/** One's own, locked until the transaction ends; null where it is not there. */
export async function lockPreview(
  transaction: Kysely<Tables>,
  { id, userId, since }: { id: string; userId: string; since: Date },
) {
  const row = await transaction
    .selectFrom('dictionary_preview')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('created_at', '>=', since.toISOString())
    .select(['id', 'kind', 'revision', 'counts', 'is_taken'])
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function listParts(transaction: Kysely<Tables>, id: string): Promise<number[]> {
  const rows = await transaction
    .selectFrom('dictionary_preview_part')
    .where('preview_id', '=', id)
    .select('part')
    .orderBy('part')
    .execute();
  return rows.map(({ part }) => part);
}

/** The columns of the rows of a part: all rows of a kind have the same. */
export async function listColumns(transaction: Kysely<Tables>, id: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select jsonb_object_keys(rows -> 0) as name from dictionary_preview_part
    where preview_id = ${id} order by part limit 100`.execute(transaction);
  return [...new Set(rows.map(({ name }) => name))];
}

export const rowsOfPart = (id: string, part: number) => sql`(
  select rows from dictionary_preview_part where preview_id = ${id} and part = ${part})`;

/** Its rows are in the dictionary: what is left says that it was taken. */
export async function closePreview(transaction: Kysely<Tables>, id: string): Promise<void> {
  await transaction.deleteFrom('dictionary_preview_part').where('preview_id', '=', id).execute();
  await transaction.updateTable('dictionary_preview').where('id', '=', id).set({ is_taken: true }).execute();
}
