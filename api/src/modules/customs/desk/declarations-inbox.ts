import { declarationKindNames, inboxShown, paths } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { claimOf, type InboxProvider, inboxSource } from '../../inbox/inbox-provider.ts';

/** Declarations that were submitted, and changes of confirmed ones that are asked for. */
export function declarationsInbox({ database }: Pick<Context, 'database'>): InboxProvider {
  return inboxSource(
    'declarations',
    async () => await listWaiting(database),
    (row, actor) => ({
      id: row.id,
      number: row.number,
      customer: row.customer_name,
      what: declarationKindNames[row.kind],
      since: row.submitted_at,
      claim: claimOf(row.claimed_by, actor),
      path: paths.deskDeclaration(row),
    }),
  );
}

async function listWaiting(database: Kysely<Tables>) {
  return await database
    .selectFrom('declaration')
    .innerJoin('customer', 'customer.id', 'declaration.customer_id')
    .where('declaration.status', 'in', ['toBeConfirmed', 'updateRequested'])
    .where('declaration.submitted_at', 'is not', null)
    .select(['declaration.id', 'declaration.number', 'declaration.kind', 'declaration.claimed_by'])
    .select(['declaration.submitted_at', 'customer.name as customer_name'])
    .select(({ fn }) => fn.countAll<number>().over().as('waiting'))
    .orderBy('declaration.submitted_at')
    .orderBy('declaration.id')
    .limit(inboxShown)
    .execute();
}
