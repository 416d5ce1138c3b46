import {
  airPermission,
  type BookingKind,
  type BookingStatus,
  canBooking,
  canBookingBecome,
  may,
  type SaveAction,
} from '@berth/contract';
import type { Actor } from '../../../http/handlers.ts';
import type { LockedBooking } from './bookings.repository.ts';

/** Whether a person may see their company's bookings of a kind; what they may not see is to them as if it was not there. */
export function maySeeKind({ permissions }: Pick<Actor, 'permissions'>, kind: BookingKind): boolean {
  return kind !== 'air' || may({ permissions }, airPermission);
}

/** Why a stored booking may not be saved as asked, or null. The status comes first: it explains the rest. */
export type SaveObstacle = 'notEditable' | 'newerVersion' | 'draftOfSubmitted';

export function obstacleToSave(
  stored: { status: BookingStatus; version: number },
  asked: { action: SaveAction; version: number },
): SaveObstacle | null {
  const action = asked.action === 'submit' ? 'submit' : 'edit';
  if (!canBooking(stored.status, action)) return 'notEditable';
  if (stored.version !== asked.version) return 'newerVersion';
  // The warehouse works by a submitted booking, so it never falls back to something incomplete.
  return asked.action === 'saveDraft' && stored.status !== 'draft' ? 'draftOfSubmitted' : null;
}

/** The status after a save that is allowed; null stands for a booking that is new. */
export function statusAfterSave(stored: BookingStatus | null, action: SaveAction): BookingStatus {
  if (action === 'saveDraft') return 'draft';
  const from = stored ?? 'draft';
  return canBookingBecome(from, 'toBeReceived') ? 'toBeReceived' : from;
}

/** What says whether a booking's space is fixed (`frozenFields`). */
export function spaceOf({
  kind,
  containers,
  carrier,
  has_departed,
}: Pick<LockedBooking, 'kind' | 'containers' | 'carrier' | 'has_departed'>) {
  // Of air freight it is the airline.
  const hasSailing = kind === 'fcl' && carrier !== '';
  return { kind, assignedContainers: containers, hasSailing, hasDeparted: has_departed };
}
