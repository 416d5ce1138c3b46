import type { CargoLine, SaveAction } from '@berth/contract';
import {
  notify,
  sameTab,
  useLocation,
  useNavigate,
  useTranslation,
  useUnsavedChanges,
  useUser,
} from '@berth/runtime';
import { useEffect, useId, useRef, useState } from 'react';
import { newUuid } from '../../new-uuid.ts';
import { useKeptBooking } from '../keep-booking/use-kept-booking.ts';
import { useOfferedBooking } from '../keep-booking/use-offered-booking.ts';
import { useBusinessNumber } from '../save-booking/use-business-number.ts';
import {
  type BookingIdentity,
  fetchNewest,
  type SaveFailure,
  useSaveBooking,
} from '../save-booking/use-save-booking.ts';
import type { BasicsDraft, FormKind, SavedBooking, SaveResult } from './form-kind.ts';
import { jumpTo } from './jump-to.ts';
import { useBookingForm } from './use-booking-form.ts';

/** Everything behind the editor of one booking, `saved` or new. */
export function useBookingEditor<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: FormKind<Draft, Booking>,
  saved: SavedBooking<Booking> | null,
  onFirstSaved: (id: string) => void,
  /** What a new one starts with; typing begins from there. */
  start: Booking | null = null,
) {
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const userId = useUser()?.id ?? '';
  const summaryId = useId();
  const [formKey] = useState(newUuid);
  const [identity, setIdentity] = useState<BookingIdentity | null>(saved);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  /** Where this form's tab goes now that it is done with. */
  const [leftFor, setLeftFor] = useState<string | null>(null);
  /** The changes that a newer version took the place of on screen. */
  const [ownCopy, setOwnCopy] = useState<Draft | null>(null);
  const [newestFailure, setNewestFailure] = useState<SaveFailure | null>(null);
  const [initial] = useState(() => {
    const booking = saved?.booking ?? start;
    return booking ? kind.fromSaved(booking) : kind.newDraft();
  });
  const form = useBookingForm(kind, initial);

  const hasUnsaved = form.isDirty || ownCopy !== null;
  const { pathname, search } = useLocation();
  const place = { kind, userId, bookingId: identity?.id ?? null, formKey, address: pathname + search };
  const offer = useOfferedBooking(place);
  const [isNumberWanted, setIsNumberWanted] = useState(false);
  const number = useBusinessNumber(kind.kind, saved?.businessNumber ?? null, isNumberWanted);
  const forgetKept = useKeptBooking({
    ...place,
    businessNumber: number.number,
    version: identity?.version ?? null,
    draft: ownCopy ?? form.state.draft,
    isDirty: hasUnsaved,
  });
  useUnsavedChanges(hasUnsaved, forgetKept);
  // A kept booking may bring its number along, so none is taken before that is decided, or typed past.
  const isUndecided = offer.isLooking || offer.offered !== null;
  if (!saved && (!isUndecided || form.isDirty) && !isNumberWanted) setIsNumberWanted(true);

  const showSummary = useJumpOnceDrawn(summaryId);
  const handleSaved = (result: SaveResult, action: SaveAction) => {
    setIdentity({ id: result.id, version: result.version, status: result.status });
    setSavedAt(new Date());
    setOwnCopy(null);
    offer.stopOffering();
    if (action === 'submit') {
      const isChange = identity !== null && identity.status !== 'draft';
      const number = t('save.numberText', { number: result.businessNumber });
      notify.success(t(isChange ? 'save.changed' : 'save.submitted'), number);
      setLeftFor(kind.paths.list());
    } else if (!identity) onFirstSaved(result.id);
  };
  const saving = useSaveBooking({
    kind,
    form,
    identity,
    number,
    onSaved: handleSaved,
    onRefused: showSummary,
  });
  // Only once the tab knows that nothing is unsaved may its page move on.
  useEffect(() => {
    if (leftFor !== null) navigate(leftFor, { replace: true, state: sameTab });
  }, [leftFor, navigate]);

  const showNewest = async () => {
    if (!identity) return;
    const newest = await fetchNewest(kind, identity.id, setNewestFailure);
    if (!newest) return;
    const draft = kind.fromSaved(newest.booking);
    setOwnCopy(form.state.draft);
    setIdentity(newest);
    form.dispatch({ type: 'replace', draft, baseline: draft });
    saving.dismissConflict();
    showSummary();
  };
  const restoreOwn = () => {
    if (ownCopy) form.dispatch({ type: 'replace', draft: ownCopy });
    setOwnCopy(null);
  };
  const restoreKept = () => {
    const taken = offer.take();
    if (!taken) return;
    const { draft, version, businessNumber } = taken;
    // Changes made on an older version stay changes of that version: saving them asks what to do.
    if (identity && version !== null) setIdentity({ ...identity, version });
    if (businessNumber) number.adopt(businessNumber);
    form.dispatch({ type: 'replace', draft });
  };
  /** What was typed is not to be saved any more, such as that of a booking which was returned. */
  const leave = (path: string) => {
    form.dispatch({ type: 'replace', draft: form.state.baseline });
    setOwnCopy(null);
    setLeftFor(path);
  };
  const discardKept = () => {
    // Its number is free for this one.
    if (!saved && number.number === null && offer.offered?.businessNumber) {
      number.adopt(offer.offered.businessNumber);
    }
    offer.discard();
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
    kept: { offered: offer.offered, restoreKept, discardKept },
    newest,
    leave,
  };
}

/** What the notices of an editor work with, whatever its kind. */
export type BookingEditing = ReturnType<typeof useBookingEditor<BasicsDraft, { cargo: CargoLine[] }>>;

/** Goes to an element after the change that is under way is on screen: before that it may not stand there yet. */
function useJumpOnceDrawn(id: string): () => void {
  const [asked, setAsked] = useState(0);
  const done = useRef(0);
  useEffect(() => {
    // Not again when a kept tab is shown again.
    if (done.current === asked) return;
    done.current = asked;
    jumpTo(id);
  }, [asked, id]);
  return () => setAsked((times) => times + 1);
}
