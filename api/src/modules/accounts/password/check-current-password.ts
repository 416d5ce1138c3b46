import { errorCodes } from '@berth/contract';
import type { Context } from '../../../context.ts';
import type { Actor } from '../../../http/handlers.ts';
import { fieldError, Refusal } from '../../../http/refusal.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import { accountKeyOf } from '../../sessions/account-key.ts';
import { beginLoginTry } from '../../sessions/login/login-slowdown.ts';
import { isPasswordRight } from '../../sessions/login/passwords.ts';
import { getPasswordHash } from '../accounts.repository.ts';

type Asked = {
  actor: Actor;
  address: string;
  /** What the browser calls itself by, from an earlier sign-in. */
  knownBrowser: string | undefined;
  password: string;
  now: Date;
};

/**
 * Gives the hash of the caller's password where this is it, and throws at the field `currentPassword` where it is not.
 * Whoever has no more than an open page may guess at it no faster than at the sign-in.
 */
export async function checkCurrentPassword(
  { database, jobs }: Pick<Context, 'database'> & { jobs: Jobs },
  { actor, address, knownBrowser, password, now }: Asked,
): Promise<string> {
  const attempt = await beginLoginTry(
    { database, jobs },
    { accountKey: accountKeyOf(actor.account), memberId: actor.userId, address, knownBrowser, now },
  );
  const hash = await getPasswordHash(database, actor);
  if (!(await isPasswordRight(password, hash))) {
    await attempt.failed();
    throw passwordWrong();
  }
  await attempt.succeeded();
  return hash;
}

/** Said at its field. */
export function passwordWrong(): Refusal {
  const { 'zh-CN': chinese, en } = errorCodes.PASSWORD_WRONG;
  const fields = [fieldError('currentPassword', { 'zh-CN': chinese, en })];
  return new Refusal('PASSWORD_WRONG', { field: 'currentPassword', fields });
}
