import type { TableVersion } from '@berth/contract';
import { Refusal } from '../http/refusal.ts';

/**
 * Refuses a change that was made from anything but what is stored now, so that of two windows the later one does not
 * overwrite unseen what the earlier one saved. `undefined` and null mean that nothing is stored.
 */
export function requireCurrent(
  stored: { version: TableVersion } | null | undefined,
  madeFrom: TableVersion | null | undefined,
): void {
  if ((stored?.version ?? null) !== (madeFrom ?? null)) throw new Refusal('SAVED_ELSEWHERE');
}
