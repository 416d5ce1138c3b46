import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import { accountKeyOf } from '../account-key.ts';
import { isCaptchaSolved } from '../captcha/captcha.service.ts';
import { findMemberByAccount } from '../sessions.repository.ts';
import { type Admitted, admitMember } from './admit-member.ts';
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
  userAgent: string;
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
): Promise<Admitted> {
  const { database } = deps;
  const isSolved = await isCaptchaSolved(database, {
    captchaId: credentials.captchaId,
    answer: credentials.captcha,
    browser: credentials.browser ?? '',
    now,
  });
  if (!isSolved || !credentials.browser) throw new Refusal('CAPTCHA_WRONG', { field: 'captcha' });
  const accountKey = accountKeyOf(credentials.account);
  const { address, userAgent, knownBrowser, hours } = credentials;
  const member = await findMemberByAccount(database, accountKey);
  const memberId = member?.id ?? null;
  const attempt = await beginLoginTry(deps, { accountKey, memberId, address, knownBrowser, now });
  const isRight = await isPasswordRight(credentials.password, member?.password_hash ?? null);
  if (!member || !isRight) {
    await attempt.failed();
    throw new Refusal('LOGIN_FAILED');
  }
  await attempt.succeeded();
  return await admitMember(
    database,
    { member, proof: { passwordHash: member.password_hash }, knownBrowser, hours, address, userAgent },
    now,
  );
}
