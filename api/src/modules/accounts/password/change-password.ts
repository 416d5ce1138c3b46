import { type Locale, newPasswordProblems } from '@berth/contract';
import type { Context } from '../../../context.ts';
import type { Actor } from '../../../http/handlers.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import { tellCustomer } from '../../../notify/tell-customer.ts';
import { recordOperation } from '../../operations/record-operation.ts';
import { isCommonPassword } from '../../sessions/login/common-passwords.ts';
import { hashPassword } from '../../sessions/login/passwords.ts';
import { forgetResets } from '../../sessions/reset/password-reset.repository.ts';
import { lockPasswordHash, updatePasswordHash } from '../accounts.repository.ts';
import { revokeOtherSessions } from '../own-sessions.repository.ts';
import { checkCurrentPassword, passwordWrong } from './check-current-password.ts';

type Change = {
  actor: Actor;
  body: { currentPassword: string; newPassword: string };
  address: string;
  /** What the browser calls itself by, from an earlier sign-in. */
  knownBrowser: string | undefined;
  locale: Locale;
};

/** Changes the caller's password; once it is changed all other sessions are over, and the owner has a message. */
export async function changePassword(
  { database, clock, jobs }: Pick<Context, 'database' | 'clock'> & { jobs: Jobs },
  { actor, body, address, knownBrowser, locale }: Change,
): Promise<{ ended: number }> {
  const { currentPassword, newPassword } = body;
  refuseProblems(newPasswordProblems({ ...body, confirmation: newPassword }, actor.account), locale);
  if (isCommonPassword(newPassword))
    refuseProblems([{ path: 'newPassword', rule: 'passwordTooCommon' }], locale);
  const at = clock();
  const from = await checkCurrentPassword(
    { database, jobs },
    { actor, address, knownBrowser, password: currentPassword, now: at },
  );
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
