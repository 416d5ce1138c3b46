import { type CellRange, columnOf, rangeOf } from './cell-address.ts';
import { type CellLook, readCell, type SheetCell } from './read-cell.ts';
import { readXml, type XmlAttributes } from './read-xml.ts';
import { UnfitWorkbook } from './unfit-workbook.ts';

export type SheetRow = { row: number; isHidden: boolean; cells: ReadonlyMap<number, SheetCell> };

export type Sheet = {
  rows: readonly SheetRow[];
  merges: readonly CellRange[];
  hiddenColumns: ReadonlySet<number>;
};

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
  const { rows, merges, hiddenColumns } = found;
  return { rows, merges: merges.filter(({ top }) => top > 0), hiddenColumns };
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
  readonly hiddenColumns = new Set<number>();
  readonly #look: CellLook;
  readonly #report: Reading['report'];
  readonly #mostRows: number;
  readonly #progress: ReadingProgress = { total: null, read: 0 };
  #row = 0;
  #isHidden = false;
  #areRowsHidden = false;
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
    else if (name === 'col') this.#openColumns(attributes());
    else if (name === 'sheetFormatPr') this.#areRowsHidden = isOn(attributes().zeroHeight);
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

  /** Columns and rows without any width or height are seen as little as hidden ones. */
  #openColumns({ min, max, hidden, width }: XmlAttributes): void {
    if (!isOn(hidden) && Number(width) !== 0) return;
    for (let at = Number(min) - 1; at < Math.min(Number(max), mostColumns); at += 1)
      this.hiddenColumns.add(at);
  }

  #openRow({ r, hidden, ht }: XmlAttributes): void {
    this.#row = r === undefined ? this.#row + 1 : Number(r);
    this.#isHidden =
      isOn(hidden ?? (ht === undefined && this.#areRowsHidden ? '1' : '0')) || Number(ht) === 0;
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

const isOn = (value: string | undefined) => value === '1' || value === 'true';

/** Whether a sheet holds anything. */
export async function isSheetUsed(chunks: AsyncIterable<Buffer>): Promise<boolean> {
  let isUsed = false;
  const open = (name: string) => {
    if (name === 'v' || name === 't') isUsed = true;
  };
  await readXml(chunks, { open, isDone: () => isUsed });
  return isUsed;
}
