import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

/** By what requests are counted. */
export type Counted = 'network_hash' | 'number_hash' | 'prefix_hash';

/** One request after the other until the transaction ends, over all servers: of ten at once each sees those before it. */
export async function takeTurn(transaction: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('one-time codes', 0))`.execute(transaction);
}

type Asked = {
  by: Counted;
  hash: Buffer;
  since: Date;
  place: number;
  purpose?: string;
  isOwn?: boolean;
};

/** When the newest but `place - 1` of the requests since then was made; null where there are fewer. */
export async function findRequestAt(
  database: Kysely<Tables>,
  { by, hash, since, place, purpose, isOwn }: Asked,
): Promise<Date | null> {
  const row = await database
    .selectFrom('code_request')
    .where(by, '=', hash)
    .where('at', '>', since.toISOString())
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .$if(isOwn !== undefined, (query) => query.where('is_own', '=', isOwn ?? false))
    .orderBy('at', 'desc')
    .offset(place - 1)
    .limit(1)
    .select('at')
    .executeTakeFirst();
  return row ? new Date(row.at) : null;
}

/** How many SMS were sent since then, to whoever registers or to all others. */
export async function countSent(
  database: Kysely<Tables>,
  since: Date,
  isToRegister: boolean,
): Promise<number> {
  const { sent } = await database
    .selectFrom('code_request')
    .where('at', '>=', since.toISOString())
    .where('is_sent', '=', true)
    .where('purpose', isToRegister ? '=' : '<>', 'register')
    .select((eb) => eb.fn.countAll<string>().as('sent'))
    .executeTakeFirstOrThrow();
  return Number(sent);
}

type NewRequest = {
  purpose: string;
  hashes: Record<Counted, Buffer>;
  isSent: boolean;
  isOwn: boolean;
  now: Date;
};

export async function insertRequest(
  database: Kysely<Tables>,
  { purpose, hashes, isSent, isOwn, now }: NewRequest,
): Promise<void> {
  await database
    .insertInto('code_request')
    .values({ id: randomUUID(), at: now, purpose, ...hashes, is_sent: isSent, is_own: isOwn })
    .execute();
}

export async function deleteOldRequests(database: Kysely<Tables>, before: Date): Promise<void> {
  await database.deleteFrom('code_request').where('at', '<', before.toISOString()).execute();
}
