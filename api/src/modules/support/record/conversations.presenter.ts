import { conversationLimits } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import type { Kysely } from 'kysely';
import { toChinaTime } from '../../../china-time.ts';
import type { Tables } from '../../../database/tables.ts';
import { type FileRow, listFilesOf } from '../files/conversation-files.repository.ts';
import type { ConversationRow } from './conversations.repository.ts';
import { type EntryRow, listEntries } from './entries.repository.ts';

export type Conversation = NonNullable<EndpointResult<Endpoints['GET /index/getConversation']>>;
export type PresentedEntry = Conversation['entries'][number];

/** A conversation as whoever asked sees it. */
export async function presentConversation(
  database: Kysely<Tables>,
  row: ConversationRow,
): Promise<Conversation> {
  const entries = await presentEntries(database, row.id);
  const isVisitors = row.asker === 'visitor';
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    state: row.state,
    name: isVisitors ? row.name : '',
    mail: isVisitors ? row.mail : '',
    entries,
    seen: row.seen_entry,
    unread: entries.filter(({ side, number }) => side === 'forwarder' && number > row.seen_entry).length,
  };
}

/** What was said, the oldest first. */
export async function presentEntries(
  database: Kysely<Tables>,
  conversationId: string,
): Promise<PresentedEntry[]> {
  const entries = await listEntries(database, conversationId);
  const files = await listFilesOf(database, conversationId);
  return entries.map((entry) => presentEntry(entry, files.get(entry.id) ?? []));
}

function presentEntry(entry: EntryRow, files: readonly FileRow[]): PresentedEntry {
  return {
    id: entry.id,
    number: entry.number,
    side: entry.side,
    name: entry.name,
    words: entry.words,
    at: toChinaTime(entry.at),
    files: files.map(({ id, file_name: fileName, bytes, kind, deleted_at: deletedAt }) => ({
      id,
      fileName,
      bytes,
      isPicture: kind !== 'pdf' && deletedAt === null,
    })),
  };
}

const excerptCharacters = 80;

/** The first 80 characters, in one line. */
export function excerptOf(words: string): string {
  const characters = [...words.slice(0, conversationLimits.words).replaceAll(/\s+/g, ' ')];
  return characters.length <= excerptCharacters
    ? characters.join('')
    : `${characters.slice(0, excerptCharacters - 1).join('')}…`;
}
