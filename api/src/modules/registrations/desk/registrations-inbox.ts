import { inboxShown, paths, registrationPurposeNames } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { type InboxProvider, inboxSource } from '../../inbox/inbox-provider.ts';

/** Registrations that wait to be reviewed, and what customers ask to have changed. */
export function registrationsInbox({ database }: Pick<Context, 'database'>): InboxProvider[] {
  return (['registrations', 'companyChanges'] as const).map((source) =>
    inboxSource(
      source,
      async () => await listWaiting(database, source === 'registrations'),
      (row) => ({
        id: row.id,
        number: row.number,
        customer: row.company_name || row.id_name || row.contact,
        what: registrationPurposeNames[row.purpose],
        since: row.submitted_at,
        claim: null,
        path: paths.registration(row),
      }),
    ),
  );
}

async function listWaiting(database: Kysely<Tables>, isNew: boolean) {
  return await database
    .selectFrom('registration')
    .where('status', '=', 'waiting')
    .where('purpose', isNew ? '=' : '<>', 'register')
    .select(['id', 'number', 'purpose', 'company_name', 'id_name', 'contact', 'submitted_at'])
    .select(({ fn }) => fn.countAll<number>().over().as('waiting'))
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(inboxShown)
    .execute();
}
