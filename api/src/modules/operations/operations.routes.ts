import { isMainAccount, type LocalizedText, operationList } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Actor, Handlers } from '../../http/handlers.ts';
import { tableList } from '../../list/table-list.ts';
import { byMember } from './operations.repository.ts';

/** What a person may read of the log: a main account all of its company's, everybody else what is their own. */
function operationsFor({ userId, roles }: Pick<Actor, 'userId' | 'roles'>) {
  return tableList(operationList, 'operation', {
    odd: {
      by: { column: 'by_search', read: ({ by_name }) => by_name },
      address: { storedForm: (value) => value.toLowerCase() },
    },
    alsoShown: ['by_name', 'subject'],
    beside: ({ subject }): { subject: LocalizedText } => ({ subject }),
    defaultSort: { field: 'at', order: 'descending' },
    ...(isMainAccount(roles) ? {} : { where: byMember(userId) }),
  });
}

/** The log of what people did (操作日志). */
export function operationHandlers({ database }: Pick<Context, 'database'>) {
  return {
    'GET /user/getOpLogList': async ({ actor, list, signal }) =>
      await operationsFor(actor).answerPage(database, actor.customerId, list, signal),
  } satisfies Partial<Handlers>;
}
