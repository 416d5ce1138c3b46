import { importLimits } from '@berth/contract';
import { decodeEscapes } from './cell-texts.ts';
import { dateText } from './date-styles.ts';
import { readXml, type XmlAttributes } from './read-xml.ts';
import { UnfitWorkbook } from './unfit-workbook.ts';

/** What a cell holds; of a formula its stored result, and `pending` where it has none. */
export type SheetCell = {
  kind: 'text' | 'number' | 'date' | 'error' | 'pending';
  /** Numbers as plain decimals, with the fifteen digits that a spreadsheet keeps. */
  text: string;
  isFormula: boolean;
};

export type SheetRow = { row: number; isHidden: boolean; cells: ReadonlyMap<number, SheetCell> };

/** Rows from 1 as the sheet numbers them, columns from 0; both ends are in it. */
export type CellRange = { top: number; bottom: number; left: number; right: number };

export type Sheet = { rows: readonly SheetRow[]; merges: readonly CellRange[] };

export type CellLook = { texts: readonly string[]; dateStyles: ReadonlySet<number>; isFrom1904: boolean };

export type ReadingProgress = { total: number | null; read: number };

const mostColumns = 200;
const mostCells = 1_000_000;
const mostMerges = 50_000;
// What may stand around the lines of goods: headings, blank and total rows.
const mostRows = importLimits.lines + 1000;
const rowsBetweenWords = 500;

/** Reads the rows that hold something. `tell` hears how far it is. Throws UnfitWorkbook. */
export async function readSheet(
  chunks: AsyncIterable<Buffer>,
  look: CellLook,
  tell: (progress: ReadingProgress) => void,
): Promise<Sheet> {
  const rows: SheetRow[] = [];
  const merges: CellRange[] = [];
  const progress: ReadingProgress = { total: null, read: 0 };
  let row = 0;
  let isHidden = false;
  let cells = new Map<number, SheetCell>();
  let column = -1;
  let found = 0;
  let cell: {
    attributes: XmlAttributes;
    value: string | null;
    inline: string | null;
    isFormula: boolean;
  } | null = null;
  let textOf: 'value' | 'inline' | null = null;
  const open = (name: string, attributes: () => XmlAttributes) => {
    if (name === 'row') {
      const { r, hidden } = attributes();
      row = r === undefined ? row + 1 : Number(r);
      isHidden = hidden === '1' || hidden === 'true';
      column = -1;
      cells = new Map();
    } else if (name === 'c') {
      const own = attributes();
      column = own.r === undefined ? column + 1 : columnOf(own.r);
      cell = { attributes: own, value: null, inline: null, isFormula: false };
      found += 1;
      if (found > mostCells) throw new UnfitWorkbook('tooCostly');
    } else if (name === 'f' && cell) cell.isFormula = true;
    else if (name === 'v' && cell) textOf = 'value';
    else if (name === 't' && cell) textOf = 'inline';
    else if (name === 'mergeCell') merges.push(rangeOf(attributes().ref ?? ''));
    else if (name === 'dimension') progress.total = rangeOf(attributes().ref ?? '').bottom || null;
    if (merges.length > mostMerges) throw new UnfitWorkbook('tooCostly');
  };
  const close = (name: string) => {
    if (name === 'v' || name === 't') textOf = null;
    else if (name === 'c' && cell) {
      const read = readCell(cell.attributes, cell.inline ?? cell.value, cell.isFormula, look);
      if (read && column < mostColumns) cells.set(column, read);
      cell = null;
    } else if (name === 'row') {
      progress.read = Math.max(progress.read, row);
      if (cells.size > 0) rows.push({ row, isHidden, cells });
      if (rows.length > mostRows) throw new UnfitWorkbook('tooManyLines');
      if (rows.length % rowsBetweenWords === 0) tell({ ...progress });
    }
  };
  const text = (value: string) => {
    if (cell && textOf) cell[textOf] = (cell[textOf] ?? '') + value;
  };
  await readXml(chunks, { open, close, text });
  return { rows, merges: merges.filter(({ top }) => top > 0) };
}

function readCell(
  { t = 'n', s }: XmlAttributes,
  value: string | null,
  isFormula: boolean,
  { texts, dateStyles, isFrom1904 }: CellLook,
): SheetCell | null {
  if (value === null || value === '') return isFormula ? { kind: 'pending', text: '', isFormula } : null;
  if (t === 's') {
    const text = texts[Number(value)];
    if (text === undefined) throw new UnfitWorkbook('unreadable');
    return textCell(text, isFormula);
  }
  if (t === 'str' || t === 'inlineStr') return textCell(decodeEscapes(value), isFormula);
  if (t === 'e') return { kind: 'error', text: value.slice(0, 20), isFormula };
  if (t === 'b') return textCell(value === '1' ? 'TRUE' : 'FALSE', isFormula);
  if (t === 'd') return { kind: 'date', text: value.slice(0, 16).replace('T', ' '), isFormula };
  const number = Number(value);
  if (!Number.isFinite(number)) throw new UnfitWorkbook('unreadable');
  if (dateStyles.has(Number(s))) return { kind: 'date', text: dateText(number, isFrom1904), isFormula };
  return { kind: 'number', text: plainNumber(number), isFormula };
}

function textCell(text: string, isFormula: boolean): SheetCell | null {
  return /\S/.test(text) ? { kind: 'text', text, isFormula } : null;
}

/** Without an exponent and without what binary fractions add: 0.1 + 0.2 is 0.3 on every sheet. */
function plainNumber(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  return text.includes('e') ? BigInt(Math.trunc(number)).toString() : text;
}

/** The column of an address such as `AB12`, from 0. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(address)?.[0].toUpperCase() ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column - 1;
}

function rangeOf(reference: string): CellRange {
  const [from = '', to = from] = reference.replaceAll('$', '').split(':');
  const rowOf = (address: string) => Number(/\d{1,7}$/.exec(address)?.[0] ?? 0);
  return { top: rowOf(from), bottom: rowOf(to), left: columnOf(from), right: columnOf(to) };
}

/** An address as sheets write it. */
export function addressOf(row: number, column: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

/** Whether anything stands in a sheet. */
export async function isSheetUsed(chunks: AsyncIterable<Buffer>): Promise<boolean> {
  let isUsed = false;
  const open = (name: string) => {
    if (name === 'v' || name === 't') isUsed = true;
  };
  await readXml(chunks, { open, isDone: () => isUsed });
  return isUsed;
}
