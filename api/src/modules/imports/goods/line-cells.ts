import { type CargoColumn, defaultPacking, trimText } from '@berth/contract';
import { rangeText } from '../sheet/cell-address.ts';
import type { ImportLog, NotePlace } from '../sheet/import-log.ts';
import type { LineReader } from '../sheet/line-reader.ts';
import type { HeldCell } from '../sheet/merged-cells.ts';
import { readText } from '../sheet/read-text.ts';
import { readNumber, readSize } from './read-number.ts';

export type LineInput = {
  line: LineReader<CargoColumn>;
  /** Codes of packings by their folded names and codes. */
  packings: ReadonlyMap<string, string>;
};

// Long enough to be recognised and refused as too long; a cell can hold thirty thousand.
const longestText = 500;

/** What a field can be made of where it has no column of its own. */
export const madeOf: Partial<Record<CargoColumn, readonly CargoColumn[]>> = {
  weight: ['weightEach', 'package'],
  volume: ['volumeEach', 'size', 'long', 'wide', 'high', 'package'],
};

/** Reads the columns of one line, and remembers for which an error was noted. */
export function createCargoReader({ line, packings }: LineInput) {
  const { rows, columns, log, cellsOf } = line;
  const told = new Set<CargoColumn>();
  const placeOf = (column: CargoColumn, row = rows[0] ?? 0): NotePlace => {
    const own = [column, ...(madeOf[column] ?? [])].find((each) => columns.has(each));
    return line.placeOf(own ?? column, row);
  };
  /** What `read` makes of the column; an error that it tells is remembered for it. */
  const reading = <Answer>(column: CargoColumn, read: () => Answer): Answer => {
    const before = log.errorCount();
    const answer = read();
    if (log.errorCount() > before) told.add(column);
    return answer;
  };
  const textsOf = (column: CargoColumn) => {
    const texts = cellsOf(column).map((cell) => textOf(cell, placeOf(column, cell.row), log));
    return [...new Set(texts.filter((text) => text !== ''))];
  };
  const numbersOf = (column: CargoColumn, decimals: number) =>
    cellsOf(column)
      .map((cell) => readNumber(cell, decimals, placeOf(column, cell.row), log))
      .filter((value) => value !== '');
  const theSame = (column: CargoColumn, values: readonly string[]) => {
    const [first = '', ...others] = new Set(values);
    const range = `${rows[0]}–${rows.at(-1)}`;
    if (others.length > 0) log.error(placeOf(column), 'differsInCarton', { range });
    return first;
  };
  return {
    told,
    placeOf,
    text: (column: CargoColumn) => reading(column, () => textsOf(column).join('、')),
    /** A figure of one package: the same for all goods that are packed together. */
    figure: (column: CargoColumn, decimals: number) =>
      reading(column, () => theSame(column, numbersOf(column, decimals))),
    /** A figure of the whole line: of goods that are packed together, the sum. */
    amount: (column: CargoColumn, decimals: number) =>
      reading(column, () => {
        const shared = cellsOf(column).find((cell) => cell.shared)?.shared;
        if (!shared) return sumOf(numbersOf(column, decimals));
        log.error(placeOf(column), 'mergedOverLines', { range: rangeText(shared) });
        return '';
      }),
    size: () =>
      reading('size', () => {
        const text = theSame('size', textsOf('size'));
        const size = text === '' ? null : readSize(text);
        if (text !== '' && !size) log.error(placeOf('size'), 'notSize', { text: text.slice(0, 40) });
        return size;
      }),
    /** What the file names; cartons where it names nothing, as in a new line of the form. */
    packing: () =>
      reading('pack', () => {
        const named = textsOf('pack');
        if (named.length === 0) return defaultPacking;
        const code = named.length === 1 ? packings.get(foldChoice(named[0] ?? '')) : undefined;
        if (code === undefined)
          log.error(placeOf('pack'), 'unknownPacking', { text: named.join('、').slice(0, 40) });
        return code ?? '';
      }),
  };
}

export type CargoReader = ReturnType<typeof createCargoReader>;

/** The name or code of a choice, as people write it. */
export function foldChoice(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

function sumOf(values: readonly string[]): string {
  if (values.length < 2) return values[0] ?? '';
  const sum = values.reduce((total, value) => total + Math.round(Number(value) * 1000), 0);
  return String(sum / 1000);
}

/** A text of one line, as the form's fields hold it. */
function textOf(cell: HeldCell, place: NotePlace, log: ImportLog): string {
  const text = readText(cell, place, log);
  if (cell.isFormula && text !== '') log.count('formulasTaken', place.column);
  return trimText(text.slice(0, 2 * longestText).replace(/\s*[\t\n\r]\s*/g, ' ')).slice(0, longestText);
}
