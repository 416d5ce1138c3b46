import type { Context } from '../../context.ts';
import { isId } from '../../database/is-id.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { MessageWords } from '../../notify/message-words.ts';
import { wakeMember } from '../../notify/tell-customer.ts';
import type { LiveHub } from './live-hub.ts';
import { listMessageCentre } from './message-list.ts';
import { presentMessage } from './messages.presenter.ts';
import { countMessages, findMessage, listUnreadFirst, markRead } from './messages.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { live: LiveHub; words: MessageWords };

/** What the customer's people are told (spec section 7, Business and User). */
export function messageHandlers({ database, clock, live, words }: Dependencies) {
  return {
    'GET /business/getUserMessage': async ({ actor, query }) => {
      // Awaited together: of one that is awaited later, a refusal would be nobody's, and the end of the server.
      const [found, unread, total] = await Promise.all([
        listUnreadFirst(database, actor, query),
        countMessages(database, actor, true),
        countMessages(database, actor),
      ]);
      return { rows: found.map((row) => presentMessage(row, words)), total, summary: { unread } };
    },
    'GET /user/getMessageList': async ({ actor, list, signal }) =>
      await listMessageCentre({ database, words }, actor, list, signal),
    'GET /business/readMessage': async ({ actor, query: { id } }) => {
      if (!isId(id)) throw new Refusal('NOT_FOUND');
      await markRead(database, actor, { id, at: clock() });
      const message = await findMessage(database, actor, id);
      if (!message) throw new Refusal('NOT_FOUND');
      await wakeMember(database, actor);
      return presentMessage(message, words);
    },
    'POST /business/readAllMessages': async ({ actor }) => {
      await markRead(database, actor, { at: clock() });
      await wakeMember(database, actor);
      return { unread: await countMessages(database, actor, true) };
    },
    'GET /business/events': async ({ actor, query, lastEventId }) => ({
      mediaType: 'text/event-stream',
      fileName: '',
      isLive: true,
      body: await live.open(actor, { lastEventId, isOnce: query.once === 'true' }),
    }),
  } satisfies Partial<Handlers>;
}
