import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { defaultMaxBytes, imageKinds } from '../file/file-kind.ts';
import { importNotes, workbookErrors, workbookUpload } from '../import/workbook-import.ts';
import { locales } from '../language/locale.ts';
import { declarationId, declarationLine, paper } from './declaration.schema.ts';
import { paperFiles, paperSlots } from './paper.ts';

const id = declarationId;
const fileErrors = [
  'UPLOAD_MISSING',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_KIND_REFUSED',
  'UPLOAD_UNREADABLE',
  'UPLOAD_TOO_MANY_PIXELS',
  'UPLOAD_ACTIVE_CONTENT',
  'UPLOADS_BUSY',
  'UNSUPPORTED_MEDIA_TYPE',
] as const;
const handsIn = {
  access: { permission: 'customs:edit' },
  query: z.object({
    id,
    slot: z.enum(paperSlots),
    /** The paper whose place the file takes; it is retained as an older version. */
    replaces: declarationId.optional(),
  }),
  result: paper,
  rateLimit: { calls: 120, seconds: 60 },
  errors: ['NOT_FOUND', 'DECLARATION_ACTION_REFUSED', 'TOO_MANY_PAPERS', ...fileErrors],
} as const;
/** Of a call whose file is made while the caller waits. */
export const madeDocuments = {
  makes: true,
  query: z.object({ id, as: z.enum(['xlsx', 'pdf']), language: z.enum(locales).optional() }),
  result: 'file',
  rateLimit: { calls: 30, seconds: 60 },
  errors: ['NOT_FOUND', 'DOCUMENTS_BUSY'],
} as const;

/** Papers of declarations: those that are handed in, and those that the portal makes. */
export const declarationFileEndpoints = {
  'POST /business/clearance': {
    ...handsIn,
    summary: 'Hands in a paper of a declaration; while it is confirmed, only one that was asked for',
    upload: { maxBytes: defaultMaxBytes, kinds: paperFiles },
  },
  'POST /business/uploadPayImg': {
    ...handsIn,
    summary: 'The same for a picture',
    upload: { maxBytes: defaultMaxBytes, kinds: imageKinds },
  },
  'POST /business/declarationPaperRemove': {
    summary: 'Takes a paper away; one that the desk has seen is retained as an older version',
    access: { permission: 'customs:edit' },
    body: z.object({ id, paperId: declarationId }),
    result: z.null(),
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['NOT_FOUND', 'DECLARATION_ACTION_REFUSED'],
  },
  'GET /business/declarationPaper': {
    summary: 'The file of a paper, to be looked at in the page or saved',
    access: { permission: 'bookings:view' },
    isEmbedded: true,
    query: z.object({ id, paperId: declarationId }),
    result: 'file',
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
  'GET /business/declarationDocuments': {
    ...madeDocuments,
    summary:
      'Contract, invoice, packing list, elements and draft of a declaration as it is saved: one workbook of five sheets ' +
      'with formulas, or the same as one PDF',
    access: { permission: 'bookings:view' },
  },
  'GET /business/declarationZip': {
    summary:
      'All papers of a declaration, the replaced ones among them, with the documents made of it, as one zip',
    access: { permission: 'bookings:view' },
    makes: true,
    query: z.object({ id, language: z.enum(locales).optional() }),
    result: 'file',
    rateLimit: { calls: 30, seconds: 60 },
    errors: ['NOT_FOUND', 'DOCUMENTS_BUSY', 'UPLOAD_GONE'],
  },
  'POST /business/importDecFile': {
    unaudited: 'It reads a file; nothing is stored',
    summary:
      'Reads lines of a declaration out of an .xlsx by its headings, in either language; nothing is stored. Lines are ' +
      'given where no cell is wrong',
    access: { permission: 'customs:edit' },
    upload: workbookUpload,
    result: z.object({
      sheet: z.string(),
      rows: z.int(),
      lines: z.array(declarationLine).describe('none where a cell is wrong'),
      errorCount: z.int(),
      notes: importNotes,
    }),
    rateLimit: { calls: 30, seconds: 60 },
    errors: workbookErrors,
  },
  'GET /import_excel_deal/decTemplate': {
    summary: "An empty .xlsx of declared goods to fill in, in the caller's language",
    access: 'signedIn',
    makes: true,
    result: 'file',
    rateLimit: { calls: 30, seconds: 60 },
  },
} as const satisfies EndpointTable;
