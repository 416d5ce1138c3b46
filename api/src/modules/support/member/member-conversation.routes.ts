import { toChinaTime } from '../../../china-time.ts';
import { isId } from '../../../database/is-id.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { UploadDependencies } from '../../uploads/uploads.service.ts';
import { readConversationFile } from '../files/read-file.ts';
import { excerptOf, presentConversation } from '../record/conversations.presenter.ts';
import type { ConversationRow } from '../record/conversations.repository.ts';
import { endConversation } from '../record/end-conversation.ts';
import { seeConversation } from '../record/see-conversation.ts';
import { changeOwn, sayAsMember, startAsMember } from './member-conversation.ts';
import { findNewest, findOwn, listOwn } from './own-conversations.repository.ts';

/** A signed-in person talks with the forwarder's staff. */
export function memberConversationHandlers(deps: UploadDependencies) {
  const { database, clock } = deps;
  const present = async (row: ConversationRow) => await presentConversation(database, row);
  return {
    'GET /support/conversation': async ({ actor, query: { id } }) => {
      if (id === undefined) {
        const newest = await findNewest(database, actor);
        return newest && (await present(newest));
      }
      const row = isId(id) ? await findOwn(database, actor, id) : null;
      if (!row) throw new Refusal('NOT_FOUND');
      return await present(row);
    },
    'GET /support/conversations': async ({ actor }) =>
      (await listOwn(database, actor)).map((row) => ({
        id: row.id,
        number: row.number,
        state: row.state,
        unread: row.unread,
        lastWords: excerptOf(row.last_words),
        lastAt: toChinaTime(row.last_at),
      })),
    'POST /support/start': async ({ actor, body, locale }) =>
      await present(await startAsMember(deps, body, { actor, locale })),
    'POST /support/say': async ({ actor, body, locale }) =>
      await present(await sayAsMember(deps, body, { actor, locale })),
    'POST /support/see': async ({ actor, body }) =>
      await changeOwn(
        deps,
        actor,
        body.id,
        async (transaction, row) => await seeConversation(transaction, row, body.entry),
      ),
    'POST /support/end': async ({ actor, body }) => {
      const end = { what: 'ended', by: null, now: clock() } as const;
      const row = await changeOwn(
        deps,
        actor,
        body.id,
        async (transaction, own) => await endConversation(transaction, own, end),
      );
      return await present(row);
    },
    'GET /support/file': async ({ actor, query }) =>
      await readConversationFile(
        deps,
        query.id,
        async (conversationId) => (await findOwn(database, actor, conversationId)) !== null,
      ),
  } satisfies Partial<Handlers>;
}
