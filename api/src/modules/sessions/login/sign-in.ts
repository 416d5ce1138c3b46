import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import { accountKeyOf } from '../account-key.ts';
import { isCaptchaSolved } from '../captcha/captcha.service.ts';
import { type OpenedSession, openSession } from '../open-session.ts';
import { findMemberByAccount, type MemberRow } from '../sessions.repository.ts';
import { rememberBrowser } from './known-browsers.ts';
import { beginLoginTry } from './login-slowdown.ts';
import { isPasswordRight } from './passwords.ts';

type Credentials = {
  account: string;
  password: string;
  captchaId: string;
  captcha: string;
  /** The secret of the browser that asked for the captcha; undefined when it sent no cookie. */
  browser: string | undefined;
  /** The secret of a browser in which somebody signed in before. */
  knownBrowser: string | undefined;
  address: string;
  hours: number;
};

/**
 * Opens a session for an account, its password and a captcha; the captcha is used up either way. Nothing in
 * the answer or its timing tells an unknown account from a wrong password.
 */
export async function signIn(
  deps: { database: Kysely<Tables>; jobs: Jobs },
  credentials: Credentials,
  now: Date,
): Promise<{ session: OpenedSession; member: MemberRow; knownBrowser: string }> {
  const { database } = deps;
  const isSolved = await isCaptchaSolved(database, {
    captchaId: credentials.captchaId,
    answer: credentials.captcha,
    browser: credentials.browser ?? '',
    now,
  });
  if (!isSolved || !credentials.browser) throw new Refusal('CAPTCHA_WRONG', { field: 'captcha' });
  const accountKey = accountKeyOf(credentials.account);
  const { address, knownBrowser: sent } = credentials;
  const member = await findMemberByAccount(database, accountKey);
  const memberId = member?.id ?? null;
  const attempt = await beginLoginTry(deps, { accountKey, memberId, address, knownBrowser: sent, now });
  const isRight = await isPasswordRight(credentials.password, member?.password_hash ?? null);
  if (!member || !isRight) {
    await attempt.failed();
    throw new Refusal('LOGIN_FAILED');
  }
  await attempt.succeeded();
  const knownBrowser = await rememberBrowser(database, { memberId: member.id, sent, now });
  const session = await openSession(database, { memberId: member.id, hours: credentials.hours, now });
  return { session, member, knownBrowser };
}
