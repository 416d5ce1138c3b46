import type { Context } from '../../../context.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import { accountKeyOf } from '../account-key.ts';
import { requireAskedFor, takeCode } from '../codes/take-code.ts';
import { beginLoginTry } from '../login/login-slowdown.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import { findMemberByAccount, findMemberByPhone } from '../sessions.repository.ts';
import { insertReset } from './password-reset.repository.ts';

export const ticketSeconds = 600;

type Proof = {
  account: string;
  phone: string;
  code: string;
  browser: string | undefined;
  knownBrowser: string | undefined;
  address: string;
};

/** Takes the code that was sent to the number of an account, and gives a ticket for one new password in that browser. */
export async function checkResetCode(
  deps: Pick<Context, 'database'> & { jobs: Jobs },
  { account, phone, code, browser = '', knownBrowser, address }: Proof,
  now: Date,
): Promise<{ ticket: string }> {
  const { database } = deps;
  const accountKey = accountKeyOf(account);
  const member = await findMemberByAccount(database, accountKey);
  const subject = { purpose: 'reset', phone, accountKey, browser };
  await requireAskedFor(database, subject);
  const attempt = await beginLoginTry(deps, {
    accountKey: `reset ${accountKey}`,
    memberId: member?.id ?? null,
    address,
    knownBrowser,
    now,
  });
  try {
    const memberId = await takeCode(database, subject, { code, now });
    // The number is another's now.
    const owner = await findMemberByPhone(database, phone, accountKey);
    if (owner?.id !== memberId) throw new Refusal('CODE_WRONG', { field: 'code' });
    const ticket = makeSecret();
    const expiresAt = new Date(now.getTime() + ticketSeconds * 1000);
    await insertReset(database, { ticketHash: ticketHashOf(ticket, browser), memberId, expiresAt });
    await attempt.succeeded();
    return { ticket };
  } catch (error) {
    if (error instanceof Refusal) await attempt.failed();
    throw error;
  }
}

/** A ticket is good in the browser that proved the number. */
export function ticketHashOf(ticket: string, browser: string): Buffer {
  return hashSecret('reset', ticket, browser);
}
