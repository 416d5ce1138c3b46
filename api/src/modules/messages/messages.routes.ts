import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Tables } from '../../database/tables.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { isBookingId as isId } from '../bookings/bookings.service.ts';
import type { LiveHub } from './live-hub.ts';
import { presentMessage } from './messages.presenter.ts';
import {
  countMessages,
  findMessage,
  listMessages,
  markRead,
  type Page,
  type Reader,
} from './messages.repository.ts';
import { wakeCustomer } from './tell-customer.ts';

type Dependencies = { database: Kysely<Tables>; clock: Clock; live: LiveHub };

/** What the customer's people are told (spec section 7, Business and User). */
export function messageHandlers({ database, clock, live }: Dependencies) {
  const list = async (reader: Reader, wanted: Page & { unreadFirst?: boolean; isUnread?: boolean }) => {
    const [rows, { total, unread }] = await Promise.all([
      listMessages(database, reader, wanted),
      countMessages(database, reader),
    ]);
    const totals = { true: unread, false: total - unread, undefined: total };
    return { rows: rows.map(presentMessage), total: totals[`${wanted.isUnread}`], summary: { unread } };
  };
  return {
    'GET /business/getUserMessage': async ({ actor, query }) =>
      await list(actor, { ...query, unreadFirst: true }),
    'GET /user/getMessageList': async ({ actor, query: { isUnread, ...page } }) =>
      await list(actor, { ...page, ...(isUnread === undefined ? {} : { isUnread: isUnread === 'true' }) }),
    'GET /business/readMessage': async ({ actor, query: { id } }) => {
      if (!isId(id)) throw new Refusal('NOT_FOUND');
      await markRead(database, actor, { id, at: clock() });
      const message = await findMessage(database, actor, id);
      if (!message) throw new Refusal('NOT_FOUND');
      await wakeCustomer(database, actor.customerId);
      return presentMessage(message);
    },
    'POST /business/readAllMessages': async ({ actor }) => {
      await markRead(database, actor, { at: clock() });
      await wakeCustomer(database, actor.customerId);
      const { unread } = await countMessages(database, actor);
      return { unread };
    },
    'GET /business/events': async ({ actor, query, lastEventId }) => ({
      mediaType: 'text/event-stream',
      fileName: '',
      isLive: true,
      body: await live.open(actor, { lastEventId, isOnce: query.once === 'true' }),
    }),
  } satisfies Partial<Handlers>;
}
