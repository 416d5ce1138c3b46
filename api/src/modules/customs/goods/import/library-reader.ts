import {
  createWorkbookReader,
  type ReaderBounds,
  readingProgram,
  type WorkbookReader,
} from '../../../imports/sheet/workbook-reader.ts';
import type { LibraryOrder, ReadLibrary } from './read-library.ts';

export type LibraryReader = WorkbookReader<LibraryOrder, ReadLibrary>;

const program = readingProgram(new URL('./read-library-process.ts', import.meta.url));

/** Reads the goods of workbooks, each in a process of its own. */
export function createLibraryReader(
  warn: (message: string) => void,
  changes: Partial<ReaderBounds> = {},
): LibraryReader {
  return createWorkbookReader(program, warn, changes);
}
