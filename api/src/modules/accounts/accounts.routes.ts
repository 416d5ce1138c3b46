import type { Context } from '../../context.ts';
import type { Actor, Handlers } from '../../http/handlers.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import type { Outbox } from '../../notify/outbox/outbox.ts';
import type { SessionCookies } from '../sessions/session-cookies.ts';
import { presentAccount } from './accounts.presenter.ts';
import { getAccount } from './accounts.repository.ts';
import { changeContact } from './change-contact.ts';
import { endOtherSessions, endSession, readOwnSessions } from './own-sessions.ts';
import { changePassword } from './password/change-password.ts';
import { changePhone } from './phone/change-phone.ts';
import { sendPhoneCode } from './phone/send-phone-code.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & {
  jobs: Jobs;
  cookies: SessionCookies;
  outbox: Outbox;
  smsDayBudget: number;
};

/** One's own account (spec section 7, User). */
export function accountHandlers(dependencies: Dependencies) {
  const { database, cookies, outbox } = dependencies;
  const readAccount = async (actor: Actor) =>
    presentAccount(await getAccount(database, actor), { canChangePhone: outbox.isOpen('sms') });
  return {
    'POST /user/getCustomerInfo': async ({ actor }) => await readAccount(actor),
    'POST /user/updateInfo': async (call) => {
      await changeContact(dependencies, call);
      return await readAccount(call.actor);
    },
    'POST /user/changePhoneMessage': async ({ cookies: sent, body, ...call }) => {
      const knownBrowser = cookies.readKnownBrowser(sent);
      return await sendPhoneCode(dependencies, { ...call, knownBrowser }, body);
    },
    'POST /user/updatePhone': async ({ cookies: sent, body, ...call }) => {
      const knownBrowser = cookies.readKnownBrowser(sent);
      const { ended } = await changePhone(dependencies, { ...call, knownBrowser }, body);
      return { account: await readAccount(call.actor), ended };
    },
    'GET /user/getSessions': async ({ actor }) => await readOwnSessions(dependencies, actor),
    'POST /user/endSession': async (call) => await endSession(dependencies, call, call.body.id),
    'POST /user/endOtherSessions': async (call) => await endOtherSessions(dependencies, call),
    'POST /user/updatePassword': async ({ cookies: sent, ...call }) =>
      await changePassword(dependencies, { ...call, knownBrowser: cookies.readKnownBrowser(sent) }),
  } satisfies Partial<Handlers>;
}
