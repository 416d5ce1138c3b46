import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { auditEntries } from './audit-list.ts';
import { readEntry } from './read-entry.ts';

/** The audit log (审计日志): staff read it, nobody changes it. */
export function auditHandlers({ database }: Pick<Context, 'database'>) {
  return {
    'GET /system/log/list': async ({ actor, list, signal }) =>
      await auditEntries.answerPage(database, actor.customerId, list, signal),
    'GET /system/log/entry': async ({ query }) => await readEntry(database, query.id),
  } satisfies Partial<Handlers>;
}
