import type { Handlers } from '../../../http/handlers.ts';
import type { UploadDependencies } from '../../uploads/uploads.service.ts';
import { readConversationFile } from '../files/read-file.ts';
import { conversations } from './conversation-list.ts';
import { countConversations } from './desk.repository.ts';
import { answerConversation, assignConversation, closeConversation } from './handle-conversation.ts';
import { readConversation } from './read-conversation.ts';

/** The forwarder's staff answer visitors and customers. */
export function conversationsDeskHandlers(deps: UploadDependencies) {
  const { database } = deps;
  return {
    'GET /system/conversations/list': async ({ actor, list, signal }) =>
      await conversations.answerPage(database, actor.customerId, list, signal),
    'GET /system/conversations/counts': async ({ actor }) => await countConversations(database, actor.userId),
    'GET /system/conversations/conversation': async ({ actor, query }) =>
      await readConversation(database, actor, query.id),
    'POST /system/conversations/say': async ({ actor, body, locale }) =>
      await answerConversation(deps, body, { actor, locale }),
    'POST /system/conversations/assign': async ({ actor, body, locale }) =>
      await assignConversation(deps, body, { actor, locale }),
    'POST /system/conversations/close': async ({ actor, body }) =>
      await closeConversation(deps, body, { actor }),
    'GET /system/conversations/file': async ({ query }) =>
      await readConversationFile(deps, query.id, async () => true),
  } satisfies Partial<Handlers>;
}
