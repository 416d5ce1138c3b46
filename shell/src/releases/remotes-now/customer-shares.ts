import type { StaffRemote } from '@berth/contract/endpoints';

/** How many customers get which version of a remote. */
export type CustomerShares = { total: number; stable: number; canary: number; pinned: number };

/**
 * Who gets what, in customers. Whom a canary draws is up to chance: its number, and with it that of stable, is what is
 * to be expected. A customer who is pinned to what is stable gets that; one who is pinned to anything else is no part
 * of the canary.
 */
export function customerShares(
  { stable, canary, pins }: Pick<StaffRemote, 'stable' | 'canary' | 'pins'>,
  customers: number,
): CustomerShares {
  const pinned = pins.filter(({ version }) => version !== stable).length;
  const total = Math.max(customers, pins.length);
  const drawn = Math.round(((total - pins.length) * (canary?.percent ?? 0)) / 100);
  return { total, stable: total - pinned - drawn, canary: drawn, pinned };
}
