import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { listColleagues } from '../../../policy/colleagues.repository.ts';
import { presentEntries } from '../record/conversations.presenter.ts';
import {
  type ConversationRow,
  findConversation,
  getOwnerName,
  listEvents,
} from '../record/conversations.repository.ts';
import { findAskingMember } from './desk.repository.ts';

type AtDesk = EndpointResult<Endpoints['GET /system/conversations/conversation']>;

/** A conversation whole, for somebody of the staff. */
export async function readConversation(
  database: Kysely<Tables>,
  { customerId }: Pick<Actor, 'customerId'>,
  id: string,
): Promise<AtDesk> {
  const row = isId(id) ? await findConversation(database, id) : null;
  if (!row) throw new Refusal('NOT_FOUND');
  const { customer_id, member_id } = row;
  const member = await findAskingMember(database, { customerId: customer_id, memberId: member_id });
  const events = await listEvents(database, id);
  return {
    id,
    number: row.number,
    version: row.version,
    state: row.state,
    owner: await ownerOf(database, row),
    asker: { member, name: row.name, mail: row.mail },
    isDoubtful: row.is_doubtful,
    locale: row.locale,
    path: row.path,
    startedAt: toChinaTime(row.started_at),
    isOutOfHours: row.is_out_of_hours,
    waitingSince: row.waiting_since && toChinaTime(row.waiting_since),
    isErased: row.erased_at !== null,
    entries: await presentEntries(database, id),
    seen: row.seen_entry,
    history: events.map((event) => ({
      what: event.what,
      by: event.by_name,
      owner: event.owner_name,
      at: toChinaTime(event.at),
    })),
    colleagues: await listColleagues(database, customerId, 'support:desk'),
  };
}

/** Who has it, as they are called now. */
export async function ownerOf(
  database: Kysely<Tables>,
  row: Pick<ConversationRow, 'id' | 'owner_id'>,
): Promise<AtDesk['owner']> {
  return row.owner_id === null ? null : { id: row.owner_id, name: await getOwnerName(database, row.id) };
}
