import { useEffect, useState } from 'react';
import { jumpTo } from '../jump/jump-to.ts';
import { inFormOrder } from '../state/form-sections.ts';
import type { SectionSpec } from '../state/form-spec.ts';
import type { Form } from '../state/use-form-state.ts';

/** What is worth a second look, in words by path, fields and cells alike. */
export type FormHints = ReadonlyMap<string, string>;

type HintedSubmitInput<Draft extends object, Section extends SectionSpec> = {
  form: Pick<Form<Draft, Section>, 'spec' | 'state' | 'messages' | 'problems' | 'idOf'>;
  hints: FormHints;
  /** Those of the record as it was submitted before: what stays as it was is not asked again. */
  submitted?: FormHints;
  submit: () => void;
};

export type HintedSubmit = {
  /** In the order of the form. */
  hints: FormHints;
  idOf: (path: string) => string;
  /** Submits, or asks before. */
  submit: () => void;
  /** What is asked about just now; null for nothing. */
  asked: FormHints | null;
  confirm: () => void;
  goBack: () => void;
  jump: (path: string) => void;
};

/**
 * Asks once before what is worth a second look is submitted. While something is wrong nothing is asked, since nothing
 * would be sent; what was confirmed, and is the same still, is not asked again. Saving a draft never asks.
 */
export function useHintedSubmit<Draft extends object, Section extends SectionSpec>(
  input: HintedSubmitInput<Draft, Section>,
): HintedSubmit {
  const { form, submitted = none, submit } = input;
  const { idOf } = form;
  const hints = openHints(form, input.hints);
  const [asked, setAsked] = useState<FormHints | null>(null);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [goal, setGoal] = useState<string | null>(null);
  useEffect(() => {
    // Only once the dialog is gone may the focus go elsewhere.
    if (asked || goal === null) return;
    setGoal(null);
    jumpTo(idOf(goal));
  }, [asked, goal, idOf]);
  const handleSubmit = () => {
    const doubtful = new Map([...hints].filter(([path, text]) => submitted.get(path) !== text));
    const isAsked = [...doubtful].some((hint) => !confirmed.has(keyOf(hint)));
    if (isAsked && form.problems.submit.size === 0) setAsked(doubtful);
    else submit();
  };
  return {
    hints,
    idOf,
    submit: handleSubmit,
    asked,
    confirm: () => {
      setConfirmed(new Set([...confirmed, ...[...(asked ?? [])].map(keyOf)]));
      setAsked(null);
      submit();
    },
    goBack: () => setAsked(null),
    jump: (path) => {
      setAsked(null);
      setGoal(path);
    },
  };
}

const keyOf = ([path, text]: readonly [string, string]) => `${path}\n${text}`;
const none: FormHints = new Map();

/** The hints that are open, in the order of the form: an error at a field or a cell replaces its hint. */
function openHints<Draft extends object, Section extends SectionSpec>(
  { spec, state, messages }: Pick<Form<Draft, Section>, 'spec' | 'state' | 'messages'>,
  hints: FormHints,
): FormHints {
  const open = [...hints.keys()].filter((path) => !messages.has(path));
  return new Map(inFormOrder(spec, open, state.draft).map((path) => [path, hints.get(path) ?? '']));
}
