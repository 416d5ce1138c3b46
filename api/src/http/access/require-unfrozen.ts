import { isStoppedByFreeze, type Permission } from '@berth/contract';
import type { Actor } from '../handlers.ts';
import { Refusal } from '../refusal.ts';

/** Refuses people of a frozen customer what its freeze stops, and says why it is frozen. */
export function requireUnfrozen(person: Pick<Actor, 'frozenReason'> | null, permission: Permission): void {
  const reason = person?.frozenReason ?? null;
  if (reason === null || !isStoppedByFreeze(permission)) return;
  throw new Refusal('CUSTOMER_FROZEN', { params: { reason } });
}
