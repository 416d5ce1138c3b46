import { z } from 'zod';
import type { EndpointTable } from '../endpoint.ts';
import { type ExportList, exportLists } from './export-lists.ts';

/** Files made of lists (spec section 7, Export and files). */
export const exportEndpoints = {
  'GET /fileExport': {
    summary:
      'A list as an Excel file, as it is filtered and sorted: besides the parameters here it takes the filters, ' +
      '`prop` and `order` of the list that it exports, and has no pages',
    access: 'signedIn',
    query: z.looseObject({
      list: z.enum(Object.keys(exportLists) as [ExportList]), // the keys, typed
      /** Keys of columns, separated by commas, in the order wanted; all when left out. */
      columns: z.string().max(2000).optional(),
      format: z.enum(['xlsx']).default('xlsx'),
    }),
    result: 'file',
    rateLimit: { calls: 20, seconds: 60 },
    errors: [
      'EXPORT_TOO_LARGE',
      'EXPORTS_BUSY',
      'LIST_FIELD_UNKNOWN',
      'LIST_OPERATOR_UNKNOWN',
      'LIST_VALUE_INVALID',
      'LIST_PAGE_INVALID',
    ],
  },
} as const satisfies EndpointTable;
