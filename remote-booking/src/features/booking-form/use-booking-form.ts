import { problemMessage } from '@berth/contract';
import { problemText, useLocale } from '@berth/runtime';
import { type Dispatch, useId, useMemo, useReducer } from 'react';
import {
  type BookingDraft,
  type DraftProblems,
  isSameContent,
  validateDraft,
} from '../edit-lcl-booking/booking-draft.ts';
import { type SectionName, type SectionState, sectionStates } from '../edit-lcl-booking/form-sections.ts';
import {
  type BookingFormAction,
  type BookingFormState,
  reduceForm,
  shownMessages,
  startForm,
} from './booking-form-state.ts';
import { useKeptSame } from './use-kept-same.ts';

export type BookingForm = {
  state: BookingFormState;
  dispatch: Dispatch<BookingFormAction>;
  problems: { submit: DraftProblems; saveDraft: DraftProblems };
  /** What is said at each path, in the language in use. */
  messages: ReadonlyMap<string, string>;
  sections: Record<SectionName, SectionState>;
  isDirty: boolean;
  /** The id of the control at a path. */
  idOf: (path: string) => string;
};

/** The state of the form and everything that follows from it. */
export function useBookingForm(initial: BookingDraft): BookingForm {
  const locale = useLocale();
  const formId = useId();
  const [state, dispatch] = useReducer(reduceForm, initial, startForm);
  const { draft, baseline } = state;
  const problems = useMemo(
    () => ({ submit: validateDraft(draft, 'submit'), saveDraft: validateDraft(draft, 'saveDraft') }),
    [draft],
  );
  const shown = useMemo(
    () =>
      shownMessages(state, problems, (problem) =>
        'rule' in problem ? problemMessage(problem, locale) : problemText(problem, locale),
      ),
    [state, problems, locale],
  );
  const messages = useKeptSame(shown, isSameMap);
  const sections = useMemo(
    () => sectionStates(draft, problems.submit.keys(), messages.keys()),
    [draft, problems, messages],
  );
  const isDirty = useMemo(() => !isSameContent(draft, baseline), [draft, baseline]);
  const idOf = useMemo(() => (path: string) => `${formId}-${path}`, [formId]);
  return { state, dispatch, problems, messages, sections, isDirty, idOf };
}

function isSameMap(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...other].every(([path, message]) => one.get(path) === message);
}
