import { conversationPersonDays } from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import { toChinaDay } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { daysBefore } from '../../uploads/uploads.service.ts';
import { type ConversationRow, insertEvent, updateConversation } from '../record/conversations.repository.ts';
import { endConversation } from '../record/end-conversation.ts';
import { eraseFiles } from './erase-files.ts';

const atATime = 50;
/** Who was answered and says nothing for so long has no more to ask. */
const quietDays = 14;

/**
 * Closes what was answered and is quiet, and deletes what visitors' conversations say of a person that were closed long ago:
 * number, states and times stay. Where a visitor came from is kept for the limits of its day alone. Gives how many were
 * erased.
 */
export async function sweepConversations({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  await forgetSites(database, toChinaDay(daysBefore(now, 1)));
  await inRounds(database, async (transaction) => await closeSome(transaction, now));
  return await inRounds(database, async (transaction) => await eraseSome(transaction, now));
}

async function inRounds(
  database: Kysely<Tables>,
  run: (transaction: Transaction<Tables>) => Promise<number>,
): Promise<number> {
  let all = 0;
  for (;;) {
    const found = await database.transaction().execute(run);
    all += found;
    if (found < atATime) return all;
  }
}

async function forgetSites(database: Kysely<Tables>, before: string): Promise<void> {
  await database
    .updateTable('conversation')
    .where('started_on', '<', before)
    .where('site_hash', 'is not', null)
    .set({ site_hash: null })
    .execute();
}

async function closeSome(transaction: Transaction<Tables>, now: Date): Promise<number> {
  const quiet = await transaction
    .selectFrom('conversation')
    .where('state', '=', 'answered')
    .where('last_at', '<', daysBefore(now, quietDays).toISOString())
    .selectAll()
    .limit(atATime)
    .forUpdate()
    .execute();
  for (const row of quiet) await endConversation(transaction, row, { what: 'closed', by: null, now });
  return quiet.length;
}

async function eraseSome(transaction: Transaction<Tables>, now: Date): Promise<number> {
  const old = await transaction
    .selectFrom('conversation')
    .where('asker', '=', 'visitor')
    .where('erased_at', 'is', null)
    .where('closed_at', '<', daysBefore(now, conversationPersonDays).toISOString())
    .selectAll()
    .orderBy('closed_at')
    .limit(atATime)
    .forUpdate()
    .execute();
  for (const row of old) await erase(transaction, row, now);
  return old.length;
}

/** Answers go as well: staff repeat what they were told. */
async function erase(transaction: Kysely<Tables>, row: ConversationRow, now: Date): Promise<void> {
  await updateConversation(transaction, row, {
    name: '',
    mail: '',
    who_search: '',
    path: '',
    last_words: '',
    last_words_search: '',
    site_hash: null,
    tell_at: null,
    erased_at: now,
  });
  await transaction
    .updateTable('conversation_entry')
    .where('conversation_id', '=', row.id)
    .where('side', '=', 'asker')
    .set({ name: '' })
    .execute();
  await transaction
    .updateTable('conversation_entry')
    .where('conversation_id', '=', row.id)
    .set({ words: '', content_hash: null })
    .execute();
  await transaction.deleteFrom('conversation_key').where('conversation_id', '=', row.id).execute();
  await eraseFiles(transaction, row.id, now);
  await insertEvent(transaction, { conversationId: row.id, what: 'erased', by: null, at: now });
}
