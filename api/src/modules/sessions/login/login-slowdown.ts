import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { networkOf } from '../../../http/access/caller-network.ts';
import { Refusal } from '../../../http/refusal.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import { hashSecret } from '../secrets.ts';
import { isKnownBrowser } from './known-browsers.repository.ts';
import { browserHashOf } from './known-browsers.ts';
import {
  deleteOldLoginAttempts,
  forgetLoginAttempts,
  lockLoginAttempts,
  type Subject,
  setLoginAttempts,
  takeBackFailure,
  takeWarning,
} from './login-attempts.repository.ts';
import { delayRules, failuresKeptSeconds, loginDelaySeconds, toldFailures } from './login-delay.ts';
import { enqueueWarning } from './warn-owner.ts';

type Dependencies = { database: Kysely<Tables>; jobs: Jobs };

type Try = {
  accountKey: string;
  /** Null where there is no such account: nothing in what is done here, or in its time, tells of it. */
  memberId: string | null;
  address: string;
  /** What the browser calls itself by, from an earlier sign-in to some account. */
  knownBrowser: string | undefined;
  now: Date;
};

export type LoginTry = {
  succeeded: () => Promise<void>;
  failed: () => Promise<void>;
};

/**
 * Counts a sign-in as failed before the password is looked at, or throws LOGIN_SLOWED; a success takes it back. So a
 * hundred tries at once are a hundred, and an unknown account is slowed like a known one. In a browser that the account
 * knows its own failures alone are counted.
 */
export async function beginLoginTry(deps: Dependencies, asked: Try): Promise<LoginTry> {
  const { memberId, knownBrowser = '', now } = asked;
  const browserHash = browserHashOf(knownBrowser);
  const isKnown = await isKnownBrowser(deps.database, { memberId, browserHash, now });
  return isKnown ? await tryAsKnown(deps, asked, knownBrowser) : await tryAsStranger(deps, asked);
}

async function tryAsKnown(
  { database }: Dependencies,
  { accountKey, now }: Try,
  knownBrowser: string,
): Promise<LoginTry> {
  const browser = subjectOf('browser', accountKey, knownBrowser);
  await countTries(database, [browser], now);
  return {
    succeeded: async () => {
      await forgetLoginAttempts(database, browser);
      await forgetOld(database, now);
    },
    failed: async () => undefined,
  };
}

async function tryAsStranger({ database, jobs }: Dependencies, asked: Try): Promise<LoginTry> {
  const { accountKey, memberId, address, now } = asked;
  const network = networkOf(address);
  const account = subjectOf('account', accountKey, network);
  const from = subjectOf('address', network);
  const everywhere = subjectOf('everywhere', accountKey);
  // Always in the same order of kinds, so that two transactions never wait for each other.
  await countTries(database, [account, from, everywhere], now);
  return {
    succeeded: async () => {
      await forgetLoginAttempts(database, account);
      await takeBackFailure(database, from, now);
      // Strangers' failures stay counted: the owner's own sign-in must not give them new tries.
      await takeBackFailure(database, everywhere, now);
      await forgetOld(database, now);
    },
    failed: async () =>
      await database.transaction().execute(async (transaction) => {
        const when = { least: toldFailures, toldBefore: oldest(now), now };
        const failures = await takeWarning(transaction, everywhere, when);
        const key = everywhere.hash.toString('hex');
        if (failures !== null) await enqueueWarning(transaction, jobs, { key, memberId, failures, now });
      }),
  };
}

/** The owner of an account has proved to be it: what failed with the account from that network is forgotten. */
export async function forgiveAccount(
  database: Kysely<Tables>,
  { accountKey, address }: { accountKey: string; address: string },
): Promise<void> {
  await forgetLoginAttempts(database, subjectOf('account', accountKey, networkOf(address)));
}

const oldest = (now: Date) => new Date(now.getTime() - failuresKeptSeconds * 1000);
const forgetOld = (database: Kysely<Tables>, now: Date) => deleteOldLoginAttempts(database, oldest(now));

function subjectOf(kind: Subject['kind'], ...parts: string[]): Subject {
  return { kind, hash: hashSecret(kind, ...parts) };
}

/** Counts one failure of each, or none of any and throws where one of them has to wait: with the longest wait. */
async function countTries(database: Kysely<Tables>, subjects: readonly Subject[], now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const waits: number[] = [];
    for (const subject of subjects) waits.push(await countTry(transaction, subject, now));
    const seconds = Math.max(...waits);
    if (seconds > 0) throw new Refusal('LOGIN_SLOWED', { params: { seconds } });
  });
}

/** Gives the seconds that are still to be waited. */
async function countTry(transaction: Kysely<Tables>, subject: Subject, now: Date): Promise<number> {
  const counted = await lockLoginAttempts(transaction, subject, now);
  const wait = Math.ceil((Date.parse(counted.blocked_until) - now.getTime()) / 1000);
  if (wait > 0) return wait;
  const isStale = Date.parse(counted.last_failed_at) < oldest(now).getTime();
  const failures = (isStale ? 0 : counted.failures) + 1;
  const delayMs = loginDelaySeconds(failures, delayRules[subject.kind]) * 1000;
  const blockedUntil = new Date(now.getTime() + delayMs);
  await setLoginAttempts(transaction, subject, { failures, now, blockedUntil });
  return 0;
}
