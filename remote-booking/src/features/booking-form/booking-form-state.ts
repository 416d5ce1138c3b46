import type { FieldError, Problem, SaveAction } from '@berth/contract';
import type { SheetEdit } from '@berth/ui';
import type { CargoLineDraft } from '../cargo-sheet/cargo-draft.ts';
import { type BookingDraft, toFormPath } from '../edit-lcl-booking/booking-draft.ts';

/** What the form shows beyond its fields: what was left, what was tried, what the server refused. */
export type BookingFormState = {
  draft: BookingDraft;
  /** The draft as it was last saved or loaded. */
  baseline: BookingDraft;
  touched: ReadonlySet<string>;
  attempted: SaveAction | null;
  /** What the server refused, by path in the form; each goes when its field changes. */
  refused: ReadonlyMap<string, FieldError>;
};

export type BookingFormAction =
  | { type: 'set'; change: Partial<BookingDraft> }
  | { type: 'cargo'; lines: readonly CargoLineDraft[]; edit: SheetEdit }
  | { type: 'touch'; path: string }
  | { type: 'attempt'; action: SaveAction }
  | { type: 'refuse'; fields: readonly FieldError[]; lineKeys: readonly string[] }
  | { type: 'saved'; draft: BookingDraft }
  | { type: 'replace'; draft: BookingDraft; baseline?: BookingDraft };

export function startForm(draft: BookingDraft): BookingFormState {
  return { draft, baseline: draft, touched: new Set(), attempted: null, refused: new Map() };
}

export function reduceForm(state: BookingFormState, action: BookingFormAction): BookingFormState {
  switch (action.type) {
    case 'set':
      return {
        ...state,
        draft: withChange(state.draft, action.change),
        refused: without(state.refused, Object.keys(action.change)),
      };
    case 'cargo':
      return {
        ...state,
        draft: { ...state.draft, cargo: action.lines },
        touched: withWritten(state.touched, action),
        refused: without(state.refused, ['cargo', changedCell(action.edit)]),
      };
    case 'touch':
      return state.touched.has(action.path)
        ? state
        : { ...state, touched: new Set(state.touched).add(action.path) };
    case 'attempt':
      return { ...state, attempted: action.action, refused: new Map() };
    case 'refuse': {
      const paths = action.fields.map((error) => [toFormPath(error.field, action.lineKeys), error] as const);
      return { ...state, refused: new Map(paths) };
    }
    case 'saved':
      return { ...state, baseline: action.draft, attempted: null, refused: new Map() };
    case 'replace':
      return { ...startForm(action.draft), baseline: action.baseline ?? state.baseline };
  }
}

/** A warehouse belongs to its type: another type starts without one. */
function withChange(draft: BookingDraft, change: Partial<BookingDraft>): BookingDraft {
  const isOtherType = change.warehouseType !== undefined && change.warehouseType !== draft.warehouseType;
  return { ...draft, ...change, ...(isOtherType && { warehouseCode: '' }) };
}

function changedCell(edit: SheetEdit): string {
  return edit.type === 'set' ? `cargo.${edit.line}.${edit.field}` : 'cargo';
}

/** Cells that were pasted or filled count as left: what is wrong in them is said at once. */
function withWritten(
  touched: ReadonlySet<string>,
  { lines, edit }: { lines: readonly CargoLineDraft[]; edit: SheetEdit },
): ReadonlySet<string> {
  if (edit.type !== 'write') return touched;
  const from = lines.findIndex(({ key }) => key === edit.line);
  const written = edit.rows.flatMap((cells, offset) => {
    const line = lines[from + offset];
    return line ? Object.keys(cells).map((field) => `cargo.${line.key}.${field}`) : [];
  });
  return new Set([...touched, ...written]);
}

function without(
  refused: BookingFormState['refused'],
  paths: readonly string[],
): BookingFormState['refused'] {
  if (!paths.some((path) => refused.has(path))) return refused;
  return new Map([...refused].filter(([path]) => !paths.includes(path)));
}

/**
 * The messages on screen. Before anything was tried a field complains only after it was left, and never that it is
 * still empty; a failed attempt shows all that keeps it from succeeding.
 */
export function shownMessages(
  state: BookingFormState,
  problems: Record<SaveAction, ReadonlyMap<string, Problem>>,
  say: (problem: Problem | FieldError) => string,
): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [path, problem] of problems.submit) {
    const isAsked = state.attempted === 'submit' || (state.attempted && problems.saveDraft.has(path));
    if (isAsked || (state.touched.has(path) && !isMissing(problem))) messages.set(path, say(problem));
  }
  for (const [path, error] of state.refused) messages.set(path, say(error));
  return messages;
}

const isMissing = ({ rule }: Problem) => rule === 'required' || rule === 'chooseOne' || rule === 'noCargo';
