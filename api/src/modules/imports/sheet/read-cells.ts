import {
  type CustomsUnit,
  type ImportRule,
  normalizeDecimal,
  readCustomsUnit,
  trimText,
  withoutFormulaGuard,
} from '@berth/contract';
import type { SheetRow } from './read-sheet.ts';
import { placeOf, type RowReading } from './read-table.ts';

type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>;

// Longer than any field may be: what is too long is told by the rules of the field.
const longest = 4000;

/** Reads the cells of one row by column; what cannot be read is noted at its cell, and `broken` names its column. */
export function readCells<Column extends string>(
  { row, cells }: SheetRow,
  { columns, log }: RowReading<Column>,
) {
  const broken = new Set<Column>();
  const refuse = (column: Column, rule: ImportRule, params?: Record<string, string | number>) => {
    broken.add(column);
    log.error(placeOf(row, columns, column), rule, params);
  };
  const text = (column: Column): string => {
    const cell = cells.get(columns.get(column)?.place ?? -1);
    if (!cell || broken.has(column)) return '';
    if (cell.kind === 'error') refuse(column, 'errorValue', { text: cell.text });
    else if (cell.kind === 'pending') refuse(column, 'formulaWithoutValue');
    else return trimText(withoutFormulaGuard(cell.text)).slice(0, longest);
    return '';
  };
  return {
    broken,
    refuse,
    text,
    number(column: Column): number | null {
      const typed = text(column);
      if (typed === '') return null;
      const number = normalizeDecimal(typed);
      if (number === null) refuse(column, 'notNumber', { text: typed.slice(0, 40) });
      return number === null ? null : Number(number);
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
  };
}

/** Null for a text that names no choice. */
function readChoice(text: string, choices: Choices): string | null {
  const plain = text.normalize('NFKC').toLowerCase();
  if (plain === '' || Object.hasOwn(choices, plain)) return plain;
  const isNamed = (names: Readonly<Record<string, string>>) =>
    Object.values(names).some((name) => name.normalize('NFKC').toLowerCase() === plain);
  return Object.entries(choices).find(([, names]) => isNamed(names))?.[0] ?? null;
}
