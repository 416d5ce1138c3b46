import type { Locale } from '@berth/contract';
import type { Transaction } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { lockDay } from '../../../database/day-serials.repository.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { getCustomerName } from '../../customers/customers.repository.ts';
import { takeUploads } from '../files/take-files.ts';
import { readSupportHours } from '../hours/support-hours.ts';
import { beginConversation } from '../record/begin-conversation.ts';
import type { ConversationRow } from '../record/conversations.repository.ts';
import { findSaid, requireWords, sayAsAsker } from '../record/say.ts';
import { lockNewestOpen, lockOwn } from './own-conversations.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type Caller = { actor: Actor; locale: Locale };

const sayingOf = ({ actor, locale }: Caller) =>
  ({ side: 'asker', name: actor.name, takeFiles: takeUploads(actor), locale }) as const;

/** A member begins a conversation; where their newest one is not closed, it is said there. */
export async function startAsMember(
  { database, clock }: Dependencies,
  body: Call<'POST /support/start'>['body'],
  caller: Caller,
): Promise<ConversationRow> {
  const { actor, locale } = caller;
  const now = clock();
  const { isOpen } = await readSupportHours(database, now);
  const saying = { ...sayingOf(caller), said: body, scope: `start ${actor.userId}`, isOpen, now };
  return await database.transaction().execute(async (transaction) => {
    await lockDay(transaction, 'conversation_serial', toChinaDay(now));
    const entry = await findSaid(transaction, saying);
    if (entry) return await getLocked(transaction, actor, entry.conversation_id);
    requireWords(saying);
    const open = await lockNewestOpen(transaction, actor);
    const row = open ?? (await begin(transaction, { actor, locale, path: body.path }, { isOpen, now }));
    return await sayAsAsker(transaction, row, saying);
  });
}

async function begin(
  transaction: Transaction<Tables>,
  { actor, locale, path }: Caller & { path: string },
  at: { isOpen: boolean; now: Date },
): Promise<ConversationRow> {
  const beginner = {
    asker: 'member',
    customerId: actor.customerId,
    memberId: actor.userId,
    name: actor.name,
    mail: '',
    company: await getCustomerName(transaction, actor.customerId),
    isDoubtful: false,
    locale,
    path,
    siteHash: null,
  } as const;
  return await beginConversation(transaction, beginner, at);
}

export async function sayAsMember(
  { database, clock }: Dependencies,
  body: Call<'POST /support/say'>['body'],
  caller: Caller,
): Promise<ConversationRow> {
  const now = clock();
  const { isOpen } = await readSupportHours(database, now);
  return await database.transaction().execute(async (transaction) => {
    const row = await getLocked(transaction, caller.actor, body.id);
    const saying = { ...sayingOf(caller), said: body, scope: row.id, isOpen, now };
    if (await findSaid(transaction, saying)) return row;
    requireWords(saying);
    return await sayAsAsker(transaction, row, saying);
  });
}

/** Runs something on a conversation of the caller's, which nobody else changes meanwhile. */
export async function changeOwn<Result>(
  { database }: Dependencies,
  actor: Pick<Actor, 'customerId' | 'userId'>,
  id: string,
  change: (transaction: Transaction<Tables>, row: ConversationRow) => Promise<Result>,
): Promise<Result> {
  return await database
    .transaction()
    .execute(async (transaction) => await change(transaction, await getLocked(transaction, actor, id)));
}

async function getLocked(
  transaction: Transaction<Tables>,
  actor: Pick<Actor, 'customerId' | 'userId'>,
  id: string,
): Promise<ConversationRow> {
  const row = isId(id) ? await lockOwn(transaction, actor, id) : null;
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}
