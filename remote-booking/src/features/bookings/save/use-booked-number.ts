import { type CargoLine, canBooking, type SaveAction } from '@berth/contract';
import { fetchNewest, type SaveFailure, type SaveObstacle } from '@berth/ui';
import { useState } from 'react';
import { contentOfBooking } from '../kind/basics-request.ts';
import type { BasicsDraft, BookingForm, FormKind, SavedBooking, SaveResult } from '../kind/form-kind.ts';

type BookedNumberInput<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  form: BookingForm<Draft>;
  /** The booking that is there is what was to be saved. */
  onSaved: (result: SaveResult, action: SaveAction) => void;
  /** What is typed continues as changes of it. */
  onGoOn: (stored: SavedBooking<Booking>) => void;
  /** The notice has something new to say. */
  onSaid: () => void;
};

/** A new booking whose number has a booking already: an earlier save came through, and its answer was lost. */
export function useBookedNumber<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  input: BookedNumberInput<Draft, Booking>,
) {
  const { kind, form, onSaved, onGoOn, onSaid } = input;
  const [booked, setBooked] = useState<{ stored: SavedBooking<Booking>; action: SaveAction } | null>(null);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const look = async ({ action, problem }: SaveObstacle) => {
    const stored = problem.existing && (await fetchNewest(kind.fetchNewest, problem.existing.id, setFailure));
    if (!stored) return onSaid();
    const mine = kind.toRequest(form.state.draft).booking;
    const isSame =
      contentOfBooking(mine) === contentOfBooking(kind.toRequest(kind.fromSaved(stored.booking)).booking);
    const isAsAsked = (stored.status === 'draft') === (action === 'saveDraft');
    if (isSame && isAsAsked) return onSaved(stored, action);
    setBooked({ stored, action });
    onSaid();
  };
  return {
    stored: booked?.stored ?? null,
    action: booked?.action ?? null,
    mayGoOn: booked !== null && canBooking(booked.stored.status, 'edit'),
    failure,
    look: (obstacle: SaveObstacle) => {
      setFailure(null);
      void look(obstacle);
    },
    goOn: () => {
      if (booked) onGoOn(booked.stored);
      setBooked(null);
    },
    forget: () => setBooked(null),
  };
}

export type BookedNumber = ReturnType<typeof useBookedNumber<BasicsDraft, { cargo: CargoLine[] }>>;
