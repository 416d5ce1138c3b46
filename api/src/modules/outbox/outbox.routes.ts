import { maskRecipient } from '@berth/contract';
import { toChinaTime } from '../../china-time.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { listMessages } from '../../notify/outbox/outbox.repository.ts';

const mostShown = 200;

/** Staff see whether an SMS or a mail has left. */
export function outboxHandlers({ database }: Pick<Context, 'database'>) {
  return {
    'GET /system/outbox': async ({ query }) => {
      const rows = await listMessages(database, { state: query.state, limit: mostShown + 1 });
      const messages = rows.slice(0, mostShown).map((row) => ({
        id: row.id,
        channel: row.channel,
        kind: row.kind,
        recipient: maskRecipient(row.recipient),
        state: row.state,
        tries: row.tries,
        reason: row.last_error,
        createdAt: toChinaTime(row.created_at),
        endedAt: row.ended_at === null ? null : toChinaTime(row.ended_at),
      }));
      return { messages, hasMore: rows.length > mostShown };
    },
  } satisfies Partial<Handlers>;
}
