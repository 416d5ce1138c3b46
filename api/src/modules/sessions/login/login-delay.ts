/** How failed sign-ins slow the next one: `free` tries cost nothing, then the wait doubles up to `most`. */
type DelayRule = { free: number; first: number; most: number };

/**
 * An account is counted from each network, so that nobody elsewhere uses up its owner's tries, and from everywhere
 * together: never more than a minute, or one patient stranger would hold out whoever has used up `firstTries`. An office
 * behind one network has people who sign in for the first time: what a network fails with other accounts never costs
 * them more than a minute. A browser that the account knows has tries of its own.
 */
export const delayRules = {
  account: { free: 4, first: 10, most: 900 },
  browser: { free: 4, first: 10, most: 900 },
  everywhere: { free: 20, first: 10, most: 60 },
  address: { free: 20, first: 5, most: 60 },
} as const satisfies Record<string, DelayRule>;

/**
 * The first tries of a site with an account do not wait for what strangers elsewhere have failed: in their queue an owner
 * who is new to browser and network would never have a turn. So that an account is not guessed at without end from ever
 * new addresses, all sites together have so many, and one more each time some seconds have gone by: a hundred addresses
 * do not use them up.
 */
export const firstTries = { ofSite: 3, ofAll: 300, oneMoreSeconds: 120 } as const;

/** Failures older than this are forgotten. */
export const failuresKeptSeconds = 24 * 3600;

/** This many failures of strangers warn the account's owner, once in `failuresKeptSeconds` at most. */
export const toldFailures = 5;

/** Seconds until another try is looked at, after this many failures in a row. */
export function loginDelaySeconds(failures: number, { free, first, most }: DelayRule): number {
  if (failures <= free) return 0;
  return Math.min(most, first * 2 ** Math.min(failures - free - 1, 30));
}
