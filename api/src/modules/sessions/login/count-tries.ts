import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { lockLoginAttempts, type Subject, setLoginAttempts } from './login-attempts.repository.ts';
import { delayRules, failuresKeptSeconds, firstTries, loginDelaySeconds } from './login-delay.ts';

/** Of one that is slowed by its own failures. */
type SlowedSubject = Subject & { kind: keyof typeof delayRules };

type Counted = { subject: Subject; failures: number; blockedUntil: number };

/** By what a try of a stranger is counted. */
export type StrangersTry = {
  account: SlowedSubject;
  address: SlowedSubject;
  everywhere: SlowedSubject;
  site: Subject;
  newcomers: Subject;
};

/** Counts one failure, or throws while its subject has to wait. */
export async function countTry(database: Kysely<Tables>, subject: SlowedSubject, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const counted = await lock(transaction, subject, now);
    requireNoWait(waitOf(counted, now));
    await addFailure(transaction, counted, now);
  });
}

/**
 * Counts one failure of each, or none of any and throws where it has to wait. In a network of the owner's, and with the
 * first tries of a site, it does not wait for what was failed everywhere. Gives whether it was one of those first tries.
 */
export async function countStrangersTry(
  database: Kysely<Tables>,
  subjects: StrangersTry,
  { isOwnersNetwork, now }: { isOwnersNetwork: boolean; now: Date },
): Promise<{ isFirst: boolean }> {
  return await database.transaction().execute(async (transaction) => {
    // Always in the same order of kinds, so that two transactions never wait for each other.
    const account = await lock(transaction, subjects.account, now);
    const address = await lock(transaction, subjects.address, now);
    const everywhere = await lock(transaction, subjects.everywhere, now);
    const site = await lock(transaction, subjects.site, now);
    const newcomers = await lock(transaction, subjects.newcomers, now);
    const isFirst =
      !isOwnersNetwork && site.failures < firstTries.ofSite && firstTriesAreLeft(newcomers, now);
    const isApart = isOwnersNetwork || isFirst;
    requireNoWait(
      Math.max(waitOf(account, now), waitOf(address, now), isApart ? 0 : waitOf(everywhere, now)),
    );
    for (const each of [account, address, everywhere]) await addFailure(transaction, each, now);
    await setLoginAttempts(transaction, site.subject, {
      failures: site.failures + 1,
      now,
      blockedUntil: now,
    });
    if (isFirst) await takeFirstTry(transaction, newcomers, now);
    return { isFirst };
  });
}

/** Since when failures count. */
export const oldestFailure = (now: Date) => new Date(now.getTime() - failuresKeptSeconds * 1000);

async function lock<Of extends Subject>(
  transaction: Kysely<Tables>,
  subject: Of,
  now: Date,
): Promise<Counted & { subject: Of }> {
  const row = await lockLoginAttempts(transaction, subject, now);
  const isStale = Date.parse(row.last_failed_at) < oldestFailure(now).getTime();
  return { subject, failures: isStale ? 0 : row.failures, blockedUntil: Date.parse(row.blocked_until) };
}

const waitOf = ({ blockedUntil }: Counted, now: Date) => Math.ceil((blockedUntil - now.getTime()) / 1000);

function requireNoWait(seconds: number): void {
  if (seconds > 0) throw new Refusal('LOGIN_SLOWED', { params: { seconds } });
}

async function addFailure(
  transaction: Kysely<Tables>,
  { subject, failures: before }: Counted & { subject: SlowedSubject },
  now: Date,
): Promise<void> {
  const failures = before + 1;
  const delayMs = loginDelaySeconds(failures, delayRules[subject.kind]) * 1000;
  await setLoginAttempts(transaction, subject, {
    failures,
    now,
    blockedUntil: new Date(now.getTime() + delayMs),
  });
}

function firstTriesAreLeft(newcomers: Counted, now: Date): boolean {
  const { ofAll, oneMoreSeconds } = firstTries;
  return newcomers.blockedUntil - now.getTime() <= (ofAll - 1) * oneMoreSeconds * 1000;
}

/** Each first try takes some seconds to be made up for, one after the other. */
async function takeFirstTry(transaction: Kysely<Tables>, newcomers: Counted, now: Date): Promise<void> {
  const from = Math.max(newcomers.blockedUntil, now.getTime());
  await setLoginAttempts(transaction, newcomers.subject, {
    failures: newcomers.failures + 1,
    now,
    blockedUntil: new Date(from + firstTries.oneMoreSeconds * 1000),
  });
}
