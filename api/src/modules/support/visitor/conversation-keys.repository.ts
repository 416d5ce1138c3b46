import { conversationBrowserDays, conversationLinkDays } from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { hashSecret, makeSecret } from '../../sessions/secrets.ts';
import { daysBefore } from '../../uploads/uploads.service.ts';
import type { ConversationRow } from '../record/conversations.repository.ts';

type Kind = 'browser' | 'link';

const hashOf = (kind: Kind, secret: string) => hashSecret('conversation', kind, secret);

/** A new secret that opens a visitor's conversation. Only what it is hashed to is stored. */
export async function makeKey(
  transaction: Kysely<Tables>,
  kind: Kind,
  conversationId: string,
  now: Date,
): Promise<string> {
  const secret = makeSecret();
  await transaction
    .insertInto('conversation_key')
    .values({ hash: hashOf(kind, secret), conversation_id: conversationId, kind, made_at: now })
    .execute();
  return secret;
}

/** The conversation that a browser's secret opens; none after its time, or once it is erased. */
export async function findOfBrowser(
  database: Kysely<Tables>,
  secret: string,
  now: Date,
): Promise<ConversationRow | null> {
  const since = daysBefore(now, conversationBrowserDays).toISOString();
  const row = await database
    .selectFrom('conversation_key')
    .innerJoin('conversation', 'conversation.id', 'conversation_key.conversation_id')
    .where('conversation_key.hash', '=', hashOf('browser', secret))
    .where('conversation_key.kind', '=', 'browser')
    .where('conversation.erased_at', 'is', null)
    .where((key) =>
      key.or([key('conversation.last_at', '>', since), key('conversation_key.made_at', '>', since)]),
    )
    .selectAll('conversation')
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a link up, and gives the conversation that it opens; null where it was used, or is too old. */
export async function useLink(
  transaction: Transaction<Tables>,
  secret: string,
  now: Date,
): Promise<string | null> {
  const used = await transaction
    .updateTable('conversation_key')
    .where('hash', '=', hashOf('link', secret))
    .where('kind', '=', 'link')
    .where('used_at', 'is', null)
    .where('made_at', '>', daysBefore(now, conversationLinkDays).toISOString())
    .set({ used_at: now })
    .returning('conversation_id')
    .executeTakeFirst();
  return used?.conversation_id ?? null;
}
