import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { networkOf } from '../../../http/access/caller-network.ts';
import { Refusal } from '../../../http/refusal.ts';
import { hashSecret } from '../secrets.ts';
import {
  deleteOldLoginAttempts,
  forgetLoginAttempts,
  lockLoginAttempts,
  type Subject,
  setLoginAttempts,
  takeBackFailure,
} from './login-attempts.repository.ts';
import { delayRules, failuresKeptSeconds, loginDelaySeconds } from './login-delay.ts';

export type LoginTry = { succeeded: () => Promise<void> };

/**
 * Counts a sign-in as failed before the password is looked at, or throws LOGIN_SLOWED; a success takes it
 * back. So a hundred tries at once are a hundred, and an unknown account is slowed like a known one.
 */
export async function beginLoginTry(
  database: Kysely<Tables>,
  { accountKey, address, now }: { accountKey: string; address: string; now: Date },
): Promise<LoginTry> {
  const account: Subject = { kind: 'account', hash: hashSecret('account', accountKey) };
  const from: Subject = { kind: 'address', hash: hashSecret('address', networkOf(address)) };
  await database.transaction().execute(async (transaction) => {
    // Always in this order, so that two transactions never wait for each other.
    await countTry(transaction, account, now);
    await countTry(transaction, from, now);
  });
  return {
    async succeeded() {
      await forgetLoginAttempts(database, account);
      await takeBackFailure(database, from, now);
      await deleteOldLoginAttempts(database, new Date(now.getTime() - failuresKeptSeconds * 1000));
    },
  };
}

async function countTry(transaction: Kysely<Tables>, subject: Subject, now: Date): Promise<void> {
  const counted = await lockLoginAttempts(transaction, subject, now);
  const wait = Math.ceil((Date.parse(counted.blocked_until) - now.getTime()) / 1000);
  if (wait > 0) throw new Refusal('LOGIN_SLOWED', { params: { seconds: wait } });
  const isStale = Date.parse(counted.last_failed_at) < now.getTime() - failuresKeptSeconds * 1000;
  const failures = (isStale ? 0 : counted.failures) + 1;
  const delayMs = loginDelaySeconds(failures, delayRules[subject.kind]) * 1000;
  await setLoginAttempts(transaction, subject, {
    failures,
    now,
    blockedUntil: new Date(now.getTime() + delayMs),
  });
}
