import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

export type EventClaim = {
  system: string;
  eventId: string;
  keyId: string;
  endpoint: string;
  bodyHash: string;
  body: object;
  at: Date;
};

/**
 * Claims an event's id, or gives what was done under it. A second transaction with the same id waits here until the
 * first has ended: then it finds the answer, or, where the first failed, claims the id itself.
 */
export async function claimEvent(
  database: Kysely<Tables>,
  claim: EventClaim,
): Promise<{ endpoint: string; bodyHash: string; answer: unknown } | null> {
  const claimed = await database
    .insertInto('integration_event')
    .values({
      system: claim.system,
      event_id: claim.eventId,
      key_id: claim.keyId,
      endpoint: claim.endpoint,
      body_hash: claim.bodyHash,
      body: JSON.stringify(claim.body),
      at: claim.at,
    })
    .onConflict((conflict) => conflict.columns(['system', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst();
  if (claimed) return null;
  const earlier = await database
    .selectFrom('integration_event')
    .where('system', '=', claim.system)
    .where('event_id', '=', claim.eventId)
    .select(['endpoint', 'body_hash', 'answer'])
    .executeTakeFirstOrThrow();
  return { endpoint: earlier.endpoint, bodyHash: earlier.body_hash, answer: earlier.answer };
}

/** Whether something was done under this id, so that a call need not be made ready for. */
export async function isEventKnown(
  database: Kysely<Tables>,
  { system, eventId }: Pick<EventClaim, 'system' | 'eventId'>,
): Promise<boolean> {
  const known = await database
    .selectFrom('integration_event')
    .where('system', '=', system)
    .where('event_id', '=', eventId)
    .select('event_id')
    .executeTakeFirst();
  return known !== undefined;
}

export async function storeAnswer(
  database: Kysely<Tables>,
  { system, eventId }: Pick<EventClaim, 'system' | 'eventId'>,
  answer: unknown,
): Promise<void> {
  await database
    .updateTable('integration_event')
    .where('system', '=', system)
    .where('event_id', '=', eventId)
    .set({ answer: JSON.stringify(answer) })
    .execute();
}
