import { useState } from 'react';
import type { BookingIdentity } from './use-save-booking.ts';

type GoneBookingInput = {
  identity: BookingIdentity | null;
  /** The booking that the server said it does not have. */
  goneId: string | null;
  /** What is on the page may be saved as a draft. */
  isSavable: boolean;
  /** Goes on without a booking; what the form keeps stays kept in the place of the one that is gone. */
  onLetGo: () => void;
  saveAnew: () => Promise<void>;
};

/** What the form does about a booking that somebody deleted meanwhile. */
export function useGoneBooking({ identity, goneId, isSavable, onLetGo, saveAnew }: GoneBookingInput) {
  const [missedId, setMissedId] = useState<string | null>(null);
  return {
    isGone: identity !== null && (identity.id === goneId || identity.id === missedId),
    /** A call found it gone. */
    miss: () => setMissedId(identity?.id ?? null),
    saveAsNew: () => {
      if (isSavable) onLetGo();
      void saveAnew();
    },
  };
}

export type GoneBooking = ReturnType<typeof useGoneBooking>;
