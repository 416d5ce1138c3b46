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
const rowsBetweenReports = 500;

/** How a sheet is read: no more than `mostRows` rows that hold something, with progress reported now and then. */
export type Reading = { mostRows: number; report: (progress: ReadingProgress) => void };

/** Reads the rows that hold something. Throws UnfitWorkbook. */
export async function readSheet(
  chunks: AsyncIterable<Buffer>,
  look: CellLook,
  reading: Reading,
): Promise<Sheet> {
  const found = new FoundSheet(look, reading);
  await readXml(chunks, {
    open: (name, attributes) => found.open(name, attributes),
    close: (name) => found.close(name),
    text: (value) => found.text(value),
  });
  return { rows: found.rows, merges: found.merges.filter(({ top }) => top > 0) };
}

type OpenCell = {
  attributes: XmlAttributes;
  value: string | null;
  inline: string | null;
  isFormula: boolean;
};

/** Collects the rows of a sheet while its XML is parsed. */
class FoundSheet {
  readonly rows: SheetRow[] = [];
  readonly merges: CellRange[] = [];
  readonly #look: CellLook;
  readonly #report: Reading['report'];
  readonly #mostRows: number;
  readonly #progress: ReadingProgress = { total: null, read: 0 };
  #row = 0;
  #isHidden = false;
  #cells = new Map<number, SheetCell>();
  #column = -1;
  #cellCount = 0;
  #cell: OpenCell | null = null;
  #textOf: 'value' | 'inline' | null = null;

  constructor(look: CellLook, { mostRows, report }: Reading) {
    this.#look = look;
    this.#report = report;
    this.#mostRows = mostRows;
  }

  open(name: string, attributes: () => XmlAttributes): void {
    if (name === 'row') this.#openRow(attributes());
    else if (name === 'c') this.#openCell(attributes());
    else if (name === 'f' && this.#cell) this.#cell.isFormula = true;
    else if (name === 'v' && this.#cell) this.#textOf = 'value';
    else if (name === 't' && this.#cell) this.#textOf = 'inline';
    else if (name === 'mergeCell') this.merges.push(rangeOf(attributes().ref ?? ''));
    else if (name === 'dimension') this.#progress.total = rangeOf(attributes().ref ?? '').bottom || null;
    if (this.merges.length > mostMerges) throw new UnfitWorkbook('tooCostly');
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.#textOf = null;
    else if (name === 'c') this.#closeCell();
    else if (name === 'row') this.#closeRow();
  }

  text(value: string): void {
    if (this.#cell && this.#textOf) this.#cell[this.#textOf] = (this.#cell[this.#textOf] ?? '') + value;
  }

  #openRow({ r, hidden }: XmlAttributes): void {
    this.#row = r === undefined ? this.#row + 1 : Number(r);
    this.#isHidden = hidden === '1' || hidden === 'true';
    this.#column = -1;
    this.#cells = new Map();
  }

  #openCell(attributes: XmlAttributes): void {
    this.#column = attributes.r === undefined ? this.#column + 1 : columnOf(attributes.r);
    this.#cell = { attributes, value: null, inline: null, isFormula: false };
    this.#cellCount += 1;
    if (this.#cellCount > mostCells) throw new UnfitWorkbook('tooCostly');
  }

  #closeCell(): void {
    if (!this.#cell) return;
    const { attributes, value, inline, isFormula } = this.#cell;
    const read = readCell(attributes, inline ?? value, isFormula, this.#look);
    if (read && this.#column < mostColumns) this.#cells.set(this.#column, read);
    this.#cell = null;
  }

  #closeRow(): void {
    this.#progress.read = Math.max(this.#progress.read, this.#row);
    if (this.#cells.size > 0)
      this.rows.push({ row: this.#row, isHidden: this.#isHidden, cells: this.#cells });
    if (this.rows.length > this.#mostRows) throw new UnfitWorkbook('tooManyLines');
    if (this.rows.length % rowsBetweenReports === 0) this.#report({ ...this.#progress });
  }
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

/** Whether a sheet holds anything. */
export async function isSheetUsed(chunks: AsyncIterable<Buffer>): Promise<boolean> {
  let isUsed = false;
  const open = (name: string) => {
    if (name === 'v' || name === 't') isUsed = true;
  };
  await readXml(chunks, { open, isDone: () => isUsed });
  return isUsed;
}
