/** How failed sign-ins slow the next one: `free` tries cost nothing, then the wait doubles up to `most`. */
type DelayRule = { free: number; first: number; most: number };

/**
 * An address is shared by an office, so it may fail more often than an account. The longest wait keeps
 * whoever guesses an account's password from keeping its owner out for long.
 */
export const delayRules = {
  account: { free: 4, first: 10, most: 900 },
  address: { free: 20, first: 5, most: 900 },
} as const satisfies Record<string, DelayRule>;

/** Failures older than this are forgotten. */
export const failuresKeptSeconds = 24 * 3600;

/** Seconds until another try is looked at, after this many failures in a row. */
export function loginDelaySeconds(failures: number, { free, first, most }: DelayRule): number {
  if (failures <= free) return 0;
  return Math.min(most, first * 2 ** Math.min(failures - free - 1, 30));
}
