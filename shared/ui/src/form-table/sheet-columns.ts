import { normalizeCode, normalizeDecimal, type SelectOption, trimText } from '@berth/contract';

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
  options?: readonly SelectOption[];
  /** What customers' own sheets call the column, for the headings of a pasted block; case and blanks do not matter. */
  headingNames?: readonly string[];
  /** The CSS `grid-column` of the cell in a second row of the line, where one row is too wide. */
  below?: string;
  /** On a narrow screen a line is a card of six parts in a row: how many of them the field takes (3 unless given). */
  cardSpan?: 2 | 3 | 6;
  /** In the row of totals; `sum` adds the numbers of the column up, exactly, to `decimals` places (0 unless given). */
  total?: 'sum' | ((lines: readonly Line[]) => string);
  decimals?: number;
  compute?(line: Line): string;
  /** What should be looked at but keeps nobody from going on; an error takes its place. */
  warn?(line: Line): string | undefined;
  suggest?(line: Line): SheetSuggestion | null;
  /** What is said of a suggestion; `{value}` and `{line}` (from 1) are filled in. */
  suggestTexts?: { same: string; take: string; takeOfLine: string };
};

export const isEditable = (column: SheetColumn) => column.kind !== 'computed';

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

/** The total of a column as text; null where it has none. What is no number is left out. */
export function totalOf(column: SheetColumn, lines: readonly SheetLine[]): string | null {
  if (column.total === undefined) return null;
  if (column.total !== 'sum') return column.total(lines);
  const decimals = column.decimals ?? 0;
  const sum = sumOf(column, lines, decimals);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(decimals + 1, '0');
  const [whole, fraction] = [digits.slice(0, digits.length - decimals), digits.slice(-decimals)];
  return `${sum < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${fraction}` : ''}`;
}

const knownSums = new WeakMap<SheetColumn, { lines: readonly SheetLine[]; sum: bigint }>();

/**
 * Whole numbers of the smallest place: they add up exactly, decimal fractions do not. A key changes one line of
 * hundreds, so only what differs from the sum before is counted.
 */
function sumOf(column: SheetColumn, lines: readonly SheetLine[], decimals: number): bigint {
  const placesOf = (line: SheetLine) => toPlaces(cellValue(line, column), decimals);
  const known = knownSums.get(column);
  const isAsLong = known?.lines.length === lines.length;
  const sum = lines.reduce(
    (total, line, at) => {
      const before = isAsLong ? known.lines[at] : undefined;
      if (before === line) return total;
      return total + placesOf(line) - (before ? placesOf(before) : 0n);
    },
    isAsLong ? known.sum : 0n,
  );
  knownSums.set(column, { lines, sum });
  return sum;
}

function toPlaces(typed: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = (normalizeDecimal(typed) ?? '0').split('.');
  return BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
}
