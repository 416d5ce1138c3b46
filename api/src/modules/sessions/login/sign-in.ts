import type { Context } from '../../../context.ts';
import { siteOf } from '../../../http/access/caller-network.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import { createTurns } from '../../../workers/turns.ts';
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
  /** Aborts when the caller goes. */
  signal: AbortSignal;
};

type Dependencies = Pick<Context, 'database'> & { jobs: Jobs; turns: SignInTurns };

export type SignInTurns = ReturnType<typeof createSignInTurns>;

/**
 * A password takes a core and 19 MB for some 30 ms: two at once leave the others of Node's pool to files. The networks
 * have turns one after the other, so that whoever tries from many addresses at once slows an owner by one try of each, and
 * keeps nobody out.
 */
export const createSignInTurns = () => createTurns({ atOnce: 2, waiting: 1000 }, 'SIGN_INS_BUSY');

/**
 * Opens a session for an account, its password and a captcha; the captcha is used up either way. Nothing in
 * the answer or its timing tells an unknown account from a wrong password.
 */
export async function signIn(deps: Dependencies, credentials: Credentials, now: Date): Promise<Admitted> {
  const { database } = deps;
  const isSolved = await isCaptchaSolved(database, {
    captchaId: credentials.captchaId,
    answer: credentials.captcha,
    browser: credentials.browser ?? '',
    now,
  });
  if (!isSolved || !credentials.browser) throw new Refusal('CAPTCHA_WRONG', { field: 'captcha' });
  const { address, userAgent, knownBrowser, hours, signal } = credentials;
  const member = await deps.turns.take(async () => await tryPassword(deps, credentials, now), {
    of: siteOf(address),
    signal,
  });
  return await admitMember(
    database,
    { member, proof: { passwordHash: member.password_hash }, knownBrowser, hours, address, userAgent },
    now,
  );
}

/** Counts the try when its turn has come: one that is refused before was none. */
async function tryPassword(
  deps: Dependencies,
  { account, password, address, knownBrowser }: Credentials,
  now: Date,
) {
  const accountKey = accountKeyOf(account);
  const member = await findMemberByAccount(deps.database, accountKey);
  const memberId = member?.id ?? null;
  const attempt = await beginLoginTry(deps, { accountKey, memberId, address, knownBrowser, now });
  const isRight = await isPasswordRight(password, member?.password_hash ?? null);
  if (!member || !isRight) {
    await attempt.failed();
    throw new Refusal('LOGIN_FAILED');
  }
  await attempt.succeeded();
  return member;
}
