import { type LclBooking, requiredLclFields } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import type { BookingDraft } from './booking-draft.ts';
import type { BookingForm } from './use-booking-form.ts';

type Field = Exclude<keyof LclBooking, 'cargo'>;

/** What a section of the form works with. */
export type SectionFields = {
  draft: BookingDraft;
  set: (change: Partial<BookingDraft>) => void;
  /** Label, message and id of a field, for its FormField. */
  field: (name: Field) => { id: string; label: string; error?: string; isRequired: boolean };
  /** On a wrapper of a field: it may complain once it was left. */
  leave: (name: Field) => { onBlur: () => void };
};

export function useSectionFields({ state, dispatch, messages, idOf }: BookingForm): SectionFields {
  const { t } = useTranslation('booking');
  const { draft } = state;
  const required = new Set<keyof LclBooking>(requiredLclFields({ ...draft, cargo: [] }));
  return {
    draft,
    set: (change) => dispatch({ type: 'set', change }),
    field: (name) => ({
      id: idOf(name),
      label: t(`field.${name}`),
      error: messages.get(name),
      isRequired: required.has(name),
    }),
    leave: (name) => ({ onBlur: () => dispatch({ type: 'touch', path: name }) }),
  };
}
