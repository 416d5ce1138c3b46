import type { Context } from '../../../context.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import { requireAskedFor, takeCode } from '../codes/take-code.ts';
import { findActiveMember, findMemberByPhone } from '../sessions.repository.ts';
import { type Admitted, admitMember } from './admit-member.ts';
import { beginLoginTry } from './login-slowdown.ts';

type Credentials = {
  phone: string;
  code: string;
  /** The secret of the browser that asked for the code; undefined when it sent no cookie. */
  browser: string | undefined;
  knownBrowser: string | undefined;
  address: string;
  userAgent: string;
  hours: number;
};

/**
 * Opens a session for a number and the code that was sent to it. Slowed as sign-in by password is, by number in place of
 * account; nothing in the answer or its timing tells a number without an account from a wrong code.
 */
export async function signInBySms(
  deps: Pick<Context, 'database'> & { jobs: Jobs },
  credentials: Credentials,
  now: Date,
): Promise<Admitted> {
  const { database } = deps;
  const { phone, code, browser = '', address, userAgent, knownBrowser, hours } = credentials;
  const subject = { purpose: 'login', phone, accountKey: '', browser };
  await requireAskedFor(database, subject);
  const owner = await findMemberByPhone(database, phone);
  const memberId = owner?.id ?? null;
  const accountKey = `phone ${phone}`;
  const attempt = await beginLoginTry(deps, { accountKey, memberId, address, knownBrowser, now });
  try {
    const taken = await takeCode(database, subject, { code, now });
    const member = await findActiveMember(database, taken);
    // Not active any more since the code was sent, or the number is another's now.
    if (!member || member.id !== memberId) throw new Refusal('CODE_WRONG', { field: 'code' });
    await attempt.succeeded();
    return await admitMember(
      database,
      { member, proof: { phone }, knownBrowser, hours, address, userAgent },
      now,
    );
  } catch (error) {
    if (error instanceof Refusal) await attempt.failed();
    throw error;
  }
}
