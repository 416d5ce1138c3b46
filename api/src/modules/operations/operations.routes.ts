import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { markRemoved, operationsFor } from './read-operations.ts';

/** The log of what people did (操作日志). */
export function operationHandlers({ database }: Pick<Context, 'database'>) {
  return {
    'GET /user/getOpLogList': async ({ actor, list, signal }) => {
      const { customerId } = actor;
      const { rows, ...page } = await operationsFor(actor).answerPage(database, customerId, list, signal);
      return { ...page, rows: await markRemoved(database, customerId, rows) };
    },
  } satisfies Partial<Handlers>;
}
