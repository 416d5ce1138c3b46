import { randomUUID } from 'node:crypto';
import {
  type ConversationSide,
  type ConversationWords,
  conversationLimits,
  conversationWordsProblems,
  type Locale,
} from '@berth/contract';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import { plainDocument } from '../../../list/search-document.ts';
import { hashSecret, isSameHash } from '../../sessions/secrets.ts';
import type { TakeFiles } from '../files/take-files.ts';
import { type ConversationRow, insertEvent, updateConversation } from './conversations.repository.ts';
import { type EntryRow, findEntryByKey, insertEntry, listAskedSince } from './entries.repository.ts';
import { wakeConversation } from './wake-conversation.ts';

const perMinute = 20;
const minuteMs = 60_000;
/** An answer is sent by mail or message when nothing was added to it for so long, and nobody saw it. */
const burstMs = 2 * minuteMs;
/** Whoever answers has a last word, also in a conversation that is full. */
const entriesForAnswers = 100;

/** What is being said: by whom, and once by its key. */
export type Saying = {
  side: ConversationSide;
  name: string;
  said: ConversationWords & { idempotencyKey: string };
  /** What the key is unique in. */
  scope: string;
  takeFiles: TakeFiles;
  locale: Locale;
  now: Date;
};

export function requireWords({ said, locale }: Pick<Saying, 'said' | 'locale'>): void {
  refuseProblems(conversationWordsProblems(said), locale);
}

const keyHashOf = ({ scope, said }: Pick<Saying, 'scope' | 'said'>) =>
  hashSecret('conversation', scope, said.idempotencyKey);
const contentHashOf = ({ said: { words, files } }: Pick<Saying, 'said'>) =>
  hashSecret(JSON.stringify([words, files]));

/** What was said with the key already; refused where it was something else. */
export async function findSaid(
  transaction: Transaction<Tables>,
  saying: Pick<Saying, 'scope' | 'said'>,
): Promise<EntryRow | null> {
  const entry = await findEntryByKey(transaction, keyHashOf(saying));
  if (!entry) return null;
  // Once what a visitor said is deleted nothing is left to compare.
  if (entry.content_hash && !isSameHash(entry.content_hash, contentHashOf(saying)))
    throw new Refusal('IDEMPOTENCY_KEY_REUSED');
  return entry;
}

/** Adds what whoever asked says to a locked conversation, which waits for the forwarder from then on. */
export async function sayAsAsker(
  transaction: Transaction<Tables>,
  row: ConversationRow,
  saying: Saying & { isOpen: boolean },
): Promise<ConversationRow> {
  const { now } = saying;
  requireRoom(row, conversationLimits.entries);
  await requirePace(transaction, row, now);
  const number = await addEntry(transaction, row, saying);
  if (row.state === 'closed')
    await insertEvent(transaction, { conversationId: row.id, what: 'reopened', by: null, at: now });
  const changed = await updateConversation(transaction, row, {
    ...lastOf(saying, number),
    state: 'waiting',
    asked_entry: number,
    is_out_of_hours: !saying.isOpen,
    waiting_since: row.state === 'waiting' && row.waiting_since ? new Date(row.waiting_since) : now,
    closed_at: null,
  });
  await wakeConversation(transaction, changed);
  return changed;
}

/** Adds an answer to a locked conversation. The asker gets it by mail or message after two minutes, unless they saw it. */
export async function sayAsForwarder(
  transaction: Transaction<Tables>,
  row: ConversationRow,
  saying: Saying & { ownerId: string | null },
): Promise<ConversationRow> {
  requireRoom(row, conversationLimits.entries + entriesForAnswers);
  const number = await addEntry(transaction, row, saying);
  const changed = await updateConversation(transaction, row, {
    ...lastOf(saying, number),
    state: 'answered',
    owner_id: saying.ownerId,
    answered_entry: number,
    waiting_since: null,
    tell_at: new Date(saying.now.getTime() + burstMs),
    closed_at: null,
  });
  await wakeConversation(transaction, changed);
  return changed;
}

async function addEntry(
  transaction: Transaction<Tables>,
  row: ConversationRow,
  saying: Saying,
): Promise<number> {
  const { side, name, said, now, locale } = saying;
  const [id, number] = [randomUUID(), row.entries + 1];
  await insertEntry(transaction, {
    id,
    conversation_id: row.id,
    number,
    side,
    name,
    words: said.words,
    at: now,
    key_hash: keyHashOf(saying),
    content_hash: contentHashOf(saying),
  });
  await saying.takeFiles(transaction, said.files, { conversationId: row.id, entryId: id, now, locale });
  return number;
}

function lastOf({ said, now }: Saying, entries: number) {
  return {
    entries,
    last_words: said.words,
    last_words_search: plainDocument([said.words]),
    last_at: now,
  };
}

function requireRoom({ entries, number }: ConversationRow, max: number): void {
  if (entries >= max) throw new Refusal('CONVERSATION_FULL', { params: { number, max } });
}

/** Throws RATE_LIMITED, until the oldest word of the last minute is a minute old, where one more would be too many. */
async function requirePace(
  transaction: Transaction<Tables>,
  { id }: ConversationRow,
  now: Date,
): Promise<void> {
  const times = await listAskedSince(transaction, id, new Date(now.getTime() - minuteMs));
  const first = times.at(-perMinute);
  if (first === undefined) return;
  const seconds = Math.ceil((Date.parse(first) + minuteMs - now.getTime()) / 1000);
  throw new Refusal('RATE_LIMITED', { params: { seconds } });
}
