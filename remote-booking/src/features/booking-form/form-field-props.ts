import { useTranslation } from '@berth/runtime';
import type { Dispatch } from 'react';
import type { BookingFormAction } from './booking-form-state.ts';
import type { BasicsDraft } from './form-kind.ts';
import { useFieldHints } from './use-field-hints.ts';

/** Lists of rows, which have sheets and cards of their own. */
type ListName = 'cargo' | 'containers' | 'loadingPlaces';

type FieldOf<Draft> = Exclude<keyof Draft & string, ListName>;

/** Everything but the lists. */
export type FieldsDraft<Draft extends BasicsDraft = BasicsDraft> = Omit<Draft, ListName>;

/** The part of the form that the fields need. */
export type FieldsForm<Draft extends BasicsDraft = BasicsDraft> = {
  draft: FieldsDraft<Draft>;
  required: readonly string[];
  /** What can no longer be changed. */
  frozen: readonly string[];
  messages: ReadonlyMap<string, string>;
  dispatch: Dispatch<BookingFormAction<Draft>>;
  idOf: (path: string) => string;
};

/** What a section of the form works with. Those of every booking ask for no more than the basics. */
export type SectionFields<Draft extends BasicsDraft = BasicsDraft> = {
  draft: FieldsDraft<Draft>;
  set: (change: Partial<FieldsDraft<Draft>>) => void;
  /** Label, message and id of a field, for its FormField. */
  field: (name: FieldOf<Draft>) => {
    id: string;
    label: string;
    error?: string;
    warning?: string;
    isRequired: boolean;
  };
  /** It can no longer be changed. */
  isFrozen: (name: FieldOf<Draft>) => boolean;
  /** On a wrapper of a field: it may complain once it was left. */
  leave: (name: FieldOf<Draft>) => { onBlur: () => void };
};

export function useSectionFields<Draft extends BasicsDraft>(form: FieldsForm<Draft>): SectionFields<Draft> {
  const { draft, required, frozen, dispatch, messages, idOf } = form;
  const { t } = useTranslation('booking');
  const hints = useFieldHints(draft);
  return {
    draft,
    set: (change) => dispatch({ type: 'set', change: change as Partial<Draft> }), // some fields of it
    field: (name) => ({
      id: idOf(name),
      label: t(`field.${name}`),
      error: messages.get(name),
      warning: hints.get(name),
      isRequired: required.includes(name),
    }),
    isFrozen: (name) => frozen.includes(name),
    leave: (name) => ({ onBlur: () => dispatch({ type: 'touch', path: name }) }),
  };
}
