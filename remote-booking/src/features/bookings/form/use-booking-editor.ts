import { type CargoLine, frozenFields, type SaveAction } from '@berth/contract';
import {
  notify,
  sameTab,
  useIsOpenInTab,
  useLocation,
  useNavigate,
  useTranslation,
  useUnsavedChanges,
  useUser,
} from '@berth/runtime';
import {
  createAttempts,
  newUuid,
  useGoneRecord,
  useJumpOnceDrawn,
  useNewerVersion,
  useOfferedDraft,
  useRetainedDraft,
} from '@berth/ui';
import { useEffect, useId, useMemo, useState } from 'react';
import type { BasicsDraft, FormKind, SavedBooking, SaveResult } from '../kind/form-kind.ts';
import { bookingVersions } from '../save/booking-versions.ts';
import { useBookedNumber } from '../save/use-booked-number.ts';
import { useBusinessNumber } from '../save/use-business-number.ts';
import { type BookingIdentity, useSaveBooking } from '../save/use-save-booking.ts';
import { bookingDraftPlace, type DraftFacts } from './booking-drafts.ts';
import { useBookingForm } from './use-booking-form.ts';

type EditorInput<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  saved: SavedBooking<Booking> | null;
  /** As the server has it now, for all that is known. */
  latest: SavedBooking<Booking> | undefined;
  /** The booking that the server said it does not have. */
  goneId: string | null;
  onFirstSaved: (id: string) => void;
  /** What a new one starts with; typing begins from there. */
  start: Booking | null;
};

