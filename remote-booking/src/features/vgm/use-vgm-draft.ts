import { useIsOpenInTab, useLocation } from '@berth/runtime';
import { haveConflict, newUuid, useOfferedDraft, useRetainedDraft, useUnsavedStore } from '@berth/ui';
import { useEffect, useState } from 'react';
import { useBookingAccess, vgmPlace } from '../bookings/form/booking-drafts.ts';
import { readVgmDraft, textOfVgmDraft } from './retained-vgm.ts';
import type { VgmDraft } from './vgm-rows.ts';

type VgmDraftInput = {
  saved: { id: string; version: number; businessNumber: string };
  typed: VgmDraft;
  isDirty: boolean;
  /** Puts back what was typed before. */
  onRestore: (typed: VgmDraft) => void;
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
    ...{ unsaved, place, address, formKeys: [formKey], isStarted: false },
    restore: readVgmDraft,
    isOpenInTab: useIsOpenInTab(),
  });
  useEffect(() => {
    // Of one row typed in two windows neither entry is lost: the other one waits in the browser.
    if (!offer.offered || haveConflict(offer.offered.draft, typed)) return;
    // Nothing is asked: where a row has changed since, its place on the page says so.
    const taken = offer.take(() => undefined);
    if (taken) onRestore(taken.draft);
  });
  const retaining = useRetainedDraft({
    ...{ unsaved, place, address, formKey, isDirty, attempts: noAttempts, isUnanswered: false, base: null },
    ...{ version: saved.version, draft: textOfVgmDraft(typed) },
    facts: { businessNumber: saved.businessNumber, kind: 'fcl' },
  });
  return { forget: retaining.forget, isRetained: unsaved.store !== null && retaining.retention !== 'failed' };
}
