import type { ParsedCondition } from '@berth/contract';
import type { Context } from '../../context.ts';
import { documentMatches } from '../../list/list-conditions.ts';
import { readInTurn } from '../../list/read-in-turn.ts';
import { plainDocument } from '../../list/search-document.ts';
import type { MessageWords } from '../../notify/message-words.ts';
import { listTold } from './message-list.repository.ts';
import { wordsOf } from './messages.presenter.ts';
import type { MessageRow, Reader } from './messages.repository.ts';

type Dependencies = Pick<Context, 'database'> & { words: MessageWords };
type Worded = Pick<MessageRow, 'kind' | 'detail' | 'business_number'>;

const messagesAtATime = 500;

/**
 * The ids of a person's messages whose words, in any language, or whose number have what is looked for. A message is worded
 * when it is read, so the words that are searched are those that are shown; there are no more than of a year.
 */
export async function searchMessages(
  { database, words }: Dependencies,
  reader: Reader,
  conditions: readonly ParsedCondition[],
  signal: AbortSignal,
): Promise<string[]> {
  return await readInTurn(database, { customerId: reader.customerId, signal }, async (snapshot) => {
    const found: string[] = [];
    let after: string | null = null;
    for (;;) {
      const told: Awaited<ReturnType<typeof listTold>> = await listTold(snapshot.database, reader, {
        after,
        most: messagesAtATime,
      });
      for (const message of told) {
        const document = documentOf(message, words);
        if (conditions.every((condition) => documentMatches(document, condition))) found.push(message.id);
      }
      after = told.at(-1)?.id ?? null;
      if (told.length < messagesAtATime) return found;
      await snapshot.pause();
    }
  });
}

function documentOf(message: Worded, words: MessageWords): string {
  const { title, content } = wordsOf(message, words);
  return plainDocument([...Object.values(title), ...Object.values(content), message.business_number]);
}
