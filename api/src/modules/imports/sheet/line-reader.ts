import {
  type CustomsUnit,
  type ImportRule,
  normalizeDecimal,
  readCustomsUnit,
  trimText,
  withoutFormulaGuard,
} from '@berth/contract';
import { addressOf, rangeText } from './cell-address.ts';
import type { FoundColumn } from './heading.ts';
import type { ImportLog, NotePlace } from './import-log.ts';
import type { HeldCell, MergedCells } from './merged-cells.ts';
import { noteShown, readFigure, readText } from './read-text.ts';

/**
 * What stands in a column. A text is a code or name as the sheet shows it, a figure is a number of one (a price, a side), an
 * amount one of the whole line, which cannot be divided where its cell is merged over several; a checked one is no more than
 * compared with what the others make.
 */
export type ColumnKind = 'text' | 'day' | 'figure' | 'amount' | 'checked';

export type FoundColumns<Column extends string> = ReadonlyMap<Column, FoundColumn<Column>>;

type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Params = Record<string, string | number>;

type LineInput<Column extends string> = {
  rows: readonly number[];
  columns: FoundColumns<Column>;
  kinds: Readonly<Record<Column, ColumnKind>>;
  merged: MergedCells;
  log: ImportLog;
};

// Longer than any field may be: what is too long is told by the rules of the field.
const longest = 4000;

/** Reads the cells of one line by column; what cannot be read is noted at its cell, and `broken` names its column. */
export function createLineReader<Column extends string>({
  rows,
  columns,
  kinds,
  merged,
  log,
}: LineInput<Column>) {
  const [first = 0] = rows;
  const broken = new Set<Column>();
  const texts = new Map<Column, string>();
  const placeOf = (column: Column, row = first): NotePlace => {
    const found = columns.get(column);
    const cell = found ? addressOf(row, found.place) : null;
    return { row: first, cell, column: found?.heading ?? null };
  };
  /** The cells of a column, each merged cell once. */
  const cellsOf = (column: Column): HeldCell[] => {
    const found = columns.get(column);
    if (!found) return [];
    const cells = new Map<number, HeldCell>();
    for (const row of rows) {
      const at = merged.rangeAt(row, found.place)?.top ?? row;
      const cell = cells.has(at) ? null : merged.cellAt(row, found.place, rows);
      if (cell) cells.set(at, cell);
    }
    return [...cells.values()];
  };
  const refuse = (column: Column, rule: ImportRule, params?: Params) => {
    broken.add(column);
    log.error(placeOf(column), rule, params);
  };
  /** What `read` makes of a column, once; a column of which it notes an error is broken. */
  const once = (column: Column, read: (cell: HeldCell) => string): string => {
    const known = texts.get(column);
    if (known !== undefined) return known;
    const [cell] = cellsOf(column);
    const before = log.errorCount();
    const text = cell ? read(cell) : '';
    if (log.errorCount() > before) broken.add(column);
    texts.set(column, text);
    return text;
  };
  const text = (column: Column): string => {
    const typed = once(column, (cell) => {
      const isDay = kinds[column] === 'day' && cell.kind === 'date';
      const read = isDay ? cell.text : readText(cell, placeOf(column), log);
      return trimText(withoutFormulaGuard(read)).slice(0, longest);
    });
    return broken.has(column) ? '' : typed;
  };
  /** A number as plain digits, or as it was typed where it is broken; '' for nothing. */
  const decimal = (column: Column, parse = normalizeDecimal): string =>
    once(column, (cell) => {
      const kind = kinds[column];
      if ((kind === 'amount' || kind === 'checked') && cell.shared) {
        log.error(placeOf(column), 'mergedFigure', { range: rangeText(cell.shared) });
        return '';
      }
      const plain = (typed: string) => parse(trimText(withoutFormulaGuard(typed)));
      const read = readFigure(cell, { place: placeOf(column), log }, plain);
      if (kind !== 'checked') noteShown(cell, read, placeOf(column), log);
      return read;
    });
  return {
    rows,
    columns,
    log,
    broken,
    placeOf,
    cellsOf,
    refuse,
    text,
    decimal,
    number(column: Column): number | null {
      const read = decimal(column);
      return read === '' || broken.has(column) ? null : Number(read);
    },
    /** By its digit or one of its names; '' where there is none. */
    choice(column: Column, choices: Choices): string {
      const choice = readChoice(text(column), choices);
      if (choice === null) refuse(column, 'unknownChoice');
      return choice ?? '';
    },
    unit(column: Column): CustomsUnit | '' {
      const typed = text(column);
      const unit = typed === '' ? '' : readCustomsUnit(typed);
      if (unit === null) refuse(column, 'unknownCustomsUnit', { unit: typed.slice(0, 40) });
      return unit ?? '';
    },
    /** Whether the sheet says nothing in a column that it has. */
    isBlank: (column: Column): boolean =>
      cellsOf(column).every(({ kind, text: typed }) => kind === 'text' && trimText(typed) === ''),
  };
}

export type LineReader<Column extends string> = ReturnType<typeof createLineReader<Column>>;

/** Null for a text that names no choice. */
function readChoice(text: string, choices: Choices): string | null {
  const plain = text.normalize('NFKC').toLowerCase();
  if (plain === '' || Object.hasOwn(choices, plain)) return plain;
  const isNamed = (names: Readonly<Record<string, string>>) =>
    Object.values(names).some((name) => name.normalize('NFKC').toLowerCase() === plain);
  return Object.entries(choices).find(([, names]) => isNamed(names))?.[0] ?? null;
}
