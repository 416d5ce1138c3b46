import { type CargoLine, problemMessage } from '@berth/contract';
import { problemText, useLocale } from '@berth/runtime';
import { type Dispatch, useCallback, useId, useMemo, useReducer } from 'react';
import { contentOfBooking } from './basics-request.ts';
import {
  type BookingFormAction,
  type BookingFormState,
  reduceForm,
  shownMessages,
  startForm,
} from './booking-form-state.ts';
import { type DraftProblems, type FixedSpace, validateDraft } from './draft-problems.ts';
import type { BasicsDraft, FormKind } from './form-kind.ts';
import { type SectionState, sectionStates } from './form-sections.ts';
import { useAfterPress } from './use-after-press.ts';
import { isSameList, useKeptSame } from './use-kept-same.ts';

export type BookingForm<Draft extends BasicsDraft> = {
  kind: Pick<FormKind<Draft, never>, 'kind' | 'sections' | 'requiredFields' | 'rowsOf'>;
  state: BookingFormState<Draft>;
  dispatch: Dispatch<BookingFormAction<Draft>>;
  problems: { submit: DraftProblems; saveDraft: DraftProblems };
  /** What is said at each path, in the language in use. */
  messages: ReadonlyMap<string, string>;
  sections: ReadonlyMap<string, SectionState>;
  isDirty: boolean;
  /** Fields that can no longer be changed and stand as they were booked; one that was changed before is to be put right. */
  frozen: readonly string[];
  /** The id of the control at a path. */
  idOf: (path: string) => string;
};

/** The state of the form and everything that follows from it. */
export function useBookingForm<Draft extends BasicsDraft, Booking extends { cargo: CargoLine[] }>(
  kind: FormKind<Draft, Booking>,
  initial: Draft,
  space: FixedSpace<Booking> | null,
): BookingForm<Draft> {
  const locale = useLocale();
  const formId = useId();
  const [state, reduce] = useReducer(reduceForm<Draft>, initial, startForm<Draft>);
  const afterPress = useAfterPress();
  const dispatch = useCallback(
    (action: BookingFormAction<Draft>) => {
      // Leaving a field may show a message; that must not take away the click that left it.
      if (action.type === 'touch') afterPress(() => reduce(action));
      else reduce(action);
    },
    [afterPress],
  );
  const { draft, baseline } = state;
  const problems = useMemo(
    () => ({
      submit: validateDraft(kind, draft, 'submit', space),
      saveDraft: validateDraft(kind, draft, 'saveDraft', space),
    }),
    [kind, draft, space],
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
  const isDirty = useMemo(() => {
    const contentOf = (each: Draft) => contentOfBooking(kind.toRequest(each).booking);
    return contentOf(draft) !== contentOf(baseline);
  }, [kind, draft, baseline]);
  const frozen = useKeptSame(
    (space?.frozen ?? []).filter((field) => problems.submit.get(field)?.rule !== 'spaceFixed'),
    isSameList,
  );
  const idOf = useMemo(() => (path: string) => `${formId}-${path}`, [formId]);
  return { kind, state, dispatch, problems, messages, sections, isDirty, frozen, idOf };
}

function isSameMap(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...other].every(([path, message]) => one.get(path) === message);
}
