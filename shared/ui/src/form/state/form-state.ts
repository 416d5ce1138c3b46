import type { FieldError } from '@berth/contract';
import type { SheetEdit } from '../../form-table/sheet/sheet-edits.ts';
import { withoutLeftOut } from '../left-out/left-out.ts';
import { areRows } from '../undo/rows.ts';
import { takeBack } from '../undo/take-back.ts';
import { type UndoName, type UndoStep, withStep } from '../undo/undo-step.ts';
import { type FormProblem, type FormProblems, type RowKeys, toFormPath } from './form-paths.ts';
import type { FormAttempt, FormSpec } from './form-spec.ts';

/** What a form knows beyond its fields: what was left, what was attempted, what the server refused. */
export type FormState<Draft> = {
  draft: Draft;
  /** The draft as it was last saved or loaded. */
  baseline: Draft;
  touched: ReadonlySet<string>;
  attempted: FormAttempt | null;
  /** What the server refused, by path in the form; each entry goes when its field changes. */
  refused: ReadonlyMap<string, FieldError>;
  /** What controls report of themselves, by path: a file on its way is not in the draft yet. */
  reported: FormProblems;
  /** What controls held unread when the page of a restored draft went, by path, until they hold it again. */
  given: ReadonlyMap<string, string>;
  /** Changes that can be undone, the oldest first, since the draft was last loaded, saved or replaced. */
  undo: readonly UndoStep<Draft>[];
};

type Row = { key: string };

export type FormAction<Draft> =
  /** With `undo` it can be undone. */
  | { type: 'set'; change: Partial<Draft>; undo?: UndoName | undefined }
  /** Undoes the change with this key; what was typed since stays. */
  | { type: 'takeBack'; key: number }
  /** A list that is edited as a sheet. */
  | { type: 'rows'; list: string; lines: readonly Row[]; edit: SheetEdit }
  | { type: 'touch'; path: string }
  /** A control has something that the draft does not show, or null for no longer. */
  | { type: 'report'; path: string; problem: FormProblem | null }
  /** The control at the path holds again what it was given. */
  | { type: 'take'; path: string }
  | { type: 'attempt'; action: FormAttempt }
  | { type: 'refuse'; fields: readonly FieldError[]; keys: RowKeys }
  /** What it left out stays unsaved, unless its person was asked and let it go. */
  | { type: 'saved'; draft: Draft; isLeftOutDropped?: boolean }
  | { type: 'replace'; draft: Draft; baseline?: Draft; given?: ReadonlyMap<string, string> };

export function startForm<Draft>(draft: Draft): FormState<Draft> {
  return {
    draft,
    baseline: draft,
    touched: new Set(),
    attempted: null,
    refused: new Map(),
    reported: new Map(),
    given: new Map(),
    undo: [],
  };
}

/** The reducer of a form. */
export function formReducer<Draft extends object>(
  spec: Pick<FormSpec<Draft>, 'follow' | 'record' | 'together' | 'reference' | 'chosenParts'>,
) {
  return (state: FormState<Draft>, action: FormAction<Draft>): FormState<Draft> => {
    switch (action.type) {
      case 'set': {
        const before = state.draft;
        const after = { ...before, ...spec.follow?.(before, action.change), ...action.change };
        return {
          ...state,
          draft: after,
          refused: without(state.refused, changedPaths(before, action.change)),
          undo: action.undo ? withStep(state.undo, action.undo, { before, after }) : state.undo,
        };
      }
      case 'takeBack': {
        const step = state.undo.find(({ key }) => key === action.key);
        const draft = step ? takeBack(spec, step, state.draft) : state.draft;
        return {
          ...state,
          draft,
          refused: without(state.refused, changedPaths(state.draft, changesOf(state.draft, draft))),
          undo: state.undo.filter((each) => each !== step),
        };
      }
      case 'rows':
        return {
          ...state,
          draft: { ...state.draft, [action.list]: action.lines },
          touched: withWritten(state.touched, action),
          refused: without(state.refused, [action.list, changedCell(action)]),
        };
      case 'touch':
        return state.touched.has(action.path)
          ? state
          : { ...state, touched: new Set(state.touched).add(action.path) };
      case 'report':
        return withReport(state, action.path, action.problem);
      case 'take':
        return { ...state, given: new Map([...state.given].filter(([path]) => path !== action.path)) };
      case 'attempt':
        return { ...state, attempted: action.action, refused: new Map() };
      case 'refuse': {
        const pathOf = ({ field }: FieldError) => toFormPath(field, action.keys, spec.record);
        return { ...state, refused: new Map(action.fields.map((error) => [pathOf(error), error])) };
      }
      case 'saved': {
        const { draft } = action;
        const baseline = action.isLeftOutDropped ? draft : withoutLeftOut(spec.chosenParts, draft);
        // What no control has taken by now has no field any more.
        return { ...state, baseline, attempted: null, refused: new Map(), given: new Map(), undo: [] };
      }
      case 'replace':
        return {
          ...startForm(action.draft),
          baseline: action.baseline ?? state.baseline,
          // The controls stay on the page, with what they have.
          reported: state.reported,
          given: action.given ?? state.given,
        };
    }
  };
}

