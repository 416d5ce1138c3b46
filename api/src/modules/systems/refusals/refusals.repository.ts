import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type RefusalRow = Selectable<Tables['integration_refusal']>;
export type RefusalCount = Insertable<Tables['integration_refusal_count']>;
export type RefusalCountRow = Selectable<Tables['integration_refusal_count']>;

export async function insertRefusal(
  database: Kysely<Tables>,
  refusal: Insertable<Tables['integration_refusal']>,
): Promise<void> {
  await database.insertInto('integration_refusal').values(refusal).execute();
}

/** Adds to what was counted before; a key that was never made counts as none. */
export async function addRefusalCounts(
  database: Kysely<Tables>,
  counts: readonly RefusalCount[],
): Promise<void> {
  const made = await database
    .selectFrom('integration_key')
    .where(sql<string>`id::text`, 'in', [...new Set(counts.map((count) => count.key_id))])
    .select('id')
    .execute();
  const keys = new Set(made.map(({ id }) => id));
  const sums = new Map<string, RefusalCount>();
  for (const { key_id, ...count } of counts) {
    const known = { ...count, key_id: keys.has(key_id) ? key_id : '' };
    const place = [known.hour, known.endpoint, known.code, known.key_id].join(' ');
    sums.set(place, { ...known, calls: known.calls + (sums.get(place)?.calls ?? 0) });
  }
  await database
    .insertInto('integration_refusal_count')
    .values([...sums.values()])
    .onConflict((conflict) =>
      conflict.columns(['hour', 'endpoint', 'code', 'key_id']).doUpdateSet({
        calls: sql`integration_refusal_count.calls + excluded.calls`,
      }),
    )
    .execute();
}

/** Those that were written one by one and the counts of hours; gives how many of both there were. */
export async function deleteRefusalsBefore(database: Kysely<Tables>, at: Date): Promise<number> {
  const before = at.toISOString();
  const rows = database.deleteFrom('integration_refusal').where('at', '<', before);
  const counts = database.deleteFrom('integration_refusal_count').where('hour', '<', before);
  const { numDeletedRows } = await rows.executeTakeFirst();
  return Number(numDeletedRows + (await counts.executeTakeFirst()).numDeletedRows);
}

/** Newest first. */
export async function listRefusals(database: Kysely<Tables>, limit: number): Promise<RefusalRow[]> {
  return await database
    .selectFrom('integration_refusal')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Newest first. */
export async function listRefusalCounts(database: Kysely<Tables>, limit: number): Promise<RefusalCountRow[]> {
  return await database
    .selectFrom('integration_refusal_count')
    .selectAll()
    .orderBy('hour', 'desc')
    .orderBy('calls', 'desc')
    .orderBy('endpoint')
    .limit(limit)
    .execute();
}
