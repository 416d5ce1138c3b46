import {
  type CustomsUnit,
  type HsCode,
  hsCodeProblems,
  type Locale,
  matchTariffHeading,
  normalizeDecimal,
  normalizeHsCode,
  type Problem,
  problemMessage,
  readCustomsUnit,
  readElementList,
  requiredTariffColumns,
  type TariffColumn,
  tariffColumnTitle,
  tariffLimits,
} from '@berth/contract';
import { Refusal } from '../../../http/refusal.ts';
import { type CsvRecord, decodeCsv, readCsv } from '../../imports/csv/read-csv.ts';

type Columns = ReadonlyMap<TariffColumn, { place: number; heading: string }>;

export type ReadTariff = {
  entries: HsCode[];
  rows: number;
  errorCount: number;
  errors: { row: number; column: string; message: string }[];
};

/** Reads a tariff file; what is wrong in it is told by row. `pause` lets other work go on. */
export async function readTariff(
  content: Uint8Array,
  locale: Locale,
  pause: () => Promise<unknown>,
): Promise<ReadTariff> {
  const text = decodeCsv(content);
  if (text === null) throw new Refusal('TARIFF_NOT_CSV');
  let columns: Columns | null = null;
  const seen = new Map<string, number>();
  const read: ReadTariff = { entries: [], rows: 0, errorCount: 0, errors: [] };
  for (const record of readCsv(text, { mostCharacters: tariffLimits.line })) {
    if (record === null) {
      await pause();
      continue;
    }
    if (record.isTooLong) {
      const { line } = record;
      throw new Refusal('TARIFF_LINE_TOO_LONG', { params: { line, limit: tariffLimits.line } });
    }
    if (!columns) {
      columns = columnsOf(record, locale);
      continue;
    }
    read.rows += 1;
    if (read.rows > tariffLimits.rows)
      throw new Refusal('TARIFF_TOO_MANY_ROWS', { params: { limit: tariffLimits.rows } });
    const entry = readEntry(record, columns);
    const problems: Problem[] = record.isUnclosed
      ? [{ path: 'code', rule: 'quoteUnclosed' }]
      : [...hsCodeProblems(entry), ...repeated(entry.code, record.line, seen)];
    if (problems.length === 0) read.entries.push(entry);
    for (const problem of problems) note(read, record.line, problem, { columns, locale });
  }
  if (read.rows === 0) throw new Refusal('TARIFF_NO_ROWS');
  return read;
}

function columnsOf({ cells }: CsvRecord, locale: Locale): Columns {
  const columns = new Map<TariffColumn, { place: number; heading: string }>();
  for (const [place, heading] of cells.entries()) {
    const column = matchTariffHeading(heading);
    if (column && !columns.has(column)) columns.set(column, { place, heading });
  }
  const missing = requiredTariffColumns.find((column) => !columns.has(column));
  if (missing)
    throw new Refusal('TARIFF_COLUMN_MISSING', { params: { column: tariffColumnTitle(missing, locale) } });
  return columns;
}

const noUnit = new Set(['', '-', '无', '/', 'none']);

function readEntry({ cells }: CsvRecord, columns: Columns): HsCode {
  const textOf = (column: TariffColumn) => cells[columns.get(column)?.place ?? -1] ?? '';
  const second = textOf('secondUnit');
  return {
    code: normalizeHsCode(textOf('code')),
    nameZh: textOf('nameZh'),
    nameEn: textOf('nameEn'),
    firstUnit: unitOf(textOf('firstUnit')),
    secondUnit: noUnit.has(second.toLowerCase()) ? '' : unitOf(second),
    elements: readElementList(textOf('elements')),
    refundRate: rateOf(textOf('refundRate')),
  };
}

// What is no unit stays as it stood, and is then told to be none.
const unitOf = (text: string) => readCustomsUnit(text) ?? (text as CustomsUnit);

function rateOf(text: string): number {
  const number = normalizeDecimal(text.normalize('NFKC').replace(/\s*%$/, ''));
  return number === null ? Number.NaN : Number(number);
}

function repeated(code: string, line: number, seen: Map<string, number>): Problem[] {
  const row = seen.get(code);
  if (row !== undefined) return [{ path: 'code', rule: 'hsCodeTwice', params: { code, row } }];
  if (code !== '') seen.set(code, line);
  return [];
}

function note(
  read: ReadTariff,
  row: number,
  problem: Problem,
  { columns, locale }: { columns: Columns; locale: Locale },
): void {
  read.errorCount += 1;
  if (read.errors.length >= tariffLimits.notes) return;
  const column = columns.get(problem.path as TariffColumn); // the rules name fields, which are the columns
  read.errors.push({ row, column: column?.heading ?? '', message: problemMessage(problem, locale) });
}
