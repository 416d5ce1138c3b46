import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** Until the transaction ends queries for one number stand in line, over all servers: of ten at once each miss counts. */
export async function takeTurn(transaction: Transaction<Tables>, numberHash: Buffer): Promise<void> {
  const name = `tracked ${numberHash.toString('hex')}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/** When the newest but `place - 1` of the misses since then was; null where there are fewer. */
export async function findMissAt(
  database: Kysely<Tables>,
  { numberHash, since, place }: { numberHash: Buffer; since: Date; place: number },
): Promise<Date | null> {
  const row = await database
    .selectFrom('tracking_miss')
    .where('number_hash', '=', numberHash)
    .where('at', '>', since.toISOString())
    .orderBy('at', 'desc')
    .offset(place - 1)
    .limit(1)
    .select('at')
    .executeTakeFirst();
  return row ? new Date(row.at) : null;
}

export async function insertMiss(database: Kysely<Tables>, numberHash: Buffer, now: Date): Promise<void> {
  await database
    .insertInto('tracking_miss')
    .values({ id: randomUUID(), number_hash: numberHash, at: now })
    .execute();
}

export async function deleteOldMisses(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('tracking_miss').where('at', '<', before.toISOString()).execute();
}
