import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { goodsFiles } from './goods-files.ts';
import { importNotes, workbookErrors, workbookUpload } from './workbook-import.ts';

/** Made up by who imports, to ask with it how far the reading is. Means something to one person alone. */
const progressKey = z.string().regex(/^[\w-]{8,64}$/);

/** Every field as text, as a form's sheet holds it: numbers plain, and what cannot be read as it stood in the file. */
const importedCells = z.object({
  goods_name: z.string(),
  package: z.string(),
  weight: z.string(),
  volume: z.string(),
  long: z.string(),
  wide: z.string(),
  high: z.string(),
  pack: z.string().describe('a packing code; empty where the file names none that exists'),
  shipment_id: z.string(),
  reference_id: z.string(),
  instructions: z.string(),
});

const importedCargo = z.object({
  sheet: z.string(),
  lines: z.array(
    z.object({
      row: z.int(),
      isRight: z.boolean().describe('no error is told of it, nor of the whole file'),
      cells: importedCells,
    }),
  ),
  errorCount: z.int(),
  notes: importNotes,
});

const goodsImport = {
  access: { permission: 'bookings:edit' },
  upload: workbookUpload,
  query: z.object({ progressKey: progressKey.optional() }),
  result: importedCargo,
  rateLimit: { calls: 30, seconds: 60 },
  errors: workbookErrors,
} as const;

/** Goods out of Excel files (spec section 7, Uploads). Nothing is stored: what was read is the answer. */
export const importEndpoints = {
  'POST /import_excel_deal/importFbaGoodsFile': {
    unaudited: 'It reads a file; nothing is stored',
    summary: 'Reads the cargo lines of an LCL booking out of an .xlsx; nothing is stored',
    ...goodsImport,
  },
  'POST /import_excel_deal/importFclGoodsFile': {
    unaudited: 'It reads a file; nothing is stored',
    summary: 'Reads the cargo lines of an FCL booking out of an .xlsx; nothing is stored',
    ...goodsImport,
  },
  'GET /import_excel_deal/template': {
    summary: "An empty .xlsx to fill in, in the caller's language",
    access: 'signedIn',
    makes: true,
    query: z.object({ goods: z.enum(goodsFiles) }),
    result: 'file',
    rateLimit: { calls: 30, seconds: 60 },
  },
  'GET /import_excel_deal/progress': {
    summary: 'How far the reading is of a file that the same person has sent; null before it and after',
    access: 'signedIn',
    query: z.object({ key: progressKey }),
    result: z
      .object({
        /** Rows of the sheet, as far as it says; null until that is known. */
        total: z.int().nonnegative().nullable(),
        read: z.int().nonnegative(),
      })
      .nullable(),
    rateLimit: { calls: 300, seconds: 60 },
  },
} as const satisfies EndpointTable;
