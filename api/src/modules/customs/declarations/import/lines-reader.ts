import {
  createWorkbookReader,
  readingProgram,
  type WorkbookReader,
} from '../../../imports/sheet/workbook-reader.ts';
import type { LinesOrder, ReadLines } from './read-lines.ts';

export type LinesReader = WorkbookReader<LinesOrder, ReadLines>;

const program = readingProgram(new URL('./read-lines-process.ts', import.meta.url));

/** Reads the goods of declarations out of workbooks, each in a process of its own. */
export function createLinesReader(warn: (message: string) => void): LinesReader {
  return createWorkbookReader(program, warn, {});
}
