import {
  isLeadClosed,
  type Locale,
  leadChangeProblems,
  leadStateNames,
  leadStatesFrom,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import { noteChange } from '../../../audit/note-change.ts';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { listColleagues } from '../../../policy/colleagues.repository.ts';
import { requireVersion } from '../../../save/asked-version.ts';
import { insertEvent, type LeadRow, lockLead, updateLead } from '../leads.repository.ts';

type Change = Call<'POST /system/leads/save'>['body'];
type Staff = { actor: Pick<Actor, 'customerId' | 'name'>; locale: Locale };

/** Changes state and owner of a lead as it was seen, or adds a note; each change is an entry of its history. */
export async function saveLead(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  change: Change,
  staff: Staff,
): Promise<Pick<LeadRow, 'version' | 'state'>> {
  const now = clock();
  return await database.transaction().execute(async (transaction) => {
    const row = await lockSeen(transaction, change);
    const before = { state: row.state, ownerId: row.owner_id };
    const owner = await ownerOf(transaction, row, change, staff);
    refuseProblems(leadChangeProblems(before, change), staff.locale);
    const { state } = change;
    const isChanged = state !== row.state;
    const closing = { closed_at: isLeadClosed(state) ? now : null };
    await insertEvent(transaction, {
      leadId: row.id,
      what: 'changed',
      by: staff.actor.name,
      state: isChanged ? state : null,
      ownerName: owner,
      note: change.note,
      at: now,
    });
    const { ownerId, note } = change;
    noteChange({ what: 'lead', recordId: row.id, before, after: { state, ownerId, ...(note && { note }) } });
    const own = { state, owner_id: change.ownerId };
    return await updateLead(transaction, row.id, isChanged ? { ...own, ...closing } : own);
  });
}

async function lockSeen(
  transaction: Transaction<Tables>,
  { id, version, state }: Pick<Change, 'id' | 'version' | 'state'>,
): Promise<LeadRow> {
  const row = isId(id) ? await lockLead(transaction, id) : null;
  if (!row) throw new Refusal('NOT_FOUND');
  const { number } = row;
  if (row.erased_at !== null) throw new Refusal('LEAD_ERASED', { params: { number } });
  requireVersion(row, version);
  if (!leadStatesFrom(row.state).includes(state))
    throw new Refusal('LEAD_ACTION_REFUSED', { params: { number, status: leadStateNames[row.state] } });
  return row;
}

/** The name of the new owner, '' for nobody; null where the owner stays. Only colleagues of the desk take one over. */
async function ownerOf(
  transaction: Transaction<Tables>,
  row: LeadRow,
  { ownerId }: Pick<Change, 'ownerId'>,
  { actor, locale }: Staff,
): Promise<string | null> {
  if (ownerId === row.owner_id) return null;
  if (ownerId === null) return '';
  const colleague = (await listColleagues(transaction, actor.customerId, 'leads:desk')).find(
    ({ id }) => id === ownerId,
  );
  refuseProblems(colleague ? [] : [{ path: 'ownerId', rule: 'unknownChoice' }], locale);
  return colleague?.name ?? '';
}
