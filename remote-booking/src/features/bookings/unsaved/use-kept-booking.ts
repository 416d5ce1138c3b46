import { newUuid, type SaveAttempts } from '@berth/ui';
import { useEffect, useRef } from 'react';
import { forgetKeptBooking, keepBooking } from './kept-booking.ts';
import { claimWindow, windowKey } from './open-windows.ts';

const pauseMs = 400;

type KeptBookingInput = {
  kind: { kind: string };
  userId: string;
  bookingId: string | null;
  formKey: string;
  address: string;
  businessNumber: string | null;
  version: number | null;
  draft: unknown;
  base: unknown;
  attempts: Pick<SaveAttempts, 'last'>;
  /** Something was sent and is not answered yet. */
  isUnanswered: boolean;
  isDirty: boolean;
};

type KeptChanges = {
  /** Forgets them for good: they are not to be saved. */
  forget: () => void;
  /** Keeps them as those of a form of their own, which is offered in turn: this form goes on with others. */
  putAside: () => void;
};

/**
 * Keeps unsaved changes in the browser: a moment after each change, and at once when the page goes away. They are
 * forgotten when there are none any more.
 */
export function useKeptBooking(input: KeptBookingInput): KeptChanges {
  const { userId, draft, isDirty, isUnanswered } = input;
  const latest = useRef(input);
  /** Where this form keeps something: a new booking moves to its own place once it is saved. */
  const keptAs = useRef<{ bookingId: string | null } | null>(null);
  const isDiscarded = useRef(false);
  const keepNow = useRef((formKey = latest.current.formKey) => {
    const { kind, userId, bookingId, isDirty, isUnanswered, attempts, ...now } = latest.current;
    if (!isDirty || isDiscarded.current) return;
    claimWindow();
    const kept = { ...now, formKey, windowKey, keptAt: new Date().toISOString() };
    keepBooking({ kind, userId, bookingId }, { ...kept, attempt: isUnanswered ? attempts.last() : null });
    keptAs.current = { bookingId };
  });
  const forgetNow = useRef(() => {
    const { kind, userId, formKey } = latest.current;
    if (keptAs.current) forgetKeptBooking({ kind, userId, bookingId: keptAs.current.bookingId }, formKey);
    keptAs.current = null;
  });
  useEffect(() => {
    latest.current = input;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pause is counted from each change of the draft
  useEffect(() => {
    if (!isDirty) return forgetNow.current();
    const timer = setTimeout(() => keepNow.current(), pauseMs);
    return () => clearTimeout(timer);
  }, [draft, isDirty, userId]);
  // What is sent is kept before its answer can be lost.
  useEffect(() => {
    if (isUnanswered) keepNow.current();
  }, [isUnanswered]);
  useEffect(() => {
    const keep = () => keepNow.current();
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  return {
    forget: () => {
      isDiscarded.current = true;
      forgetNow.current();
    },
    putAside: () => keepNow.current(newUuid()),
  };
}
