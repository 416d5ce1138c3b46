import { failingShareLimit } from '@berth/contract';

/** Customers who had a version in their page: of a canary, since it began. */
export type CustomerFigures = {
  /** Whose page reported anything of it. */
  customers: number;
  /** Whose page reported a failure. */
  failing: number;
};

/** Fewer than these may be a bad line or an old browser. */
const enoughFailing = 3;
const enoughOfFew = 2;

/**
 * Whether a version fails for too many, so that a canary of it is stopped and no page falls back to it: at least three
 * customers failed, and more than one in twenty. Where not even three customers tried it, two failing ones are all of
 * them, and enough.
 */
export function isBeyondLimit({ customers, failing }: CustomerFigures): boolean {
  const enough = customers < enoughFailing ? enoughOfFew : enoughFailing;
  return failing >= enough && failing / customers > failingShareLimit;
}
