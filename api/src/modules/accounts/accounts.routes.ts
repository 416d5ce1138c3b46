import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import type { SessionCookies } from '../sessions/session-cookies.ts';
import { presentAccount } from './accounts.presenter.ts';
import { getAccount } from './accounts.repository.ts';
import { changeContact } from './change-contact.ts';
import { findWantedNodes } from './container-notices.repository.ts';
import { changeWantedNodes } from './container-notices.ts';
import { endOtherSessions, endSession, readOwnSessions } from './own-sessions.ts';
import { changePassword } from './password/change-password.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & { jobs: Jobs; cookies: SessionCookies };

/** One's own account (spec section 7, User). */
export function accountHandlers(dependencies: Dependencies) {
  const { database, cookies } = dependencies;
  return {
    'POST /user/getCustomerInfo': async ({ actor }) => presentAccount(await getAccount(database, actor)),
    'POST /user/updateInfo': async (call) => presentAccount(await changeContact(dependencies, call)),
    'GET /user/getSessions': async ({ actor }) => await readOwnSessions(dependencies, actor),
    'POST /user/endSession': async (call) => await endSession(dependencies, call, call.body.id),
    'POST /user/endOtherSessions': async (call) => await endOtherSessions(dependencies, call),
    'POST /user/updatePassword': async ({ cookies: sent, ...call }) =>
      await changePassword(dependencies, { ...call, knownBrowser: cookies.readKnownBrowser(sent) }),
    'POST /user/getContainerSetting': async ({ actor }) => ({
      nodes: await findWantedNodes(database, actor),
    }),
    'POST /user/submitContainerSetting': async (call) => await changeWantedNodes(dependencies, call),
  } satisfies Partial<Handlers>;
}
