import { leadPersonDays } from '@berth/contract';
import type { Kysely } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { daysBefore } from '../../uploads/uploads.service.ts';
import { insertEvent } from '../leads.repository.ts';

const atATime = 100;

/**
 * Deletes what leads say of a person that were closed long ago: number, kind and states stay. Where a lead came from is
 * kept for the limits of its day alone. Gives of how many leads anything was deleted for good.
 */
export async function sweepLeads({ database, clock }: Pick<Context, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  await forgetSites(database, toChinaDay(daysBefore(now, 1)));
  let erased = 0;
  for (;;) {
    const found = await database
      .transaction()
      .execute(async (transaction) => await eraseSome(transaction, now));
    erased += found;
    if (found < atATime) return erased;
  }
}

async function forgetSites(database: Kysely<Tables>, before: string): Promise<void> {
  await database
    .updateTable('lead')
    .where('asked_on', '<', before)
    .where('site_hash', 'is not', null)
    .set({ site_hash: null })
    .execute();
}

async function eraseSome(transaction: Kysely<Tables>, now: Date): Promise<number> {
  const leads = await transaction
    .selectFrom('lead')
    .where('closed_at', '<', daysBefore(now, leadPersonDays).toISOString())
    .where('erased_at', 'is', null)
    .select('id')
    .orderBy('closed_at')
    .limit(atATime)
    .forUpdate()
    .execute();
  for (const { id } of leads) await erase(transaction, id, now);
  return leads.length;
}

/** Notes go as well: staff write down whom they called. */
async function erase(transaction: Kysely<Tables>, id: string, now: Date): Promise<void> {
  const nothing = {
    content: null,
    content_hash: null,
    site_hash: null,
    name: '',
    name_search: '',
    company: '',
    company_search: '',
    phone: '',
    phone_key: '',
    mail: '',
    mail_key: '',
    contact_search: '',
  };
  await transaction
    .updateTable('lead')
    .where('id', '=', id)
    .set(nothing)
    .set((row) => ({ erased_at: now, version: row('version', '+', 1) }))
    .execute();
  await transaction.updateTable('lead_event').where('lead_id', '=', id).set({ note: '' }).execute();
  await insertEvent(transaction, { leadId: id, what: 'erased', by: null, at: now });
}
