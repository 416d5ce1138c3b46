import type { Kysely } from 'kysely';
import type { Context } from '../../../context.ts';
import type { Tables } from '../../../database/tables.ts';
import { networkOf, siteOf } from '../../../http/access/caller-network.ts';
import type { Jobs } from '../../../jobs/open-jobs.ts';
import { hashSecret } from '../secrets.ts';
import { countStrangersTry, countTry, oldestFailure } from './count-tries.ts';
import {
  deleteOldLoginAttempts,
  forgetLoginAttempts,
  giveBackFirstTry,
  type Subject,
  takeBackFailure,
  takeWarning,
} from './login-attempts.repository.ts';
import { firstTries, toldFailures } from './login-delay.ts';
import { findOwnersPlace } from './owners-place.ts';
import { enqueueWarning } from './warn-owner.ts';

type Dependencies = Pick<Context, 'database'> & { jobs: Jobs };

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
  const place = await findOwnersPlace(deps.database, asked);
  if (place === 'browser') return await tryAsKnown(deps, asked);
  return await tryAsStranger(deps, asked, { isOwnersNetwork: place === 'network' });
}

async function tryAsKnown(
  { database }: Dependencies,
  { accountKey, knownBrowser = '', now }: Try,
): Promise<LoginTry> {
  const browser = subjectOf('browser', accountKey, knownBrowser);
  await countTry(database, browser, now);
  return {
    succeeded: async () => {
      await forgetLoginAttempts(database, browser);
      await forgetOld(database, now);
    },
    failed: async () => undefined,
  };
}

async function tryAsStranger(
  { database, jobs }: Dependencies,
  { accountKey, memberId, address, now }: Try,
  { isOwnersNetwork }: { isOwnersNetwork: boolean },
): Promise<LoginTry> {
  const subjects = {
    ...ofPlace(accountKey, address),
    address: subjectOf('address', networkOf(address)),
    everywhere: subjectOf('everywhere', accountKey),
    newcomers: subjectOf('newcomers', accountKey),
  };
  const { everywhere } = subjects;
  const { isFirst } = await countStrangersTry(database, subjects, { isOwnersNetwork, now });
  return {
    succeeded: async () => {
      await forgiveAccount(database, { accountKey, address });
      await takeBackFailure(database, subjects.address, now);
      // Strangers' failures stay counted: the owner's own sign-in must not give them new tries.
      await takeBackFailure(database, everywhere, now);
      if (isFirst) await giveBackFirstTry(database, subjects.newcomers, firstTries.oneMoreSeconds);
      await forgetOld(database, now);
    },
    failed: async () =>
      await database.transaction().execute(async (transaction) => {
        const when = { least: toldFailures, toldBefore: oldestFailure(now), now };
        const failures = await takeWarning(transaction, everywhere, when);
        const key = everywhere.hash.toString('hex');
        if (failures !== null) await enqueueWarning(transaction, jobs, { key, memberId, failures, now });
      }),
  };
}

/** The owner of an account has proved to be it: what failed with the account from that place is forgotten. */
export async function forgiveAccount(
  database: Kysely<Tables>,
  { accountKey, address }: { accountKey: string; address: string },
): Promise<void> {
  const { account, site } = ofPlace(accountKey, address);
  await forgetLoginAttempts(database, account);
  await forgetLoginAttempts(database, site);
}

const ofPlace = (accountKey: string, address: string) => ({
  account: subjectOf('account', accountKey, networkOf(address)),
  site: subjectOf('site', accountKey, siteOf(address)),
});

const forgetOld = (database: Kysely<Tables>, now: Date) =>
  deleteOldLoginAttempts(database, oldestFailure(now));

function subjectOf<Kind extends Subject['kind']>(kind: Kind, ...parts: string[]) {
  return { kind, hash: hashSecret(kind, ...parts) };
}
