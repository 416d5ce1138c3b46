import { dictionaryLimits } from '@berth/contract';
import { Refusal } from '../../../http/refusal.ts';
import { decodeCsv, readCsv } from '../../imports/csv/read-csv.ts';
import { refusalOfWorkbook } from '../../imports/imports.service.ts';
import {
  createWorkbookReader,
  readingProgram,
  type WorkbookReader,
} from '../../imports/sheet/workbook-reader.ts';
import type { CellsOrder, ReadCells } from './read-cells.ts';
import { isOfficialPorts } from './unlocode.ts';

export type CellsReader = WorkbookReader<CellsOrder, ReadCells>;

/** A row of a file; `line` is that of the file, from 1. */
export type FileRow = { line: number; cells: string[]; isUnclosed: boolean };

const program = readingProgram(new URL('./read-cells-process.ts', import.meta.url));

/** Reads workbooks, each in a process of its own. */
export function createCellsReader(warn: (message: string) => void): CellsReader {
  return createWorkbookReader(program, warn);
}

const isZip = (content: Uint8Array) =>
  Buffer.from(content.subarray(0, 4)).equals(Buffer.from('PK\u0003\u0004'));
const isCompound = (content: Uint8Array) =>
  Buffer.from(content.subarray(0, 4)).equals(Buffer.from('d0cf11e0', 'hex'));

/** The rows of a CSV or a workbook; null where other calls may have their turn. */
export async function* rowsOfFile(
  content: Buffer,
  { readCells, signal }: { readCells: CellsReader; signal: AbortSignal },
): AsyncGenerator<FileRow | null> {
  if (isZip(content) || isCompound(content)) {
    const order = { content, mostRows: dictionaryLimits.rows + 1 };
    const read = await readCells(order, { signal, onProgress: () => undefined });
    if ('problem' in read) throw refusalOf(read.problem);
    for (const row of read.rows) yield { ...row, isUnclosed: false };
    return;
  }
  const limit = dictionaryLimits.line;
  for (const record of readCsv(textOf(content), { mostCharacters: limit })) {
    if (record?.isTooLong)
      throw new Refusal('DICTIONARY_LINE_TOO_LONG', { params: { line: record.line, limit } });
    yield record && { line: record.line, cells: record.cells, isUnclosed: record.isUnclosed ?? false };
  }
}

/** Older issues of UN/LOCODE are written in the alphabet of Western Europe, which GB 18030 reads as Chinese. */
function textOf(content: Buffer): string {
  const text = decodeCsv(content);
  if (text === null) throw new Refusal('DICTIONARY_NOT_READ');
  const [first] = readCsv(text.slice(0, 2000), { mostCharacters: 2000 });
  return (isOfficialPorts(first?.cells ?? []) && decodeCsv(content, 'windows-1252')) || text;
}

function refusalOf(problem: Parameters<typeof refusalOfWorkbook>[0]): Refusal {
  const limit = dictionaryLimits.rows;
  if (problem === 'tooManyLines') return new Refusal('DICTIONARY_TOO_MANY_ROWS', { params: { limit } });
  if (problem === 'notWorkbook' || problem === 'tooCostly') return new Refusal('DICTIONARY_NOT_READ');
  return refusalOfWorkbook(problem, limit);
}
