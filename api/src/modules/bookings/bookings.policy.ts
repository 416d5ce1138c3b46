import { type BookingStatus, canBooking, canBookingBecome, type SaveAction } from '@berth/contract';

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
