import { conversationLimits } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { ConversationRow } from '../record/conversations.repository.ts';

/** Whose: one person of a customer. A colleague's conversation is not there. */
export type Owner = { customerId: string; userId: string };

const ofOwner = (database: Kysely<Tables>, { customerId, userId }: Owner) =>
  database.selectFrom('conversation').where('customer_id', '=', customerId).where('member_id', '=', userId);

export async function findOwn(
  database: Kysely<Tables>,
  owner: Owner,
  id: string,
): Promise<ConversationRow | null> {
  const row = await ofOwner(database, owner).where('id', '=', id).selectAll().executeTakeFirst();
  return row ?? null;
}

/** The same, and nobody else changes it until the transaction ends. */
export async function lockOwn(
  transaction: Kysely<Tables>,
  owner: Owner,
  id: string,
): Promise<ConversationRow | null> {
  const row = await ofOwner(transaction, owner)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The one with the newest word. */
export async function findNewest(database: Kysely<Tables>, owner: Owner): Promise<ConversationRow | null> {
  const row = await newest(database, owner).limit(1).executeTakeFirst();
  return row ?? null;
}

/** The newest that is not closed, and nobody else changes it until the transaction ends. */
export async function lockNewestOpen(
  transaction: Kysely<Tables>,
  owner: Owner,
): Promise<ConversationRow | null> {
  const row = await newest(transaction, owner)
    .where('state', '<>', 'closed')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The newest, with how many answers in each were not seen. */
export async function listOwn(database: Kysely<Tables>, owner: Owner) {
  return await newest(database, owner)
    .select(
      sql<number>`(select count(*) from conversation_entry as entry
        where entry.conversation_id = conversation.id and entry.side = 'forwarder'
          and entry.number > conversation.seen_entry)::integer`.as('unread'),
    )
    .limit(conversationLimits.earlier)
    .execute();
}

function newest(database: Kysely<Tables>, owner: Owner) {
  return ofOwner(database, owner).selectAll().orderBy('last_at', 'desc').orderBy('id');
}
