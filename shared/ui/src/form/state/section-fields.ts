import type { Dispatch } from 'react';
import type { FormUndo, UndoName } from '../undo/undo-step.ts';
import type { FormAction } from './form-state.ts';

/** The part of a form that its fields need; `Fields` is the draft without its lists. */
export type FieldsForm<Fields extends object> = {
  draft: Fields;
  required: readonly string[];
  /** The names of fields that can no longer be changed. */
  frozen: readonly string[];
  messages: ReadonlyMap<string, string>;
  undo: FormUndo;
  dispatch: Dispatch<FormAction<Fields>>;
  idOf: (path: string) => string;
};

/** The words of a form, in the current language. */
export type FormWords = {
  section: (name: string) => string;
  field: (name: string) => string;
  /** A cell of a list. */
  cell: (list: string, column: string, line: number) => string;
};

/** What a section of fields works with. A section that several forms share asks for the fields that it has. */
export type SectionFields<Fields extends object> = {
  draft: Fields;
  /** With a name the change can be undone where an `UndoNotice` of its place stands. */
  set: (change: Partial<Fields>, undo?: UndoName) => void;
  undo: FormUndo;
  /** Label, message and id of a field, for its FormField. */
  field: (name: keyof Fields & string) => {
    id: string;
    label: string;
    error?: string;
    warning?: string;
    isRequired: boolean;
  };
  /** The field can no longer be changed. */
  isFrozen: (name: keyof Fields & string) => boolean;
  /** Props of a wrapper of a field: once it was left, the field may show its error. */
  leave: (name: keyof Fields & string) => { onBlur: () => void };
};

/** The props of a section. `hints` are by field: worth a second look, but no errors. */
export function sectionFields<Fields extends object>(
  form: FieldsForm<Fields>,
  labelOf: (field: string) => string,
  hints?: ReadonlyMap<string, string>,
): SectionFields<Fields> {
  const { draft, required, frozen, undo, dispatch, messages, idOf } = form;
  return {
    draft,
    set: (change, name) => dispatch({ type: 'set', change, undo: name }),
    undo,
    field: (name) => ({
      id: idOf(name),
      label: labelOf(name),
      error: messages.get(name),
      warning: hints?.get(name),
      isRequired: required.includes(name),
    }),
    isFrozen: (name) => frozen.includes(name),
    leave: (name) => ({ onBlur: () => dispatch({ type: 'touch', path: name }) }),
  };
}
