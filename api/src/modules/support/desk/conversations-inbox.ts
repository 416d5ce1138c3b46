import { askerKindNames, inboxShown, paths } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { claimOf, type InboxProvider, inboxSource } from '../../inbox/inbox-provider.ts';

/** Conversations that wait for an answer. */
export function conversationsInbox({ database }: Pick<Context, 'database'>): InboxProvider {
  return inboxSource(
    'conversations',
    async () => await listWaiting(database),
    (row, actor) => ({
      id: row.id,
      number: row.number,
      customer: row.company || row.name,
      what: askerKindNames[row.asker],
      since: row.waiting_since,
      claim: claimOf(row.owner_id, actor),
      path: paths.conversation(row),
    }),
  );
}

async function listWaiting(database: Kysely<Tables>) {
  return await database
    .selectFrom('conversation')
    .where('state', '=', 'waiting')
    .select(['id', 'number', 'asker', 'company', 'name', 'waiting_since', 'owner_id'])
    .select(({ fn }) => fn.countAll<number>().over().as('waiting'))
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(inboxShown)
    .execute();
}
