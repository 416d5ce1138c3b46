import type { FieldError, Problem, SaveAction } from '@berth/contract';
import type { SheetEdit } from '@berth/ui';
import { toFormPath } from './draft-problems.ts';
import type { BasicsDraft, RowKeys } from './form-kind.ts';

/** What the form shows beyond its fields: what was left, what was tried, what the server refused. */
export type BookingFormState<Draft> = {
  draft: Draft;
  /** The draft as it was last saved or loaded. */
  baseline: Draft;
  touched: ReadonlySet<string>;
  attempted: SaveAction | null;
  /** What the server refused, by path in the form; each goes when its field changes. */
  refused: ReadonlyMap<string, FieldError>;
};

type Row = { key: string };

export type BookingFormAction<Draft> =
  | { type: 'set'; change: Partial<Draft> }
  /** A list that is edited as a sheet: `cargo`, `containers`. */
  | { type: 'rows'; list: string; lines: readonly Row[]; edit: SheetEdit }
  | { type: 'touch'; path: string }
  | { type: 'attempt'; action: SaveAction }
  | { type: 'refuse'; fields: readonly FieldError[]; keys: RowKeys }
  | { type: 'saved'; draft: Draft }
  | { type: 'replace'; draft: Draft; baseline?: Draft };

export function startForm<Draft>(draft: Draft): BookingFormState<Draft> {
  return { draft, baseline: draft, touched: new Set(), attempted: null, refused: new Map() };
}

export function reduceForm<Draft extends BasicsDraft>(
  state: BookingFormState<Draft>,
  action: BookingFormAction<Draft>,
): BookingFormState<Draft> {
  switch (action.type) {
    case 'set':
      return {
        ...state,
        draft: withChange(state.draft, action.change),
        refused: without(state.refused, changedPaths(state.draft, action.change)),
      };
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
    case 'attempt':
      return { ...state, attempted: action.action, refused: new Map() };
    case 'refuse': {
      const paths = action.fields.map((error) => [toFormPath(error.field, action.keys), error] as const);
      return { ...state, refused: new Map(paths) };
    }
    case 'saved':
      return { ...state, baseline: action.draft, attempted: null, refused: new Map() };
    case 'replace':
      return { ...startForm(action.draft), baseline: action.baseline ?? state.baseline };
  }
}

/** A warehouse belongs to its type: another type starts without one, unless it brings its own. */
function withChange<Draft extends BasicsDraft>(draft: Draft, change: Partial<Draft>): Draft {
  const isOtherType = change.warehouseType !== undefined && change.warehouseType !== draft.warehouseType;
  return { ...draft, ...(isOtherType && { warehouseCode: '' }), ...change };
}

/** The fields that a change names, and of lists the fields of those rows that it changes. */
function changedPaths(draft: object, change: object): string[] {
  const was = draft as Readonly<Record<string, unknown>>; // its own fields, by name
  return Object.entries(change).flatMap(([name, value]: [string, unknown]) => {
    const before = was[name];
    const cells = areRows(value) && areRows(before) ? changedCells(before, value) : [];
    return [name, ...cells.map((cell) => `${name}.${cell}`)];
  });
}

function changedCells(before: readonly Row[], after: readonly Row[]): string[] {
  return after.flatMap((row) => {
    const was = new Map(Object.entries(before.find(({ key }) => key === row.key) ?? {}));
    const changed = Object.entries(row).filter(([field, value]) => was.get(field) !== value);
    return changed.map(([field]) => `${row.key}.${field}`);
  });
}

/** The lists of a draft are all of rows with keys. */
const areRows = (value: unknown): value is readonly Row[] => Array.isArray(value);

function changedCell({ list, edit }: { list: string; edit: SheetEdit }): string {
  return edit.type === 'set' ? `${list}.${edit.line}.${edit.field}` : list;
}

/** Cells that were pasted or filled count as left: what is wrong in them is said at once. */
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
  refused: BookingFormState<unknown>['refused'],
  paths: readonly string[],
): BookingFormState<unknown>['refused'] {
  if (!paths.some((path) => refused.has(path))) return refused;
  return new Map([...refused].filter(([path]) => !paths.includes(path)));
}

/**
 * The messages on screen. Before anything was tried a field complains only after it was left, and never that it is
 * still empty; that it is frozen by now is said at once. A failed attempt shows all that keeps it from succeeding.
 */
export function shownMessages(
  state: BookingFormState<unknown>,
  problems: Record<SaveAction, ReadonlyMap<string, Problem>>,
  say: (problem: Problem | FieldError) => string,
): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [path, problem] of problems.submit) {
    const isFrozen = problem.rule === 'spaceFixed';
    const isAsked =
      isFrozen || state.attempted === 'submit' || (state.attempted && problems.saveDraft.has(path));
    if (isAsked || (state.touched.has(path) && !isMissing(problem))) messages.set(path, say(problem));
  }
  for (const [path, error] of state.refused) messages.set(path, say(error));
  return messages;
}

const missingRules = ['required', 'chooseOne', 'noCargo', 'noContainers', 'noLoadingPlace'];

const isMissing = ({ rule }: Problem) => missingRules.includes(rule);
