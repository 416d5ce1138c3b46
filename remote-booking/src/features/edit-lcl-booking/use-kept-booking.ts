import { useEffect, useRef, useState } from 'react';
import type { BookingDraft } from './booking-draft.ts';
import { findKeptBooking, forgetKeptBooking, type KeptBooking, keepBooking } from './kept-booking.ts';

const pauseMs = 400;

type KeptBookingInput = {
  userId: string;
  bookingId: string | null;
  formKey: string;
  businessNumber: string | null;
  version: number | null;
  draft: BookingDraft;
  isDirty: boolean;
};

/**
 * Keeps unsaved changes in the browser: a moment after each change, and at once when the page goes away. They are
 * forgotten when there are none any more. `offered` is what an earlier form left behind, newest first.
 */
export function useKeptBooking(input: KeptBookingInput): {
  offered: KeptBooking | null;
  /** It is in this form now. */
  taken: () => void;
  /** It is not wanted: on to the next. */
  discard: () => void;
  /** Offers no more here; whatever was kept stays for another form. */
  stopOffering: () => void;
} {
  const { userId, bookingId, formKey, draft, isDirty } = input;
  const find = () => findKeptBooking(userId, bookingId, formKey);
  const [offered, setOffered] = useState(find);
  const latest = useRef(input);
  /** Where this form keeps something: a new booking moves to its own place once it is saved. */
  const keptAs = useRef<{ bookingId: string | null } | null>(null);
  const keepNow = useRef(() => {
    const { formKey, version, businessNumber, ...now } = latest.current;
    if (!now.isDirty) return;
    const keptAt = new Date().toISOString();
    keepBooking(now.userId, now.bookingId, { formKey, businessNumber, version, keptAt, draft: now.draft });
    keptAs.current = { bookingId: now.bookingId };
  });
  useEffect(() => {
    latest.current = input;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause is counted from each change of the draft
  useEffect(() => {
    if (isDirty) {
      const timer = setTimeout(keepNow.current, pauseMs);
      return () => clearTimeout(timer);
    }
    if (keptAs.current) forgetKeptBooking(userId, keptAs.current.bookingId, latest.current.formKey);
    keptAs.current = null;
  }, [draft, isDirty, userId]);
  useEffect(() => {
    const keep = keepNow.current;
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  const leave = (next: () => KeptBooking | null) => {
    if (offered) forgetKeptBooking(userId, bookingId, offered.formKey);
    setOffered(next());
  };
  return {
    offered,
    taken: () => leave(() => null),
    discard: () => leave(find),
    stopOffering: () => setOffered(null),
  };
}
