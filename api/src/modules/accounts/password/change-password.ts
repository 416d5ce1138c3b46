import { errorCodes, type Locale, newPasswordProblems } from '@berth/contract';
import type { Context } from '../../../context.ts';
import type { Actor } from '../../../http/handlers.ts';
import { fieldError, Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import { tellCustomer } from '../../../notify/tell-customer.ts';
import { recordOperation } from '../../operations/record-operation.ts';
import { accountKeyOf } from '../../sessions/account-key.ts';
import { isCommonPassword } from '../../sessions/login/common-passwords.ts';
import { beginLoginTry } from '../../sessions/login/login-slowdown.ts';
import { hashPassword, isPasswordRight } from '../../sessions/login/passwords.ts';
import { forgetResets } from '../../sessions/reset/password-reset.repository.ts';
import { getPasswordHash, lockPasswordHash, updatePasswordHash } from '../accounts.repository.ts';
import { revokeOtherSessions } from '../own-sessions.repository.ts';

type Change = {
  actor: Actor;
  body: { currentPassword: string; newPassword: string };
  address: string;
  /** What the browser calls itself by, from an earlier sign-in. */
  knownBrowser: string | undefined;
  locale: Locale;
};

/**
 * Changes the caller's password. Whoever has no more than an open page may guess at the current one no faster than at
 * the sign-in; once it is changed all other sessions are over, and the owner has a message.
 */
export async function changePassword(
  { database, clock, jobs }: Pick<Context, 'database' | 'clock'> & { jobs: Jobs },
  { actor, body, address, knownBrowser, locale }: Change,
): Promise<{ ended: number }> {
  const { currentPassword, newPassword } = body;
  refuseProblems(newPasswordProblems({ ...body, confirmation: newPassword }, actor.account), locale);
  if (isCommonPassword(newPassword))
    refuseProblems([{ path: 'newPassword', rule: 'passwordTooCommon' }], locale);
  const at = clock();
  const attempt = await beginLoginTry(
    { database, jobs },
    { accountKey: accountKeyOf(actor.account), memberId: actor.userId, address, knownBrowser, now: at },
  );
  const from = await getPasswordHash(database, actor);
  if (!(await isPasswordRight(currentPassword, from))) {
    await attempt.failed();
    throw passwordWrong();
  }
  await attempt.succeeded();
  const to = await hashPassword(newPassword);
  return await database.transaction().execute(async (transaction) => {
    const stored = await lockPasswordHash(transaction, actor);
    // It was changed in another window at the same time: what was typed is not the current one any more.
    if (stored !== from) throw passwordWrong();
    await updatePasswordHash(transaction, actor, to);
    const ended = await revokeOtherSessions(transaction, actor, { but: actor.sessionId, now: at });
    await forgetResets(transaction, actor.userId);
    await recordOperation(transaction, { by: actor, kind: 'passwordChanged', subject: '', address, at });
    await tellCustomer(transaction, {
      customerId: actor.customerId,
      memberId: actor.userId,
      record: null,
      businessNumber: '',
      at,
      kind: 'passwordChanged',
      detail: { address, endedSessions: ended },
    });
    return { ended };
  });
}

/** Said at its field. */
function passwordWrong(): Refusal {
  const { 'zh-CN': chinese, en } = errorCodes.PASSWORD_WRONG;
  const fields = [fieldError('currentPassword', { 'zh-CN': chinese, en })];
  return new Refusal('PASSWORD_WRONG', { field: 'currentPassword', fields });
}