/** The fields that a change names, and of lists the fields of those rows that it changes. */
function changedPaths(draft: object, change: object): string[] {
  const was = draft as Readonly<Record<string, unknown>>; // its own fields, by name
  return Object.entries(change).flatMap(([name, value]: [string, unknown]) => {
    const before = was[name];
    const within =
      areRows(value) && areRows(before) ? changedCells(before, value) : changedParts(before, value);
    return [name, ...within.map((path) => `${name}.${path}`)];
  });
}

function changesOf(before: object, after: object): object {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => was.get(name) !== value));
}

/** Of a group of fields those that changed. */
function changedParts(before: unknown, after: unknown): string[] {
  if (!isGroup(before) || !isGroup(after)) return [];
  return changedPaths(before, changesOf(before, after));
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function withReport<Draft>(
  state: FormState<Draft>,
  path: string,
  problem: FormProblem | null,
): FormState<Draft> {
  if ((state.reported.get(path) ?? null) === problem) return state;
  const reported = new Map(state.reported);
  if (problem) reported.set(path, problem);
  else reported.delete(path);
  return { ...state, reported };
}

function changedCells(before: readonly Row[], after: readonly Row[]): string[] {
  return after.flatMap((row) => {
    const was = new Map(Object.entries(before.find(({ key }) => key === row.key) ?? {}));
    const changed = Object.entries(row).filter(([field, value]) => was.get(field) !== value);
    return changed.map(([field]) => `${row.key}.${field}`);
  });
}

function changedCell({ list, edit }: { list: string; edit: SheetEdit }): string {
  return edit.type === 'set' ? `${list}.${edit.line}.${edit.field}` : list;
}

/** Pasted or filled cells count as left: their errors are shown at once. */
function withWritten(
  touched: ReadonlySet<string>,
  { list, lines, edit }: { list: string; lines: readonly Row[]; edit: SheetEdit },
): ReadonlySet<string> {
  if (edit.type !== 'write') return touched;
  const from = lines.findIndex(({ key }) => key === edit.line);
  const written = edit.rows.flatMap((cells, offset) => {
    const line = lines[from + offset];
    return line ? Object.keys(cells).map((field) => `${list}.${line.key}.${field}`) : [];
  });
  return new Set([...touched, ...written]);
}

function without(
  refused: ReadonlyMap<string, FieldError>,
  paths: readonly string[],
): ReadonlyMap<string, FieldError> {
  if (!paths.some((path) => refused.has(path))) return refused;
  return new Map([...refused].filter(([path]) => !paths.includes(path)));
}

/**
 * The messages on screen. Before any attempt a field shows an error only after it was left, and never that it is still
 * empty; that it is frozen is shown at once. A failed attempt shows everything that made it fail.
 */
export function shownMessages<Draft>(
  { isMissing, isFrozen = () => false }: Pick<FormSpec<Draft>, 'isMissing' | 'isFrozen'>,
  state: Pick<FormState<unknown>, 'touched' | 'attempted' | 'refused'>,
  problems: Record<FormAttempt, FormProblems>,
  textOf: (problem: FormProblem | FieldError) => string,
): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [path, problem] of problems.submit) {
    const isRule = 'rule' in problem;
    const isEmpty = isRule ? isMissing(problem) : (problem.isMissing ?? false);
    const isAsked =
      (isRule && isFrozen(problem)) ||
      state.attempted === 'submit' ||
      (state.attempted !== null && problems.saveDraft.has(path));
    if (isAsked || (state.touched.has(path) && !isEmpty)) messages.set(path, textOf(problem));
  }
  for (const [path, error] of state.refused) messages.set(path, textOf(error));
  return messages;
}
