import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Claims a key, or gives what was answered under it. A second transaction with the same key waits here
 * until the first has ended: then it finds the answer, or, where the first failed, claims the key itself.
 */
export async function claimIdempotencyKey(
  database: Kysely<Tables>,
  customerId: string,
  claim: { key: string; requestHash: string; at: string },
): Promise<{ requestHash: string; answer: object | null } | null> {
  const claimed = await database
    .insertInto('idempotency_key')
    .values({
      customer_id: customerId,
      key: claim.key,
      request_hash: claim.requestHash,
      created_at: claim.at,
    })
    .onConflict((conflict) => conflict.columns(['customer_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const earlier = await database
    .selectFrom('idempotency_key')
    .where('customer_id', '=', customerId)
    .where('key', '=', claim.key)
    .select(['request_hash', 'answer'])
    .executeTakeFirstOrThrow();
  return { requestHash: earlier.request_hash, answer: earlier.answer };
}

export async function storeAnswer(
  database: Kysely<Tables>,
  customerId: string,
  key: string,
  answer: object,
): Promise<void> {
  await database
    .updateTable('idempotency_key')
    .where('customer_id', '=', customerId)
    .where('key', '=', key)
    .set({ answer: JSON.stringify(answer) })
    .execute();
}

/** Forgets the customer's answers from before a moment; those that another save forgets just now are skipped. */
export async function forgetAnswersBefore(
  database: Kysely<Tables>,
  customerId: string,
  moment: string,
): Promise<void> {
  await sql`
    delete from idempotency_key where customer_id = ${customerId} and key in (
      select key from idempotency_key
      where customer_id = ${customerId} and created_at < ${moment}
      for update skip locked
    )`.execute(database);
}
