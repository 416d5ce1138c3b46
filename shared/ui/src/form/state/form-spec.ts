import type { Problem } from '@berth/contract';
import type { ChosenPart } from '../left-out/left-out.ts';
import type { UndoSpec } from '../undo/take-back.ts';

/** What a form tries to do: save an unfinished draft, or submit. */
export type FormAttempt = 'saveDraft' | 'submit';

/** The rows of a list on screen, in order, and the fields of a row in order. */
export type FormRows = {
  keys: readonly string[];
  fields: readonly string[];
  /** Nothing was entered: a list begins with an empty row. */
  isEmpty: boolean;
};

/** A list of a draft, for `rowsOf` of a form. */
export function formRows<Row extends { key: string }>(
  rows: readonly Row[],
  fields: readonly string[],
  isRowEmpty: (row: Row) => boolean,
): FormRows {
  return { keys: rows.map(({ key }) => key), fields, isEmpty: rows.every(isRowEmpty) };
}

/** A section of a form: its name and its fields, or its list, in order. How it is drawn is up to its renderer. */
export type SectionSpec = { name: string; fields: readonly string[] };

/** What the state of a form needs to know about its draft and its sections. */
export type FormSpec<Draft, Section extends SectionSpec = SectionSpec> = UndoSpec & {
  /** From the top of the form. */
  sections: readonly Section[];
  requiredFields: (draft: Draft) => readonly string[];
  /** The lists of the draft, by name. */
  rowsOf: (draft: Draft) => Readonly<Record<string, FormRows>>;
  /** Everything that a request depends on, as one text: input that means the same is no change. */
  contentOf: (draft: Draft) => string;
  /** What a change changes along with it, such as a field that belongs to a choice. */
  follow?: (draft: Draft, change: Partial<Draft>) => Partial<Draft>;
  /** Parts that are saved only while something is chosen: what else they hold is unsaved, and said before it is lost. */
  chosenParts?: readonly ChosenPart[];
  /** Whether a problem says that something is still empty: it is not shown before an attempt. */
  isMissing: (problem: Problem) => boolean;
  /** Whether a problem says that a frozen field was changed: it is shown at once. */
  isFrozen?: (problem: Problem) => boolean;
  /** The name under which a request holds the record; its refusals begin with it. */
  record?: string;
};
