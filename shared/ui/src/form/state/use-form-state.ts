import { type FieldError, problemMessage } from '@berth/contract';
import { type Dispatch, useCallback, useId, useMemo, useReducer, useState } from 'react';
import { useUiTexts } from '../../ui-texts.ts';
import { leftOutText } from '../left-out/left-out.ts';
import type { FormUndo } from '../undo/undo-step.ts';
import { type FormProblem, type FormProblems, unreadOf } from './form-paths.ts';
import { type SectionState, sectionStates } from './form-sections.ts';
import type { FormAttempt, FormSpec, SectionSpec } from './form-spec.ts';
import { type FormAction, type FormState, formReducer, shownMessages, startForm } from './form-state.ts';
import { useAfterPress } from './use-after-press.ts';
import { useFormUndo } from './use-form-undo.ts';
import { isSameList, isSameMap, useSameValue } from './use-same-value.ts';

type UnsavedParts = {
  /** The draft would be saved as something else. */
  content: boolean;
  /** The draft holds something that no save takes along as it is. */
  leftOut: boolean;
  /** A control holds something that the draft does not have. */
  unread: boolean;
};

/** The state of a form and everything that follows from it. */
export type Form<Draft extends object, Section extends SectionSpec = SectionSpec> = {
  spec: FormSpec<Draft, Section>;
  state: FormState<Draft>;
  dispatch: Dispatch<FormAction<Draft>>;
  problems: Readonly<Record<FormAttempt, FormProblems>>;
  /** The messages on screen by path, in the current language. */
  messages: ReadonlyMap<string, string>;
  sections: ReadonlyMap<string, SectionState>;
  /** The draft is another one than was saved, or a control holds something that it does not have. */
  isDirty: boolean;
  /** In which ways. */
  unsaved: UnsavedParts;
  /** What controls hold and the draft does not have, by path. */
  unread: ReadonlyMap<string, string>;
  /** The changes that can still be undone. */
  undo: FormUndo;
  /** Fields that can no longer be changed and are as they were stored; one that was changed before can be corrected. */
  frozen: readonly string[];
  /** The id of the control at a path. */
  idOf: (path: string) => string;
};

export type FormInput<Draft extends object, Section extends SectionSpec> = {
  /** The same object on every render. */
  spec: FormSpec<Draft, Section>;
  /** The draft that the form begins with. */
  initial: Draft;
  /** What is wrong with a draft; the same function until something else that it depends on changes. */
  problemsOf: (draft: Draft, attempt: FormAttempt) => FormProblems;
  /** The names of frozen fields. */
  frozen?: readonly string[];
};

/** Keeps the draft of a form and derives problems, messages, progress and unsaved changes from it. */
export function useFormState<Draft extends object, Section extends SectionSpec>(
  input: FormInput<Draft, Section>,
): Form<Draft, Section> {
  const { spec, initial, problemsOf, frozen: frozenNow = none } = input;
  const { locale } = useUiTexts();
  const formId = useId();
  const [reducer] = useState(() => formReducer(spec));
  const [state, reduce] = useReducer(reducer, initial, startForm<Draft>);
  const afterPress = useAfterPress();
  const dispatch = useCallback(
    (action: FormAction<Draft>) => {
      // Leaving a field may show a message; the click that left it must still reach its target.
      if (action.type === 'touch') afterPress(() => reduce(action));
      else reduce(action);
    },
    [afterPress],
  );
  const { draft, baseline } = state;
  const { reported } = state;
  const problems = useMemo(() => {
    const of = (attempt: FormAttempt) => withReported(problemsOf(draft, attempt), reported);
    return { submit: of('submit'), saveDraft: of('saveDraft') };
  }, [problemsOf, draft, reported]);
  const shown = useMemo(() => {
    const textOf = (problem: FormProblem | FieldError) => {
      if ('rule' in problem) return problemMessage(problem, locale);
      return problem.texts?.[locale] ?? ('message' in problem ? problem.message : '');
    };
    return shownMessages(spec, state, problems, textOf);
  }, [spec, state, problems, locale]);
  const messages = useSameValue(shown, isSameMap);
  const sections = useMemo(
    () => sectionStates(spec, draft, { missing: problems.submit.keys(), shown: messages.keys() }),
    [spec, draft, problems, messages],
  );
  const changed = useMemo(
    () => ({
      content: spec.contentOf(draft) !== spec.contentOf(baseline),
      leftOut: leftOutText(spec.chosenParts, draft) !== leftOutText(spec.chosenParts, baseline),
    }),
    [spec, draft, baseline],
  );
  const { given } = state;
  const held = useMemo(() => new Map([...given, ...unreadOf(reported)]), [given, reported]);
  const unread = useSameValue<ReadonlyMap<string, string>>(held, isSameMap);
  const unsaved: UnsavedParts = { ...changed, unread: unread.size > 0 };
  const isDirty = unsaved.content || unsaved.leftOut || unsaved.unread;
  const isChanged = (field: string) => {
    const problem = problems.submit.get(field);
    return problem !== undefined && 'rule' in problem && (spec.isFrozen?.(problem) ?? false);
  };
  const frozen = useSameValue(
    frozenNow.filter((field) => !isChanged(field)),
    isSameList,
  );
  const takeBack = useCallback((key: number) => reduce({ type: 'takeBack', key }), []);
  const undo = useFormUndo(spec, state, takeBack);
  const idOf = useMemo(() => (path: string) => `${formId}-${path}`, [formId]);
  return {
    spec,
    state,
    dispatch,
    problems,
    messages,
    sections,
    isDirty,
    unsaved,
    unread,
    undo,
    frozen,
    idOf,
  };
}

function withReported(problems: FormProblems, reported: FormProblems): FormProblems {
  return reported.size > 0 ? new Map([...problems, ...reported]) : problems;
}

const none: readonly never[] = [];
