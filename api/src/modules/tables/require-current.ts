import type { TableVersion } from '@berth/contract';
import { Refusal } from '../../http/refusal.ts';

/**
 * Refuses a change that was made from anything but what is stored now, so that of two windows the later one does not
 * undo what the earlier one saved without anybody seeing it. `undefined` and null are no version.
 */
export function requireCurrent(
  stored: { version: TableVersion } | null | undefined,
  madeFrom: TableVersion | null | undefined,
): void {
  if ((stored?.version ?? null) !== (madeFrom ?? null)) throw new Refusal('SAVED_ELSEWHERE');
}
