import type { CargoLine, Problem } from '@berth/contract';
import { type DrawnSection, type FormAttempt, type FormSpec, useFormState } from '@berth/ui';
import { useCallback, useMemo } from 'react';
import { contentOfBooking } from '../kind/basics-request.ts';
import { type StoredContent, validateDraft } from '../kind/draft-problems.ts';
import {
  type BasicsDraft,
  type BookingForm,
  bookingGroups,
  bookingParts,
  type FormKind,
} from '../kind/form-kind.ts';

/** The form of a booking; its initial draft counts, later ones do not. */
export function useBookingForm<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: FormKind<Draft, Booking>,
  initial: Draft,
  stored: StoredContent<Booking> | null,
): BookingForm<Draft> {
  const spec = useMemo(() => specOf(kind), [kind]);
  const problemsOf = useCallback(
    (draft: Draft, attempt: FormAttempt) => validateDraft(kind, draft, attempt, stored),
    [kind, stored],
  );
  return useFormState({ spec, initial, problemsOf, frozen: stored?.frozen });
}

function specOf<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: FormKind<Draft, Booking>,
): FormSpec<Draft, DrawnSection<Draft>> {
  return {
    sections: kind.sections,
    requiredFields: kind.requiredFields,
    rowsOf: kind.rowsOf,
    contentOf: (draft) => contentOfBooking(kind.toRequest(draft).booking),
    follow: withoutWarehouse,
    together: bookingGroups,
    reference: 'loadingPlace',
    chosenParts: bookingParts,
    isMissing: ({ rule }: Problem) => missingRules.includes(rule),
    isFrozen: ({ rule }: Problem) => rule === 'spaceFixed',
    record: 'booking',
  };
}

/** A warehouse belongs to its type: another type starts without one, unless it brings its own. */
function withoutWarehouse<Draft extends BasicsDraft>(draft: Draft, change: Partial<Draft>): Partial<Draft> {
  const isOtherType = change.warehouseType !== undefined && change.warehouseType !== draft.warehouseType;
  return isOtherType ? ({ warehouseCode: '' } as Partial<Draft>) : {}; // a field of every booking
}

const missingRules = ['required', 'chooseOne', 'noCargo', 'noContainers', 'noLoadingPlace'];
