import { type CargoLine, frozenFields, type SaveAction, type UserInfo } from '@berth/contract';
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
import { useRecordEditor } from '@berth/ui';
import { useEffect, useMemo, useState } from 'react';
import type { BasicsDraft, FormKind, SavedBooking, SaveResult } from '../kind/form-kind.ts';
import { type BookingIdentity, bookingRequest } from '../save/booking-request.ts';
import { bookingVersions } from '../save/booking-versions.ts';
import { useBookedNumber } from '../save/use-booked-number.ts';
import { useBusinessNumber } from '../save/use-business-number.ts';
import { bookingDraftPlace, type DraftFacts, useBookingAccess } from './booking-drafts.ts';
import { useBookingForm } from './use-booking-form.ts';

type EditorInput<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }> = {
  kind: FormKind<Draft, Booking>;
  saved: SavedBooking<Booking> | null;
  /** The newest version of it that the page has. */
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
  const unsaved = useBookingAccess();
  const user = useUser();
  const { pathname, search } = useLocation();
  const isOpenInTab = useIsOpenInTab();
  /** Where this form's tab goes now that it is done with. */
  const [leftFor, setLeftFor] = useState<string | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [initial] = useState(() => {
    const booking = saved?.booking ?? start;
    return booking ? kind.fromSaved(booking) : { ...kind.newDraft(), ...inCharge(user) };
  });
  const stored = latest ?? saved;
  const content = useMemo(
    () =>
      stored && {
        frozen: frozenFields({ ...stored, kind: kind.kind }),
        booked: stored.booking,
        isSubmitted: stored.status !== 'draft',
      },
    [stored, kind],
  );
  const form = useBookingForm(kind, initial, content);
  const [isNumberWanted, setIsNumberWanted] = useState(false);
  const number = useBusinessNumber(kind.kind, saved?.businessNumber ?? null, isNumberWanted);
  const versionSpec = useMemo(() => bookingVersions(kind), [kind]);

  const handleSaved = (result: SaveResult, action: SaveAction, before: BookingIdentity | null) => {
    if (action === 'submit') {
      const isChange = before !== null && before.status !== 'draft';
      const number = t('save.numberText', { number: result.businessNumber });
      notify.success(t(isChange ? 'save.changed' : 'save.submitted'), number);
      setIsSubmitted(true);
      setLeftFor(kind.paths.list());
    } else if (result.id === before?.id) return;
    else if (!saved) onFirstSaved(result.id);
    else {
      notify.success(t('gone.saved'), t('save.numberText', { number: result.businessNumber }));
      setLeftFor(kind.paths.edit(result));
    }
  };
  const facts: DraftFacts = { businessNumber: number.number, kind: kind.kind };
  const editor = useRecordEditor({
    form,
    saved,
    latest,
    goneId,
    facts,
    isStarted: start !== null,
    versions: versionSpec,
    request: bookingRequest(kind, kind.useSave(), number),
    page: { unsaved, address: pathname + search, isOpenInTab, useUnsavedChanges },
    draftPlace: (id) => bookingDraftPlace(kind, unsaved.userId, id),
    onSaved: handleSaved,
    onRestored: ({ businessNumber }) => {
      if (businessNumber) number.adopt(businessNumber);
    },
    onDiscarded: ({ businessNumber, attempt }) => {
      // Its number is free for this one, unless it may have come through.
      if (saved || number.number !== null || !businessNumber || attempt) return undefined;
      number.adopt(businessNumber);
      return { businessNumber: null };
    },
    onObstacle: (obstacle) => {
      const isBooked = obstacle.problem.code === 'BUSINESS_NUMBER_BOOKED';
      if (isBooked) booked.look(obstacle);
      return isBooked;
    },
  });
  const { identity, versions, saving } = editor;
  // Unsaved work may bring its number along, so none is taken before that is decided, or typed past.
  if (!saved && (!editor.isUndecided || form.isDirty) && !isNumberWanted) setIsNumberWanted(true);
  const booked = useBookedNumber({
    kind,
    form,
    onSaved: editor.finish,
    onGoOn: (stored) => {
      editor.takeUp(stored);
      onFirstSaved(stored.id);
    },
    onSaid: editor.showNotice,
  });
  // Only once the tab knows that nothing is unsaved may its page move on.
  useEffect(() => {
    if (leftFor !== null) navigate(leftFor, { replace: true, state: sameTab });
  }, [leftFor, navigate]);

  /** What was typed is not to be saved any more, such as that of a booking which was returned. */
  const leave = (path: string) => {
    editor.abandon();
    setLeftFor(path);
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
    ...editor,
    // The page moves on in a moment: until then the other half of a double click saves nothing.
    saving: isSubmitted ? { ...saving, saving: 'submit' as const } : saving,
    known,
    number,
    booked,
    leave,
    saveAnew,
    isDirty: form.isDirty,
    frozen: content?.frozen ?? [],
  };
}

/** Who of the forwarder's people looks after the customer: a new booking begins with them. */
function inCharge(user: UserInfo | null): Pick<BasicsDraft, 'salespersonId' | 'customerServiceId'> {
  const { salespersonId = '', customerServiceId = '' } = user?.customer ?? {};
  return { salespersonId, customerServiceId };
}
