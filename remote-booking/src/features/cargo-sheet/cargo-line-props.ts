import type { SelectOption } from '@berth/contract';
import type { CargoField, CargoLineDraft } from './cargo-draft.ts';
import type { CargoEdit } from './cargo-edits.ts';
import type { SheetWords } from './use-sheet-words.ts';

export const requiredCargoFields: readonly CargoField[] = ['goods_name', 'package', 'weight', 'volume'];

export type LineMessages = Readonly<Partial<Record<CargoField, string>>>;

export type CargoLineProps = {
  line: CargoLineDraft;
  /** From 0. */
  index: number;
  messages: LineMessages;
  packings: readonly SelectOption[] | undefined;
  /** Goes to an Amazon warehouse: its references have forms that can be checked. */
  isAmazon: boolean;
  /** One of hundreds: only what is in use may be costly. */
  isLong: boolean;
  words: SheetWords;
  idOf: (path: string) => string;
  onEdit: (edit: CargoEdit) => void;
  onLeave: (path: string) => void;
};

/** Whether a line would be drawn alike: with hundreds of lines only the changed one may be drawn again. */
export function isSameLine(before: CargoLineProps, after: CargoLineProps): boolean {
  const { messages, ...rest } = after;
  const keys = Object.keys(rest) as (keyof typeof rest)[]; // keys of the same object
  return keys.every((key) => before[key] === after[key]) && isSameMessages(before.messages, messages);
}

/** Whether one cell of two lines would be drawn alike. */
export function isSameCell(
  before: CargoLineProps & { field: CargoField },
  after: CargoLineProps & { field: CargoField },
): boolean {
  const { line, messages, ...rest } = after;
  const keys = Object.keys(rest) as (keyof typeof rest)[]; // keys of the same object
  return (
    keys.every((key) => before[key] === after[key]) &&
    before.line.key === line.key &&
    before.line[after.field] === line[after.field] &&
    before.messages[after.field] === messages[after.field]
  );
}

function isSameMessages(one: LineMessages, other: LineMessages): boolean {
  const fields = Object.keys({ ...one, ...other }) as CargoField[]; // keys of both
  return fields.every((field) => one[field] === other[field]);
}

const none: LineMessages = {};

/** Messages of the whole form (`cargo.<key>.<field>`), by line. */
export function messagesByLine(messages: ReadonlyMap<string, string>): (key: string) => LineMessages {
  const lines = new Map<string, Partial<Record<CargoField, string>>>();
  for (const [path, message] of messages) {
    const [head, key, field] = path.split('.');
    if (head !== 'cargo' || !key || !field) continue;
    const line = lines.get(key) ?? {};
    line[field as CargoField] = message; // the last part of such a path is a field
    lines.set(key, line);
  }
  return (key) => lines.get(key) ?? none;
}
