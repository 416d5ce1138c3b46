import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type EntryRow = Selectable<Tables['conversation_entry']>;

export async function insertEntry(
  transaction: Kysely<Tables>,
  entry: Insertable<Tables['conversation_entry']>,
): Promise<void> {
  await transaction.insertInto('conversation_entry').values(entry).execute();
}

/** What was said with a key. */
export async function findEntryByKey(database: Kysely<Tables>, keyHash: Buffer): Promise<EntryRow | null> {
  const entry = await database
    .selectFrom('conversation_entry')
    .where('key_hash', '=', keyHash)
    .selectAll()
    .executeTakeFirst();
  return entry ?? null;
}

/** The oldest first. */
export async function listEntries(database: Kysely<Tables>, conversationId: string): Promise<EntryRow[]> {
  return await database
    .selectFrom('conversation_entry')
    .where('conversation_id', '=', conversationId)
    .selectAll()
    .orderBy('number')
    .execute();
}

/** When whoever asked said something since a moment, the oldest first. */
export async function listAskedSince(
  transaction: Kysely<Tables>,
  conversationId: string,
  since: Date,
): Promise<string[]> {
  const entries = await transaction
    .selectFrom('conversation_entry')
    .where('conversation_id', '=', conversationId)
    .where('side', '=', 'asker')
    .where('at', '>', since.toISOString())
    .select('at')
    .orderBy('at')
    .execute();
  return entries.map(({ at }) => at);
}

/** Entries of the forwarder's after a number. */
export async function countAnswersAfter(
  database: Kysely<Tables>,
  conversationId: string,
  number: number,
): Promise<number> {
  const { count } = await database
    .selectFrom('conversation_entry')
    .where('conversation_id', '=', conversationId)
    .where('side', '=', 'forwarder')
    .where('number', '>', number)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
