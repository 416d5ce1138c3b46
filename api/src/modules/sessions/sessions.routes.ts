import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { OverrideCookie } from '../../http/override-cookie.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import type { Outbox } from '../../notify/outbox/outbox.ts';
import { wakeMember } from '../../notify/tell-customer.ts';
import { recordOperation } from '../operations/record-operation.ts';
import { createCaptcha } from './captcha/captcha.service.ts';
import { codeSeconds } from './codes/code-subject.ts';
import { deviceText } from './device-of.ts';
import { knownBrowserSeconds } from './login/known-browsers.ts';
import { createSignInTurns, signIn } from './login/sign-in.ts';
import { signInBySms } from './login/sign-in-by-sms.ts';
import { signInByQr } from './qr/qr-sign-in.ts';
import { makeKey } from './secrets.ts';
import type { SessionCookies } from './session-cookies.ts';
import { presentUser } from './sessions.presenter.ts';
import { getMember, revokeSession } from './sessions.repository.ts';
import { keepUnsavedWorkKey } from './unsaved-work-key.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & {
  config: Pick<Config, 'captchaCode'>;
  /** How long new sessions live. */
  readHours: () => Promise<{ hours: number; rememberHours: number }>;
  cookies: SessionCookies;
  overrides: OverrideCookie;
  jobs: Jobs;
  outbox: Outbox;
};

export function sessionHandlers({
  database,
  clock,
  config,
  readHours,
  cookies,
  overrides,
  jobs,
  outbox,
}: Dependencies) {
  const turns = createSignInTurns();
  /** Where a session only ran out, its cookies are still there: what was tried out is not the next one's. */
  const withoutOverrides = (sent: Parameters<OverrideCookie['read']>[0]) =>
    overrides.read(sent).length > 0 ? [overrides.write([])] : [];
  return {
    'GET /login/getCaptcha': async ({ query, locale, cookies: sent, setHeader }) => {
      const browser = cookies.browserOrNew(sent);
      setHeader('set-cookie', cookies.keepBrowser(browser, codeSeconds));
      return await createCaptcha(database, {
        kind: query.kind,
        locale,
        browser,
        fixedCode: config.captchaCode,
        now: clock(),
      });
    },

    'POST /login/token': async ({ body, address, userAgent, cookies: sent, setHeader, signal }) => {
      const { hours, rememberHours } = await readHours();
      const place = {
        browser: cookies.readBrowser(sent),
        knownBrowser: cookies.readKnownBrowser(sent),
        address,
        userAgent,
        hours: body.remember ? rememberHours : hours,
      };
      if (body.way === 'sms' && !outbox.isOpen('sms')) throw new Refusal('SMS_UNAVAILABLE');
      const now = clock();
      const admit = async () => {
        if (body.way === 'sms') {
          return await signInBySms({ database, jobs }, { phone: body.phone, code: body.code, ...place }, now);
        }
        if (body.way === 'qr') return await signInByQr({ database }, { code: body.code, ...place }, now);
        const { username: account, password, captchaId, captcha } = body;
        const typed = { account, password, captchaId, captcha };
        return await signIn({ database, jobs, turns }, { ...typed, signal, ...place }, now);
      };
      const { session, member, knownBrowser } = await admit();
      setHeader('set-cookie', [
        cookies.keep(session.companion, session.seconds),
        cookies.keepKnownBrowser(knownBrowser, knownBrowserSeconds),
        ...withoutOverrides(sent),
      ]);
      return { token: session.token, expire: session.seconds, user_info: presentUser(member) };
    },

    'GET /login/loginOut': async ({ actor, address, userAgent, cookies: sent, setHeader }) => {
      const at = clock();
      await database.transaction().execute(async (transaction) => {
        await revokeSession(transaction, actor.sessionId, at);
        const subject = deviceText(userAgent);
        await recordOperation(transaction, { by: actor, kind: 'signedOut', subject, address, at });
      });
      // The live streams of this session end.
      await wakeMember(database, actor);
      setHeader('set-cookie', [cookies.clear(), ...withoutOverrides(sent)]);
      // Not "storage": unsaved drafts and the language live there. Not "cookies": the browser stays known to the account.
      setHeader('clear-site-data', '"cache"');
      return null;
    },

    'POST /user/getBaseUserInfo': async ({ actor }) => presentUser(await getMember(database, actor.userId)),

    'POST /user/getUnsavedWorkKey': async ({ actor }) => {
      const made = makeKey();
      const unsavedWorkKey = await keepUnsavedWorkKey(database, {
        memberId: actor.userId,
        made,
        now: clock(),
      });
      return { unsavedWorkKey };
    },
  } satisfies Partial<Handlers>;
}
