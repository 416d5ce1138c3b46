import { inboxShown, leadKindNames, paths } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { claimOf, type InboxProvider, inboxSource } from '../../inbox/inbox-provider.ts';

/** What visitors asked and nobody has answered. */
export function leadsInbox({ database }: Pick<Context, 'database'>): InboxProvider {
  return inboxSource(
    'enquiries',
    async () => await listNew(database),
    (row, actor) => ({
      id: row.id,
      number: row.number,
      customer: row.company || row.name,
      what: leadKindNames[row.kind],
      since: row.asked_at,
      claim: claimOf(row.owner_id, actor),
      path: paths.lead(row),
    }),
  );
}

async function listNew(database: Kysely<Tables>) {
  return await database
    .selectFrom('lead')
    .where('state', '=', 'new')
    .select(['id', 'number', 'kind', 'company', 'name', 'asked_at', 'owner_id'])
    .select(({ fn }) => fn.countAll<number>().over().as('waiting'))
    .orderBy('asked_at')
    .orderBy('id')
    .limit(inboxShown)
    .execute();
}
