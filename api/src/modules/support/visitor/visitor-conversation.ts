import { conversationMailProblems, type Locale } from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import type { Call } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { takeVisitorFiles } from '../files/take-files.ts';
import { readSupportHours } from '../hours/support-hours.ts';
import {
  type ConversationRow,
  insertEvent,
  lockConversation,
  updateConversation,
} from '../record/conversations.repository.ts';
import { endConversation } from '../record/end-conversation.ts';
import { countAnswersAfter } from '../record/entries.repository.ts';
import { findSaid, requireWords, sayAsAsker } from '../record/say.ts';
import { seeConversation } from '../record/see-conversation.ts';
import { wakeConversation } from '../record/wake-conversation.ts';
import { makeKey, useLink } from './conversation-keys.repository.ts';
import { leaveContact } from './leave-contact.ts';

type Dependencies = Pick<Context, 'database' | 'clock'>;
/** `own`: what this browser's cookie opens. */
type Visit = { own: ConversationRow | null; locale: Locale };

/** Runs something on this browser's conversation, which nobody else changes meanwhile. */
async function changeOwn<Result>(
  { database }: Dependencies,
  { own }: Pick<Visit, 'own'>,
  id: string,
  change: (transaction: Transaction<Tables>, row: ConversationRow) => Promise<Result>,
): Promise<Result> {
  if (own?.id !== id) throw new Refusal('NOT_FOUND');
  return await database.transaction().execute(async (transaction) => {
    const row = await lockConversation(transaction, id);
    if (!row || row.erased_at !== null) throw new Refusal('NOT_FOUND');
    return await change(transaction, row);
  });
}

export async function sayAsVisitor(
  deps: Dependencies,
  body: Call<'POST /index/sayInConversation'>['body'],
  visit: Visit,
): Promise<ConversationRow> {
  const now = deps.clock();
  const { isOpen } = await readSupportHours(deps.database, now);
  return await changeOwn(deps, visit, body.id, async (transaction, row) => {
    const saying = { side: 'asker', said: body, scope: row.id, locale: visit.locale } as const;
    if (await findSaid(transaction, saying)) return row;
    requireWords(saying);
    const said = { ...saying, takeFiles: takeVisitorFiles, name: row.name, isOpen, now };
    return await sayAsAsker(transaction, row, said);
  });
}

/** Keeps where an answer goes; one that nobody has seen yet goes there. */
export async function leaveMail(
  deps: Dependencies,
  { id, mail }: Call<'POST /index/leaveConversationMail'>['body'],
  visit: Visit,
): Promise<ConversationRow> {
  refuseProblems(conversationMailProblems({ mail }), visit.locale);
  return await changeOwn(deps, visit, id, async (transaction, row) => {
    const changed = await leaveContact(transaction, row, { name: '', mail });
    const known = Math.max(changed.seen_entry, changed.told_entry);
    const isUnseen = (await countAnswersAfter(transaction, id, known)) > 0;
    const told = isUnseen
      ? await updateConversation(transaction, changed, { tell_at: deps.clock() })
      : changed;
    await wakeConversation(transaction, told);
    return told;
  });
}

export async function seeAsVisitor(
  deps: Dependencies,
  { id, entry }: Call<'POST /index/seeConversation'>['body'],
  visit: Pick<Visit, 'own'>,
) {
  return await changeOwn(
    deps,
    visit,
    id,
    async (transaction, row) => await seeConversation(transaction, row, entry),
  );
}

export async function endAsVisitor(
  deps: Dependencies,
  id: string,
  visit: Pick<Visit, 'own'>,
): Promise<ConversationRow> {
  return await changeOwn(
    deps,
    visit,
    id,
    async (transaction, row) =>
      await endConversation(transaction, row, { what: 'ended', by: null, now: deps.clock() }),
  );
}

/** Opens a conversation in this browser by the link of a mail, and gives the browser its own secret. */
export async function resumeConversation(
  { database, clock }: Dependencies,
  secret: string,
): Promise<{ row: ConversationRow; secret: string }> {
  const now = clock();
  return await database.transaction().execute(async (transaction) => {
    const id = await useLink(transaction, secret, now);
    const row = id === null ? null : await lockConversation(transaction, id);
    if (!row || row.erased_at !== null) throw new Refusal('CONVERSATION_LINK_GONE');
    await insertEvent(transaction, { conversationId: row.id, what: 'resumed', by: null, at: now });
    await wakeConversation(transaction, row);
    return { row, secret: await makeKey(transaction, 'browser', row.id, now) };
  });
}
