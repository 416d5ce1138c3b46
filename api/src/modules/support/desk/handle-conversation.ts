import type { Locale } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Actor, Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { listColleagues } from '../../../policy/colleagues.repository.ts';
import { takeUploads } from '../files/take-files.ts';
import {
  type ConversationRow,
  getOwnerName,
  insertEvent,
  lockConversation,
  updateConversation,
} from '../record/conversations.repository.ts';
import { endConversation } from '../record/end-conversation.ts';
import { findSaid, requireWords, sayAsForwarder } from '../record/say.ts';
import { wakeConversation } from '../record/wake-conversation.ts';
import { ownerOf } from './read-conversation.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
type Staff = { actor: Actor; locale: Locale };
type Standing = EndpointResult<Endpoints['POST /system/conversations/close']>;

/** Answers, and takes over what nobody has. What a colleague or the one who asked said meanwhile is no obstacle. */
export async function answerConversation(
  deps: Dependencies,
  body: Call<'POST /system/conversations/say'>['body'],
  { actor, locale }: Staff,
): Promise<EndpointResult<Endpoints['POST /system/conversations/say']>> {
  const now = deps.clock();
  return await changeAtDesk(deps, body.id, async (transaction, row) => {
    const scope = `${row.id} ${actor.userId}`;
    const saying = { side: 'forwarder', name: actor.name, said: body, scope, locale, now } as const;
    const earlier = await findSaid(transaction, saying);
    if (earlier) return { ...(await standingOf(transaction, row)), entry: earlier.number };
    requireWords(saying);
    const ownerId = row.owner_id ?? actor.userId;
    if (row.state === 'closed')
      await insertEvent(transaction, { conversationId: row.id, what: 'reopened', by: actor.name, at: now });
    if (row.owner_id === null)
      await insertEvent(transaction, { conversationId: row.id, what: 'taken', by: actor.name, at: now });
    const takeFiles = takeUploads(actor);
    const changed = await sayAsForwarder(transaction, row, { ...saying, takeFiles, ownerId });
    return { ...(await standingOf(transaction, changed)), entry: changed.answered_entry };
  });
}

/** Takes it over, gives it away or releases it. Of two who do so at once one gets it, and the other is told who did. */
export async function assignConversation(
  deps: Dependencies,
  { id, ownerId, seenOwnerId }: Call<'POST /system/conversations/assign'>['body'],
  { actor, locale }: Staff,
): Promise<Standing> {
  return await changeAtDesk(deps, id, async (transaction, row) => {
    if (row.owner_id === ownerId) return await standingOf(transaction, row);
    if (row.owner_id !== seenOwnerId) throw await takenBy(transaction, row);
    const colleagues = await listColleagues(transaction, actor.customerId, 'support:desk');
    const owner = colleagues.find((each) => each.id === ownerId);
    const isUnknown = ownerId !== null && owner === undefined;
    refuseProblems(isUnknown ? [{ path: 'ownerId', rule: 'unknownChoice' }] : [], locale);
    const isTaken = ownerId === actor.userId;
    await insertEvent(transaction, {
      conversationId: row.id,
      what: isTaken ? 'taken' : owner ? 'given' : 'released',
      by: actor.name,
      ownerName: owner && !isTaken ? owner.name : '',
      at: deps.clock(),
    });
    const changed = await updateConversation(transaction, row, { owner_id: ownerId });
    await wakeConversation(transaction, changed);
    return await standingOf(transaction, changed);
  });
}

/** Closes what the caller has read to its end. */
export async function closeConversation(
  deps: Dependencies,
  { id, entry }: Call<'POST /system/conversations/close'>['body'],
  { actor }: Pick<Staff, 'actor'>,
): Promise<Standing> {
  return await changeAtDesk(deps, id, async (transaction, row) => {
    const { number } = row;
    if (row.state !== 'closed' && row.asked_entry > entry)
      throw new Refusal('CONVERSATION_GOES_ON', { params: { number } });
    const closing = { what: 'closed', by: actor.name, now: deps.clock() } as const;
    return await standingOf(transaction, await endConversation(transaction, row, closing));
  });
}

async function changeAtDesk<Result>(
  { database }: Dependencies,
  id: string,
  change: (transaction: Transaction<Tables>, row: ConversationRow) => Promise<Result>,
): Promise<Result> {
  return await database.transaction().execute(async (transaction) => {
    const row = isId(id) ? await lockConversation(transaction, id) : null;
    if (!row) throw new Refusal('NOT_FOUND');
    const { number } = row;
    if (row.erased_at !== null) throw new Refusal('CONVERSATION_ERASED', { params: { number } });
    return await change(transaction, row);
  });
}

async function takenBy(transaction: Transaction<Tables>, row: ConversationRow): Promise<Refusal> {
  const nobody = { 'zh-CN': '无人', en: 'nobody' };
  const owner = row.owner_id === null ? nobody : await getOwnerName(transaction, row.id);
  return new Refusal('CONVERSATION_TAKEN', { params: { number: row.number, owner } });
}

async function standingOf(transaction: Transaction<Tables>, row: ConversationRow): Promise<Standing> {
  return { version: row.version, state: row.state, owner: await ownerOf(transaction, row) };
}
