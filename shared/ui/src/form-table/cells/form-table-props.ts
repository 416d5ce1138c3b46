import type { Locale } from '@berth/contract';
import type { SheetAction } from '../commands/sheet-commands.ts';
import type { FormTableTexts } from '../sheet/form-table-texts.ts';
import type { SheetColumn, SheetLine } from '../sheet/sheet-columns.ts';
import type { SheetEdit } from '../sheet/sheet-edits.ts';
import type { SheetSelection } from '../sheet/sheet-range.ts';

export type FormTableProps<Line extends SheetLine = SheetLine> = {
  /** The spoken name of the table. */
  label: string;
  /** The same array as long as it says the same: a new one draws every line again. */
  columns: readonly SheetColumn<Line>[];
  lines: readonly Line[];
  /**
   * Every change, undo and redo among them. The array is to come back as `lines`; one that comes from elsewhere is a
   * step that can be undone, or starts afresh where none of its lines was there before.
   */
  onChange(lines: readonly Line[], edit: SheetEdit): void;
  /** An empty line with a key of its own. */
  newLine(): Line;
  mostLines: number;
  leastLines?: number;
  /** The lines are those that they are: their cells are filled in, but none is added, copied or removed. */
  hasFixedLines?: boolean;
  /**
   * Paths in the form: messages stand at `<name>` for the whole sheet and `<name>.<line key>.<field>` for a cell, and
   * `idOf` answers the id of what stands at a path (of the whole sheet: the button that adds a line).
   */
  name?: string;
  messages?: ReadonlyMap<string, string>;
  idOf?: (path: string) => string;
  /** A cell was left, or a text was pasted into it: it may complain from now on. */
  onLeave?: (path: string) => void;
  isReadOnly?: boolean;
  /** Nothing can be changed for now. */
  isDisabled?: boolean;
};

export type LineMessages = Readonly<Record<string, string>>;

/** What every line of a sheet is drawn with; the same object until something of it changes. */
export type Sheet = {
  columns: readonly SheetColumn[];
  texts: FormTableTexts;
  locale: Locale;
  /** Hundreds of lines: only what is in use may be costly. */
  isLong: boolean;
  isReadOnly: boolean;
  isDisabled: boolean;
  hasFixedLines: boolean;
  /** Some columns stand in a second row of each line. */
  isTwoRows: boolean;
  pathOf: (lineKey: string, field: string) => string;
  idOf: (path: string) => string;
  edit: (edit: SheetEdit) => void;
  /** What a key leads to beyond its own field; of a long sheet a frame later than the field shows it. */
  later: (work: () => void) => void;
  /** The spoken name of a cell; looked up once, since thousands of cells say it. */
  cellName: (column: SheetColumn, index: number) => string;
  run: (action: SheetAction, chosen?: SheetSelection) => void;
  /** Draws the line if it is not, and focuses its cell. */
  goTo: (index: number, field: string) => void;
  onMove: (index: number, by: number) => void;
  onCopy: (index: number) => void;
  onRemove: (index: number) => void;
};

export type SheetLineProps = {
  sheet: Sheet;
  line: SheetLine;
  /** From 0. */
  index: number;
  messages: LineMessages;
  /** While one of its cells is typed into, the line as it stood before: of that one its warnings are, so that none
   * speaks of half a number, and no line below moves under the hands. */
  noted?: SheetLine;
  /** The first and the last chosen column of the line; -1 for none. */
  left: number;
  right: number;
  /** The column whose corner has the handle that fills down; -1 for none. */
  corner: number;
  /** The column with the focus, or that had it last; -1 for none. */
  active: number;
};

const none: LineMessages = {};

/** Messages of the form by line. */
export function messagesByLine(
  messages: ReadonlyMap<string, string> | undefined,
  name: string,
): (key: string) => LineMessages {
  const lines = new Map<string, Record<string, string>>();
  for (const [path, message] of messages ?? []) {
    if (!path.startsWith(`${name}.`)) continue;
    const [key, field] = path.slice(name.length + 1).split('.');
    if (!key || !field) continue;
    const line = lines.get(key) ?? {};
    line[field] = message;
    lines.set(key, line);
  }
  return (key) => lines.get(key) ?? none;
}

/** Whether a line would be drawn alike: with hundreds of lines only the changed one may be drawn again. */
export function isSameLine(before: SheetLineProps, after: SheetLineProps): boolean {
  const { messages, ...rest } = after;
  const keys = Object.keys(rest) as (keyof typeof rest)[]; // keys of the same object
  return keys.every((key) => before[key] === after[key]) && isSameMessages(before.messages, messages);
}

function isSameMessages(one: LineMessages, other: LineMessages): boolean {
  if (one === other) return true;
  return Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);
}
