import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { listErrors } from '../list/list-schema.ts';
import { type ExportList, exportLists } from './export-lists.ts';

/** Made up by who asks for a file, to ask with it how far that file is. Means something to one person alone. */
const progressKey = z.string().regex(/^[\w-]{8,64}$/);

/** Files made of lists (spec section 7, Export and files). */
export const exportEndpoints = {
  'GET /fileExport': {
    summary:
      'A list as an Excel file, as it is filtered and sorted: besides the parameters here it takes the filters, ' +
      '`prop` and `order` of the list that it exports, and has no pages',
    access: { permission: 'exports:make' },
    makes: true,
    query: z.looseObject({
      list: z.enum(Object.keys(exportLists) as [ExportList]), // the keys, typed
      /** Keys of columns, separated by commas, in the order wanted; all when left out. */
      columns: z.string().max(2000).optional(),
      format: z.enum(['xlsx']).default('xlsx'),
      progressKey: progressKey.optional(),
    }),
    result: 'file',
    rateLimit: { calls: 20, seconds: 60 },
    errors: ['EXPORT_TOO_LARGE', 'EXPORTS_BUSY', ...listErrors],
  },
  'GET /fileExport/progress': {
    summary:
      'How far a file is that the same person is waiting for: null before it is begun, once it is done, and where ' +
      'another server makes it',
    access: 'signedIn',
    query: z.object({ key: progressKey }),
    result: z
      .object({
        /** The rows that the filter leaves; null until they are counted. */
        total: z.int().nonnegative().nullable(),
        /** Of these, read from the database. */
        read: z.int().nonnegative(),
        /** Of these, written into the file. */
        written: z.int().nonnegative(),
      })
      .nullable(),
    rateLimit: { calls: 300, seconds: 60 },
  },
} as const satisfies EndpointTable;
