import { endpoints } from '@berth/contract/endpoints';
import type { Call, Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { UploadDependencies } from '../../uploads/uploads.service.ts';
import { readConversationFile } from '../files/read-file.ts';
import { storeVisitorFile } from '../files/store-visitor-file.ts';
import { presentConversation } from '../record/conversations.presenter.ts';
import type { ConversationRow } from '../record/conversations.repository.ts';
import { findOfBrowser } from './conversation-keys.repository.ts';
import { startConversation } from './start-conversation.ts';
import { createTalkCookie } from './talk-cookie.ts';
import {
  endAsVisitor,
  leaveMail,
  resumeConversation,
  sayAsVisitor,
  seeAsVisitor,
} from './visitor-conversation.ts';
import type { VisitorHub } from './visitor-hub.ts';

type Dependencies = UploadDependencies & { publicOrigin: string; visitors: VisitorHub };

/** A visitor talks with the forwarder's staff. */
export function visitorConversationHandlers({ publicOrigin, visitors, ...deps }: Dependencies) {
  const { database, clock } = deps;
  const cookie = createTalkCookie(publicOrigin);
  const present = async (row: ConversationRow) => await presentConversation(database, row);

  /** What this browser's cookie opens. */
  async function findOwn({ cookies }: Pick<Call, 'cookies'>): Promise<ConversationRow | null> {
    const secret = cookie.read(cookies);
    return secret === null ? null : await findOfBrowser(database, secret, clock());
  }

  return {
    'GET /index/getConversation': async ({ cookies }) => {
      const own = await findOwn({ cookies });
      return own && (await present(own));
    },
    'POST /index/startConversation': async ({ body, address, locale, cookies, setHeader }) => {
      const own = await findOwn({ cookies });
      const { row, secret } = await startConversation(deps, body, { address, locale, own });
      if (secret !== null) setHeader('set-cookie', cookie.keep(secret));
      return await present(row);
    },
    'POST /index/sayInConversation': async ({ body, locale, cookies, setHeader }) => {
      const row = await sayAsVisitor(deps, body, { own: await findOwn({ cookies }), locale });
      // It lasts from the newest word on.
      const secret = cookie.read(cookies);
      if (secret !== null) setHeader('set-cookie', cookie.keep(secret));
      return await present(row);
    },
    'POST /index/leaveConversationMail': async ({ body, locale, cookies }) =>
      await present(await leaveMail(deps, body, { own: await findOwn({ cookies }), locale })),
    'POST /index/seeConversation': async ({ body, cookies }) =>
      await seeAsVisitor(deps, body, { own: await findOwn({ cookies }) }),
    'POST /index/endConversation': async ({ body, cookies }) =>
      await present(await endAsVisitor(deps, body.id, { own: await findOwn({ cookies }) })),
    'POST /index/resumeConversation': async ({ body, setHeader }) => {
      const { row, secret } = await resumeConversation(deps, body.secret);
      setHeader('set-cookie', cookie.keep(secret));
      return await present(row);
    },
    'POST /index/uploadConversationFile': async ({ upload, address }) => {
      const rule = endpoints['POST /index/uploadConversationFile'].upload;
      return await storeVisitorFile(deps, { received: upload, rule, address });
    },
    'GET /index/conversationFile': async ({ query, cookies }) => {
      const own = await findOwn({ cookies });
      return await readConversationFile(deps, query.id, async (id) => own?.id === id);
    },
    'GET /index/conversationEvents': async ({ query, cookies, address }) => {
      const own = await findOwn({ cookies });
      if (!own) throw new Refusal('NOT_FOUND');
      return {
        mediaType: 'text/event-stream',
        fileName: '',
        isLive: true,
        body: visitors.open(own.id, { address, isOnce: query.once === 'true' }),
      };
    },
  } satisfies Partial<Handlers>;
}
