import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { filterObj, settingsFields, sort, tableColumns, tableName, tableTitle } from './table-fields.ts';
import { tableDefaultKinds } from './table-settings.ts';

const access = { access: { permission: 'system:menus' } } as const;
const writing = { ...access, rateLimit: { calls: 60, seconds: 60 } } as const;
const path = z
  .string()
  .max(200)
  .regex(/^(?:\/[A-Za-z0-9._-]+)+$/)
  .describe('of the page on which the table stands');

const tableDefault = z.object({
  kind: z.enum(tableDefaultKinds),
  id: z.string(),
  table: tableName,
  path,
  title: z.string().describe("of a view; '' of columns"),
  version: z.string(),
  savedAt: z.string(),
});

/**
 * What staff set of a table for everybody (spec section 7, System): its columns, which hold for who has none of their
 * own, and views, which are offered beside one's own.
 */
export const tableDefaultEndpoints = {
  'GET /system/table/defaults': {
    ...access,
    summary:
      'What is set for everybody, by table; of each its columns, then its views in the order of creation',
    result: z.array(tableDefault),
  },
  'POST /system/table/saveDefaultColumns': {
    ...writing,
    summary: 'Sets the columns of a table for everybody who has none of their own',
    body: z.object({ ...settingsFields, path }),
    result: z.null(),
  },
  'POST /system/table/saveDefaultView': {
    ...writing,
    summary: 'Offers a view of a table to everybody; one of the same name is replaced',
    body: z.object({
      table: tableName,
      path,
      title: tableTitle,
      columns: tableColumns,
      sort: sort.nullable(),
      filterObj,
    }),
    result: z.null(),
  },
  'POST /system/table/removeDefault': {
    ...writing,
    summary: 'Removes, as it was seen, what is set for everybody',
    body: z.object({ kind: z.enum(tableDefaultKinds), id: z.uuid(), version: z.string().max(64) }),
    result: z.null(),
    errors: ['SAVED_ELSEWHERE'],
  },
} as const satisfies EndpointTable;