/** Everything behind the editor of one booking, `saved` or new. */
export function useBookingEditor<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  input: EditorInput<Draft, Booking>,
) {
  const { kind, saved, latest, goneId, onFirstSaved, start } = input;
  const { t } = useTranslation('booking');
  const navigate = useNavigate();
  const userId = useUser()?.id ?? '';
  const [summaryId, noticeId] = [useId(), useId()];
  const [formKey] = useState(newUuid);
  const [attempts] = useState(createAttempts);
  const [identity, setIdentity] = useState<BookingIdentity | null>(saved);
  /** The booking that this form was of before it was gone. */
  const [formerId, setFormerId] = useState<string | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  /** Where this form's tab goes now that it is done with. */
  const [leftFor, setLeftFor] = useState<string | null>(null);
  const [initial] = useState(() => {
    const booking = saved?.booking ?? start;
    return booking ? kind.fromSaved(booking) : kind.newDraft();
  });
  const stored = latest ?? saved;
  const space = useMemo(
    () => stored && { frozen: frozenFields({ ...stored, kind: kind.kind }), booked: stored.booking },
    [stored, kind],
  );
  const form = useBookingForm(kind, initial, space);
  const { draft, baseline } = form.state;

  const { pathname, search } = useLocation();
  const bookingId = identity?.id ?? formerId;
  const draftPlace = bookingDraftPlace(kind, userId, bookingId);
  const page = { formKey, address: pathname + search };
  const isOpenInTab = useIsOpenInTab();
  const offer = useOfferedDraft<Draft, DraftFacts>({
    ...draftPlace,
    ...page,
    ...{ isStarted: start !== null, isOpenInTab },
  });
  const [isNumberWanted, setIsNumberWanted] = useState(false);
  const number = useBusinessNumber(kind.kind, saved?.businessNumber ?? null, isNumberWanted);
  // Unsaved work may bring its number along, so none is taken before that is decided, or typed past.
  const isUndecided = offer.isLooking || offer.offered !== null;
  if (!saved && (!isUndecided || form.isDirty) && !isNumberWanted) setIsNumberWanted(true);

  const showSummary = useJumpOnceDrawn(summaryId);
  const showNotice = useJumpOnceDrawn(noticeId);
  const handleSaved = (result: SaveResult, action: SaveAction) => {
    setIdentity({ id: result.id, version: result.version, status: result.status });
    setSavedAt(new Date());
    versions.forgetOwn();
    // What waits belongs to new bookings, and this one is none any more.
    if (result.id !== identity?.id) offer.stopOffering();
    if (action === 'submit') {
      const isChange = identity !== null && identity.status !== 'draft';
      const number = t('save.numberText', { number: result.businessNumber });
      notify.success(t(isChange ? 'save.changed' : 'save.submitted'), number);
      setLeftFor(kind.paths.list());
    } else if (result.id === identity?.id) return;
    else if (!saved) onFirstSaved(result.id);
    else {
      notify.success(t('gone.saved'), t('save.numberText', { number: result.businessNumber }));
      setLeftFor(kind.paths.edit(result));
    }
  };
  const saving = useSaveBooking({
    ...{ kind, form, identity, number, attempts },
    onSaved: handleSaved,
    onRefused: showSummary,
    onObstacle: (obstacle) => {
      const { code } = obstacle.problem;
      if (code === 'BUSINESS_NUMBER_BOOKED') booked.look(obstacle);
      else if (code === 'NOT_FOUND') gone.miss();
      else versions.refuse(obstacle.problem);
      showNotice();
    },
  });
  const isHeld = saving.saving !== null || saving.isUnanswered;
  const versionSpec = useMemo(() => bookingVersions(kind), [kind]);
  const versions = useNewerVersion({
    ...{ spec: versionSpec, form, identity, latest, isHeld },
    onIdentity: setIdentity,
    onMissing: () => gone.miss(),
    onSaid: showNotice,
  });
  const gone = useGoneRecord({
    ...{ identity, goneId },
    isSavable: form.problems.saveDraft.size === 0,
    onLetGo: () => {
      setFormerId(bookingId);
      setIdentity(null);
    },
    saveAnew: () => saving.save('saveDraft', true),
  });
  const booked = useBookedNumber({
    ...{ kind, form },
    onSaved: (result, action) => {
      saving.settle();
      handleSaved(result, action);
    },
    onGoOn: (stored) => {
      saving.settle();
      setIdentity(stored);
      if (stored.version > 1) versions.takeUp(stored);
      else form.dispatch({ type: 'replace', draft, baseline: kind.fromSaved(stored.booking) });
      onFirstSaved(stored.id);
    },
    onSaid: showNotice,
  });
  const { own } = versions;
  const hasUnsaved = form.isDirty || own !== null || saving.isUnanswered;
  const retaining = useRetainedDraft({
    ...page,
    ...{ userId, place: draftPlace.place, attempts, isDirty: hasUnsaved },
    isUnanswered: saving.isUnanswered,
    facts: { businessNumber: number.number } satisfies DraftFacts,
    version: own?.version ?? identity?.version ?? null,
    draft: own?.draft ?? draft,
    base: identity && (own ? own.base : baseline),
  });
  useUnsavedChanges(hasUnsaved, retaining.forget);
  // Only once the tab knows that nothing is unsaved may its page move on.
  useEffect(() => {
    if (leftFor !== null) navigate(leftFor, { replace: true, state: sameTab });
  }, [leftFor, navigate]);

  const restoreDraft = () => {
    const taken = offer.take(retaining.putAside);
    if (!taken) return;
    saving.settle();
    versions.forgetOwn();
    // Changes made on an older version stay changes of that version: saving them asks what to do.
    if (identity && taken.version !== null) setIdentity({ ...identity, version: taken.version });
    if (taken.businessNumber) number.adopt(taken.businessNumber);
    if (taken.attempt) saving.resume(taken.attempt);
    form.dispatch({ type: 'replace', draft: taken.draft, baseline: taken.base ?? baseline });
  };
  /** What was typed is not to be saved any more, such as that of a booking which was returned. */
  const leave = (path: string) => {
    saving.settle();
    form.dispatch({ type: 'replace', draft: baseline });
    versions.forgetOwn();
    setLeftFor(path);
  };
  const discardDraft = () => {
    const { businessNumber, attempt } = offer.offered ?? {};
    // Its number is free for this one, unless it may have come through.
    if (!saved && number.number === null && businessNumber && !attempt) number.adopt(businessNumber);
    offer.discard();
  };
  const saveAnew = () => {
    const { action } = booked;
    booked.forget();
    if (action) void saving.save(action, true);
  };
  // Status and version as the page knows them, also where the form still has what was typed before.
  const { newer } = versions;
  const known = newer && newer.status !== identity?.status ? newer : identity;
  return {
    ...{
      form,
      identity,
      known,
      number,
      saving,
      savedAt,
      summaryId,
      noticeId,
      versions,
      booked,
      gone,
      isHeld,
      leave,
    },
    isDirty: form.isDirty,
    saveAnew,
    frozen: space?.frozen ?? [],
    offer: { offered: offer.offered, restoreDraft, discardDraft },
  };
}
