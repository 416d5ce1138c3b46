import type { SaveAction } from '@berth/contract';
import { notify, sameTab, useNavigate, useTranslation, useUnsavedChanges, useUser } from '@berth/runtime';
import { useEffect, useId, useState } from 'react';
import { bookingPaths } from '../../paths.ts';
import { type BookingDraft, fromSaved, newDraft } from './booking-draft.ts';
import type { SavedLclBooking } from './edit-lcl-booking.queries.ts';
import { jumpTo } from './jump-to.ts';
import { newUuid } from './save-attempt.ts';
import { useBookingForm } from './use-booking-form.ts';
import { useBusinessNumber } from './use-business-number.ts';
import { useKeptBooking } from './use-kept-booking.ts';
import {
  type BookingIdentity,
  fetchNewest,
  type SaveFailure,
  type SaveResult,
  useSaveBooking,
} from './use-save-booking.ts';

/** Everything behind the editor of one booking, `saved` or new. */
export function useBookingEditor(saved: SavedLclBooking | null, onFirstSaved: (id: string) => void) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const userId = useUser()?.id ?? '';
  const summaryId = useId();
  const [formKey] = useState(newUuid);
  const [identity, setIdentity] = useState<BookingIdentity | null>(saved);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  /** The changes that a newer version took the place of on screen. */
  const [ownCopy, setOwnCopy] = useState<BookingDraft | null>(null);
  const [newestFailure, setNewestFailure] = useState<SaveFailure | null>(null);
  const [initial] = useState(() => (saved ? fromSaved(saved.booking) : newDraft()));
  const form = useBookingForm(initial);

  const hasUnsaved = form.isDirty || ownCopy !== null;
  useUnsavedChanges(hasUnsaved);
  const [isNumberWanted, setIsNumberWanted] = useState(false);
  const number = useBusinessNumber(saved?.businessNumber ?? null, isNumberWanted);
  const kept = useKeptBooking({
    userId,
    bookingId: identity?.id ?? null,
    formKey,
    businessNumber: number.number,
    version: identity?.version ?? null,
    draft: ownCopy ?? form.state.draft,
    isDirty: hasUnsaved,
  });
  // A kept booking may bring its number along, so none is taken before that is decided, or typed past.
  if (!saved && (!kept.offered || form.isDirty) && !isNumberWanted) setIsNumberWanted(true);

  const handleSaved = (result: SaveResult, action: SaveAction) => {
    setIdentity({ id: result.id, version: result.version, status: result.status });
    setSavedAt(new Date());
    setOwnCopy(null);
    kept.stopOffering();
    if (action === 'submit') {
      notify.success(t('save.submitted'), t('save.submittedText', { number: result.businessNumber }));
      setHasLeft(true);
    } else if (!identity) onFirstSaved(result.id);
  };
  const saving = useSaveBooking({
    form,
    identity,
    number,
    onSaved: handleSaved,
    // The summary is drawn first.
    onRefused: () => setTimeout(() => jumpTo(summaryId)),
  });
  // Only once the tab knows that nothing is unsaved may its page move on.
  useEffect(() => {
    if (hasLeft) navigate(bookingPaths.list(), { replace: true, state: sameTab });
  }, [hasLeft, navigate]);

  const showNewest = async () => {
    if (!identity) return;
    const newest = await fetchNewest(identity.id, setNewestFailure);
    if (!newest) return;
    const draft = fromSaved(newest.booking);
    setOwnCopy(form.state.draft);
    setIdentity(newest);
    form.dispatch({ type: 'replace', draft, baseline: draft });
    saving.dismissConflict();
  };
  const restoreOwn = () => {
    if (ownCopy) form.dispatch({ type: 'replace', draft: ownCopy });
    setOwnCopy(null);
  };
  const restoreKept = () => {
    if (!kept.offered) return;
    const { draft, version, businessNumber } = kept.offered;
    // Changes made on an older version stay changes of that version: saving them asks what to do.
    if (identity && version !== null) setIdentity({ ...identity, version });
    if (businessNumber) number.adopt(businessNumber);
    form.dispatch({ type: 'replace', draft });
    kept.taken();
  };
  const discardKept = () => {
    if (kept.offered?.businessNumber) number.adopt(kept.offered.businessNumber);
    kept.discard();
  };
  const newest = {
    show: showNewest,
    own: ownCopy,
    restoreOwn,
    forgetOwn: () => setOwnCopy(null),
    failure: newestFailure,
  };
  return {
    form,
    identity,
    number,
    saving,
    savedAt,
    summaryId,
    kept: { ...kept, restoreKept, discardKept },
    newest,
  };
}
