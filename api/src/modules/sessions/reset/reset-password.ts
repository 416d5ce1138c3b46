import { randomUUID } from 'node:crypto';
import { type Locale, type Problem, passwordProblems } from '@berth/contract';
import { toChinaTime } from '../../../china-time.ts';
import type { Context } from '../../../context.ts';
import { Refusal } from '../../../http/refusal.ts';
import { refuseProblems } from '../../../http/refuse-problems.ts';
import type { Outbox } from '../../../notify/outbox/outbox.ts';
import { wakeMember } from '../../../notify/tell-customer.ts';
import { recordOperation } from '../../operations/record-operation.ts';
import { isCommonPassword } from '../login/common-passwords.ts';
import { forgiveAccount } from '../login/login-slowdown.ts';
import { hashPassword } from '../login/passwords.ts';
import { ticketHashOf } from './check-reset-code.ts';
import { endEverySession, findReset, setPassword, takeReset } from './password-reset.repository.ts';
import { wordResetMail } from './reset-words.ts';

type Wanted = {
  ticket: string;
  newPassword: string;
  confirmation: string;
  browser: string | undefined;
  address: string;
  locale: Locale;
};

/** Sets a new password and ends every session. A password that is refused leaves the ticket as it was. */
export async function resetPassword(
  { database, outbox }: Pick<Context, 'database'> & { outbox: Outbox },
  { ticket, newPassword, confirmation, browser = '', address, locale }: Wanted,
  now: Date,
): Promise<void> {
  const ticketHash = ticketHashOf(ticket, browser);
  const member = await findReset(database, ticketHash, now);
  if (!member) throw new Refusal('RESET_EXPIRED');
  const { id: memberId, customer_id: customerId, account, account_key: accountKey, name, email } = member;
  const differ: Problem[] =
    confirmation === newPassword ? [] : [{ path: 'confirmation', rule: 'passwordsDiffer' }];
  refuseProblems([...passwordProblems(newPassword, { account }), ...differ], locale);
  if (isCommonPassword(newPassword))
    refuseProblems([{ path: 'newPassword', rule: 'passwordTooCommon' }], locale);
  const passwordHash = await hashPassword(newPassword);
  await database.transaction().execute(async (transaction) => {
    if (!(await takeReset(transaction, { ticketHash, memberId }))) throw new Refusal('RESET_EXPIRED');
    await setPassword(transaction, memberId, passwordHash);
    await endEverySession(transaction, memberId, now);
    await forgiveAccount(transaction, { accountKey, address });
    const by = { customerId, userId: memberId, name, account };
    await recordOperation(transaction, { by, kind: 'passwordChanged', subject: '', address, at: now });
    await wakeMember(transaction, { customerId, userId: memberId });
    if (email === '' || !outbox.isOpen('mail')) return;
    await outbox.put(transaction, {
      key: `reset ${randomUUID()}`,
      channel: 'mail',
      kind: 'passwordReset',
      recipient: email,
      ...wordResetMail(locale, { account, at: toChinaTime(now) }),
    });
  });
}
