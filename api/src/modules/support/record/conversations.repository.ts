import { randomUUID } from 'node:crypto';
import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { ConversationEventKind } from '../support.schema.ts';

// The forwarder's: staff and what the server does by itself ask for conversations of anybody, and visitors for the one
// that their key opens. What a customer's member asks for is in own-conversations.repository.ts, bound to them.

export type ConversationRow = Selectable<Tables['conversation']>;

export async function findConversation(
  database: Kysely<Tables>,
  id: string,
): Promise<ConversationRow | null> {
  const row = await database.selectFrom('conversation').where('id', '=', id).selectAll().executeTakeFirst();
  return row ?? null;
}

/** The conversation, and nobody else changes it until the transaction ends. */
export async function lockConversation(
  transaction: Kysely<Tables>,
  id: string,
): Promise<ConversationRow | null> {
  const row = await transaction
    .selectFrom('conversation')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertConversation(
  transaction: Kysely<Tables>,
  conversation: Insertable<Tables['conversation']>,
): Promise<ConversationRow> {
  return await transaction
    .insertInto('conversation')
    .values(conversation)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Of whom it is: every statement on a customer's conversation is bound to them, a visitor's has none. */
export type Whose = Pick<ConversationRow, 'id' | 'customer_id'>;

/** Changes a conversation, which has another version from then on. */
export async function updateConversation(
  transaction: Kysely<Tables>,
  { id, customer_id: customerId }: Whose,
  changes: Updateable<Tables['conversation']>,
): Promise<ConversationRow> {
  return await transaction
    .updateTable('conversation')
    .where('id', '=', id)
    .where('customer_id', customerId === null ? 'is' : '=', customerId)
    .set(changes)
    .set((row) => ({ version: row('version', '+', 1) }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** How its owner is called now; '' where nobody has it. */
export async function getOwnerName(database: Kysely<Tables>, id: string): Promise<string> {
  const { owner } = await database
    .selectFrom('conversation_row')
    .where('id', '=', id)
    .select('owner')
    .executeTakeFirstOrThrow();
  return owner;
}

type Happened = {
  conversationId: string;
  what: ConversationEventKind;
  /** Null: whoever asked, or the server. */
  by: string | null;
  ownerName?: string;
  at: Date;
};

export async function insertEvent(
  transaction: Kysely<Tables>,
  { conversationId, what, by, ownerName = '', at }: Happened,
): Promise<void> {
  await transaction
    .insertInto('conversation_event')
    .values({
      id: randomUUID(),
      conversation_id: conversationId,
      what,
      by_name: by,
      owner_name: ownerName,
      at,
    })
    .execute();
}

/** The newest first. */
export async function listEvents(database: Kysely<Tables>, conversationId: string) {
  return await database
    .selectFrom('conversation_event')
    .where('conversation_id', '=', conversationId)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
}

/** The channel on which every server hears in which visitor's conversation something is new. */
export const talkChannel = 'berth_talk';

/** Has every server hear of a visitor's conversation, once the transaction is committed. */
export async function notifyTalk(transaction: Kysely<Tables>, conversationId: string): Promise<void> {
  await sql`select pg_notify(${talkChannel}, ${conversationId})`.execute(transaction);
}

/** How many conversations of a day began in one network. */
export async function countOfSite(
  transaction: Kysely<Tables>,
  day: string,
  siteHash: Buffer,
): Promise<number> {
  const { count } = await transaction
    .selectFrom('conversation')
    .where('started_on', '=', day)
    .where('site_hash', '=', siteHash)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Some of those whose askers are to be told of answers; each is one server's until the transaction ends. */
export async function takeToTell(
  transaction: Kysely<Tables>,
  now: Date,
  most: number,
): Promise<ConversationRow[]> {
  return await transaction
    .selectFrom('conversation')
    .where('tell_at', '<=', now.toISOString())
    .selectAll()
    .orderBy('tell_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}
