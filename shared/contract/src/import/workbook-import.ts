import { z } from 'zod';
import { importLimits } from './goods-files.ts';

/** The upload of a workbook: what it is is said by its own content, see the errors. */
export const workbookUpload = { maxBytes: importLimits.bytes, kinds: [] } as const;

const importNote = z.object({
  severity: z.enum(['error', 'hint']).describe('a hint keeps nothing from being imported'),
  row: z.int().nullable().describe('as the sheet numbers it; null for the whole file'),
  cell: z.string().nullable().describe('such as C12; null for the whole file or row'),
  column: z.string().nullable().describe('the heading, as the sheet has it'),
  message: z.string().describe("in the caller's language"),
});

/** What was noted of a workbook: errors first, each in the order of the sheet; of very many only the first. */
export const importNotes = z.array(importNote).max(importLimits.notes);

/** How the reading of a workbook is refused as a whole. */
export const workbookErrors = [
  'UPLOAD_MISSING',
  'UPLOAD_TOO_LARGE',
  'UPLOADS_BUSY',
  'UNSUPPORTED_MEDIA_TYPE',
  'IMPORT_NOT_WORKBOOK',
  'IMPORT_OLD_FORMAT',
  'IMPORT_PASSWORD',
  'IMPORT_MACROS',
  'IMPORT_LINKS',
  'IMPORT_TOO_COSTLY',
  'IMPORT_UNREADABLE',
  'IMPORT_NO_HEADING',
  'IMPORT_NO_LINES',
  'IMPORT_TOO_MANY_LINES',
  'IMPORTS_BUSY',
] as const;
