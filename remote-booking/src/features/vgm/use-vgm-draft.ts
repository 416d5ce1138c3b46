import { useIsOpenInTab, useLocation } from '@berth/runtime';
import {
  type DraftOffer,
  haveConflict,
  newUuid,
  useOfferedDraft,
  useRetainedDraft,
  useUnsavedStore,
} from '@berth/ui';
import { useEffect, useState } from 'react';
import { useBookingAccess, vgmPlace } from '../bookings/form/booking-drafts.ts';
import { readVgmDraft, textOfVgmDraft } from './retained-vgm.ts';
import type { VgmDraft } from './vgm-rows.ts';

type VgmDraftInput = {
  saved: { id: string; version: number; businessNumber: string };
  typed: VgmDraft;
  isDirty: boolean;
  /** Puts back what was typed before; `instead`: in place of what is typed now, and not beside it. */
  onRestore: (typed: VgmDraft, instead?: boolean) => void;
};

const noAttempts = { last: () => null };

/**
 * Retains the VGM that is typed in the browser, and puts it back when the page is opened again. What was typed
 * otherwise in another window waits until its rows are free: submitted, given up, or empty on opening.
 */
export function useVgmDraft({ saved, typed, isDirty, onRestore }: VgmDraftInput) {
  const access = useBookingAccess();
  const unsaved = useUnsavedStore(access);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [formKey] = useState(newUuid);
  const place = vgmPlace(access.userId, saved.id);
  const offer = useOfferedDraft<VgmDraft>({
    unsaved,
    place,
    address,
    formKeys: [formKey],
    isStarted: false,
    restore: readVgmDraft,
    isOpenInTab: useIsOpenInTab(),
  });
  // Of one row typed in two windows neither entry is lost: the other one waits in the browser.
  const isWaiting = offer.offered !== null && haveConflict(offer.offered.draft, typed);
  useEffect(() => {
    if (!offer.offered || isWaiting) return;
    // Nothing is asked: where a row has changed since, its place on the page says so.
    const taken = offer.take(() => undefined);
    if (taken) onRestore(taken.draft);
  });
  const retaining = useRetainedDraft({
    unsaved,
    place,
    address,
    formKey,
    isDirty,
    attempts: noAttempts,
    isUnanswered: false,
    base: null,
    version: saved.version,
    draft: textOfVgmDraft(typed),
    facts: { businessNumber: saved.businessNumber, kind: 'fcl' },
  });
  const waiting: DraftOffer<VgmDraft> = {
    offered: isWaiting ? offer.offered : null,
    restoreDraft: () => {
      const taken = offer.take(retaining.putAside);
      if (taken) onRestore(taken.draft, true);
    },
    discardDraft: () => offer.discard(),
    discarded: offer.discarded,
    undoDiscard: offer.undoDiscard,
  };
  const isRetained = unsaved.store !== null && retaining.retention !== 'failed';
  return { forget: retaining.forget, isRetained, waiting };
}
