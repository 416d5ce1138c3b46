import {
  type HeadingReading,
  normalizeCode,
  normalizeDecimal,
  type SelectOption,
  trimText,
} from '@berth/contract';
import { numberDraftProblem, numberOfDraft } from '../../number-input/number-draft.ts';

/** A line of a sheet: a key that tells lines apart while they move, and the text of each cell as typed. */
export type SheetLine = { readonly key: string; readonly [field: string]: string };

/** Some cells of one line. */
export type SheetCells = Readonly<Record<string, string>>;

/** What the other cells of a line give for one of them, such as a volume from its dimensions. */
export type SheetSuggestion = {
  value: string;
  /** `missing`: nothing is entered yet; `same`: what is entered agrees; `differs`: it does not. */
  relation: 'missing' | 'same' | 'differs';
};

/** A column of `FormTable`. Its functions are asked for each line that is drawn: they should remember by line. */
export type SheetColumn<Line extends SheetLine = SheetLine> = {
  /** The field of the line; of a computed column a name of its own. */
  key: string;
  title: string;
  /** Follows the title, muted. */
  unit?: string;
  /**
   * `number` and `code` take full-width characters and are normalised when the cell is left, never while typing;
   * `select` chooses one of `options`; `computed` shows what `compute` answers.
   */
  kind: 'text' | 'number' | 'code' | 'select' | 'computed';
  /** The least width, in pixels; what is left over goes to columns by `grow`. */
  widthPx: number;
  grow?: number;
  isRequired?: boolean;
  /** Its cells are read: nothing in them can be changed. */
  isFixed?: boolean;
  options?: readonly SelectOption[];
  /** What customers' own sheets call the column, for the headings of a pasted block; case and blanks do not matter. */
  headingNames?: readonly string[];
  /** Reads such a heading in place of title and names; null for one of another column. */
  readHeading?(heading: string): HeadingReading | null;
  /** The CSS `grid-column` of the cell in a second row of the line, where one row is too wide. */
  below?: string;
  /** On a narrow screen a line is a card of six parts in a row: how many of them the field takes (3 unless given). */
  cardSpan?: 2 | 3 | 6;
  /** In the row of totals; `sum` adds the numbers of the column up, exactly, to `decimals` places (0 unless given). */
  total?: 'sum' | ((lines: readonly Line[]) => string);
  /** How many places its numbers may have; any unless given, and none where they are summed. */
  decimals?: number;
  /** Its numbers may be below zero, such as those of a credit. */
  isSigned?: boolean;
  compute?(line: Line): string;
  /** What should be looked at but keeps nobody from going on; an error takes its place. */
  warn?(line: Line): string | undefined;
  suggest?(line: Line): SheetSuggestion | null;
  /** What is said of a suggestion; `{value}` and `{line}` (from 1) are filled in. */
  suggestTexts?: { same: string; take: string; takeOfLine: string };
};

export const isEditable = ({ kind, isFixed }: SheetColumn) => kind !== 'computed' && !isFixed;

/** The first column that can have the focus; 0 where none can. */
export const firstEditable = (columns: readonly SheetColumn[]) => Math.max(0, columns.findIndex(isEditable));

export function cellValue(line: SheetLine, column: SheetColumn): string {
  return column.kind === 'computed' ? (column.compute?.(line) ?? '') : (line[column.key] ?? '');
}

/** How a column is called in speech and in messages: 毛重 KGS. */
export const fullTitle = ({ title, unit }: SheetColumn) => (unit ? `${title} ${unit}` : title);

/** What was typed in its normal form: numbers and codes half-width; what is no number stays as typed. */
export function normalizeCell(column: SheetColumn, typed: string): string {
  if (column.kind === 'code') return normalizeCode(typed);
  if (column.kind !== 'number') return typed;
  return trimText(typed) === '' ? '' : (normalizeDecimal(typed) ?? typed);
}

/**
 * What is wrong with the number in a cell. Only a signed column has any below zero, and none has more places than it
 * names, or than its sum has; zero, and nothing, are for the form to judge.
 */
export function numberProblem({ kind, total, decimals, isSigned }: SheetColumn, typed: string) {
  if (kind !== 'number') return null;
  const places = decimals ?? (total === 'sum' ? 0 : mostPlaces);
  const problem = numberDraftProblem(typed, { decimals: places, isSigned });
  return problem?.rule === 'notPositive' && numberOfDraft(typed) === 0 ? null : problem;
}

/** No number has more digits than ten (spec section 9). */
const mostPlaces = 10;

/** How many cells the total of a column leaves out because the number in them is wrong. */
export function leftOutOf(column: SheetColumn, lines: readonly SheetLine[]): number {
  return column.total === 'sum' ? sumOf(column, lines, column.decimals ?? 0).leftOut : 0;
}

/**
 * The total of a column as text, a sum with commas as in any table; null where it has none. What is wrong is left out.
 */
export function totalOf(column: SheetColumn, lines: readonly SheetLine[]): string | null {
  if (column.total === undefined) return null;
  if (column.total !== 'sum') return column.total(lines);
  const decimals = column.decimals ?? 0;
  const { sum } = sumOf(column, lines, decimals);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(decimals + 1, '0');
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(-decimals)];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sum < 0n ? '-' : ''}${grouped}${decimals > 0 ? `.${fraction}` : ''}`;
}

type Sum = { sum: bigint; leftOut: number };

const knownSums = new WeakMap<SheetColumn, Sum & { lines: readonly SheetLine[] }>();

/**
 * Whole numbers of the smallest place: they add up exactly, decimal fractions do not. A key changes one line of
 * hundreds, so only what differs from the sum before is counted.
 */
function sumOf(column: SheetColumn, lines: readonly SheetLine[], decimals: number): Sum {
  const known = knownSums.get(column);
  if (known?.lines === lines) return known;
  const isAsLong = known?.lines.length === lines.length;
  const total: Sum = isAsLong ? { sum: known.sum, leftOut: known.leftOut } : { sum: 0n, leftOut: 0 };
  const count = (line: SheetLine, sign: 1 | -1) => {
    const value = cellValue(line, column);
    if (numberProblem(column, value)) total.leftOut += sign;
    else total.sum += BigInt(sign) * toPlaces(value, decimals);
  };
  for (const [at, line] of lines.entries()) {
    const before = isAsLong ? known.lines[at] : undefined;
    if (before === line) continue;
    count(line, 1);
    if (before) count(before, -1);
  }
  knownSums.set(column, { lines, ...total });
  return total;
}

function toPlaces(typed: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = (normalizeDecimal(typed) ?? '0').split('.');
  return BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
}
