import { mobileProblem } from '@berth/contract';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { refuseProblems } from '../../http/refuse-problems.ts';
import type { Jobs } from '../../jobs/open-jobs.ts';
import type { Outbox } from '../../notify/outbox/outbox.ts';
import { accountKeyOf } from './account-key.ts';
import { isCaptchaSolved } from './captcha/captcha.service.ts';
import { resendSeconds } from './codes/code-limits.ts';
import { codeSeconds } from './codes/code-subject.ts';
import { wordCode } from './codes/code-words.ts';
import { sendCode } from './codes/send-code.ts';
import { checkResetCode, ticketSeconds } from './reset/check-reset-code.ts';
import { resetPassword } from './reset/reset-password.ts';
import type { SessionCookies } from './session-cookies.ts';
import { findMemberByPhone } from './sessions.repository.ts';

type Dependencies = Pick<Context, 'database' | 'clock'> & {
  cookies: SessionCookies;
  jobs: Jobs;
  outbox: Outbox;
  smsDayBudget: number;
};

/** Codes by SMS, and a new password with one. */
export function wayInHandlers(deps: Dependencies) {
  const { database, clock, cookies, outbox } = deps;
  const requireSms = () => {
    if (!outbox.isOpen('sms')) throw new Refusal('SMS_UNAVAILABLE');
  };
  return {
    'POST /login/getMessage': async ({ body, address, locale, cookies: sent, setHeader }) => {
      requireSms();
      const { purpose, phone, captchaId, captcha } = body;
      // Both show without asking: a captcha is not used up for them.
      const problem = mobileProblem(phone);
      refuseProblems(problem ? [problem] : [], locale);
      if (purpose === 'reset' && body.account === '') {
        refuseProblems([{ path: 'account', rule: 'required' }], locale);
      }
      const browser = cookies.readBrowser(sent) ?? '';
      const now = clock();
      const isSolved = await isCaptchaSolved(database, { captchaId, answer: captcha, browser, now });
      if (!isSolved || browser === '') throw new Refusal('CAPTCHA_WRONG', { field: 'captcha' });
      const accountKey = purpose === 'reset' ? accountKeyOf(body.account) : '';
      await sendCode(deps, {
        subject: { purpose, phone, accountKey, browser },
        findMember: async (transaction) =>
          purpose === 'register'
            ? null
            : await findMemberByPhone(transaction, phone, accountKey || undefined),
        isForAnybody: purpose === 'register',
        word: wordCode(purpose),
        address,
        locale,
        now,
        knownBrowser: cookies.readKnownBrowser(sent),
      });
      setHeader('set-cookie', cookies.keepBrowser(browser, codeSeconds));
      return { resendSeconds, expire: codeSeconds };
    },

    'POST /login/checkResetCode': async ({ body, address, cookies: sent, setHeader }) => {
      requireSms();
      const browser = cookies.readBrowser(sent);
      const known = { browser, knownBrowser: cookies.readKnownBrowser(sent) };
      const { ticket } = await checkResetCode(deps, { ...body, ...known, address }, clock());
      if (browser) setHeader('set-cookie', cookies.keepBrowser(browser, ticketSeconds));
      return { ticket, expire: ticketSeconds };
    },

    'POST /login/resetPassword': async ({ body, address, locale, cookies: sent }) => {
      const browser = cookies.readBrowser(sent);
      await resetPassword(deps, { ...body, browser, address, locale }, clock());
      return null;
    },
  } satisfies Partial<Handlers>;
}
