import { type LclBooking, requiredLclFields } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { toChinaTime } from '@berth/ui';
import type { Dispatch } from 'react';
import type { BookingDraft } from '../edit-lcl-booking/booking-draft.ts';
import type { BookingFormAction } from './booking-form-state.ts';

type Field = Exclude<keyof LclBooking, 'cargo'>;

/** What lies ahead when one books; a day before today is worth a second look. */
const datedFields: readonly Field[] = ['etd', 'expectedWarehousingAt', 'pickupAt'];

/** Everything but the cargo lines, which have a sheet of their own. */
export type FieldsDraft = Omit<BookingDraft, 'cargo'>;

/** The part of the form that the fields need. */
export type FieldsForm = {
  draft: FieldsDraft;
  messages: ReadonlyMap<string, string>;
  dispatch: Dispatch<BookingFormAction>;
  idOf: (path: string) => string;
};

/** What a section of the form works with. */
export type SectionFields = {
  draft: FieldsDraft;
  set: (change: Partial<BookingDraft>) => void;
  /** Label, message and id of a field, for its FormField. */
  field: (name: Field) => {
    id: string;
    label: string;
    error?: string;
    warning?: string;
    isRequired: boolean;
  };
  /** On a wrapper of a field: it may complain once it was left. */
  leave: (name: Field) => { onBlur: () => void };
};

export function useSectionFields({ draft, dispatch, messages, idOf }: FieldsForm): SectionFields {
  const { t } = useTranslation('booking');
  const required = new Set<keyof LclBooking>(requiredLclFields({ ...draft, cargo: [] }));
  const today = toChinaTime(new Date()).slice(0, 10);
  const isPast = (name: Field) => {
    const when = datedFields.some((dated) => dated === name) && draft[name];
    return typeof when === 'string' && when !== '' && when.slice(0, 10) < today;
  };
  return {
    draft,
    set: (change) => dispatch({ type: 'set', change }),
    field: (name) => ({
      id: idOf(name),
      label: t(`field.${name}`),
      error: messages.get(name),
      warning: isPast(name) ? t('help.past') : undefined,
      isRequired: required.has(name),
    }),
    leave: (name) => ({ onBlur: () => dispatch({ type: 'touch', path: name }) }),
  };
}
