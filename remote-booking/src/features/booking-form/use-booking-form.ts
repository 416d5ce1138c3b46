import { type CargoLine, problemMessage } from '@berth/contract';
import { problemText, useLocale } from '@berth/runtime';
import { type Dispatch, useId, useMemo, useReducer } from 'react';
import {
  type BookingFormAction,
  type BookingFormState,
  reduceForm,
  shownMessages,
  startForm,
} from './booking-form-state.ts';
import { type DraftProblems, validateDraft } from './draft-problems.ts';
import type { BasicsDraft, FormKind } from './form-kind.ts';
import { type SectionState, sectionStates } from './form-sections.ts';
import { useKeptSame } from './use-kept-same.ts';

export type BookingForm<Draft extends BasicsDraft> = {
  kind: Pick<FormKind<Draft, never>, 'kind' | 'sections' | 'requiredFields' | 'rowsOf'>;
  state: BookingFormState<Draft>;
  dispatch: Dispatch<BookingFormAction<Draft>>;
  problems: { submit: DraftProblems; saveDraft: DraftProblems };
  /** What is said at each path, in the language in use. */
  messages: ReadonlyMap<string, string>;
  sections: ReadonlyMap<string, SectionState>;
  isDirty: boolean;
  /** The id of the control at a path. */
  idOf: (path: string) => string;
};

/** The state of the form and everything that follows from it. */
export function useBookingForm<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: FormKind<Draft, Booking>,
  initial: Draft,
): BookingForm<Draft> {
  const locale = useLocale();
  const formId = useId();
  const [state, dispatch] = useReducer(reduceForm<Draft>, initial, startForm<Draft>);
  const { draft, baseline } = state;
  const problems = useMemo(
    () => ({
      submit: validateDraft(kind, draft, 'submit'),
      saveDraft: validateDraft(kind, draft, 'saveDraft'),
    }),
    [kind, draft],
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
    () => sectionStates(kind, draft, { missing: problems.submit.keys(), shown: messages.keys() }),
    [kind, draft, problems, messages],
  );
  const isDirty = useMemo(() => kind.contentOf(draft) !== kind.contentOf(baseline), [kind, draft, baseline]);
  const idOf = useMemo(() => (path: string) => `${formId}-${path}`, [formId]);
  return { kind, state, dispatch, problems, messages, sections, isDirty, idOf };
}

function isSameMap(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...other].every(([path, message]) => one.get(path) === message);
}
