import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { filterObj, settingsFields, sort, tableColumns, tableName, tableTitle } from './table-fields.ts';
import type { SavedFilter, SavedView, TableSettings } from './table-settings.ts';

const id = z.string().max(64);
const version = z.string().max(64);
/** What a change was made from; where it is not what is stored any more the change is refused. */
const madeFrom = version.optional();

const isOfOrganisation = z
  .boolean()
  .optional()
  .describe('set by the forwarder for everybody; absent where it is the caller’s own');

const tableSettings = z.object({
  ...settingsFields,
  version,
  isOfOrganisation,
}) satisfies z.ZodType<TableSettings>;

/** As it is stored: what an earlier version took is answered still, and who reads it says what cannot be read. */
const storedFilterObj = z.record(z.string(), z.array(z.string()));

const savedFilter = z.object({
  id,
  title: z.string(),
  filterObj: storedFilterObj,
  isShared: z.boolean(),
  isMine: z.boolean(),
  ownerName: z.string(),
  version,
}) satisfies z.ZodType<SavedFilter>;

const savedView = z.object({
  id,
  title: z.string(),
  columns: tableColumns,
  sort: sort.nullable(),
  filterObj: storedFilterObj,
  isDefault: z.boolean(),
  version,
  isOfOrganisation,
}) satisfies z.ZodType<SavedView>;

/**
 * What a person keeps of each table (spec section 7, System): column settings, favourite filters, views. Saves and
 * deletions of the latter two answer with all of the table's, as they are afterwards.
 */
export const tableEndpoints = {
  'GET /system/table/list': {
    summary: "The column settings of every table that has some: the caller's own, or else the organisation's",
    access: 'signedIn',
    result: z.array(tableSettings),
  },
  'GET /system/table/info': {
    summary:
      "The caller's column settings of a table, or else the organisation's; null where the table's own hold",
    access: 'signedIn',
    query: z.object({ table: tableName }),
    result: tableSettings.nullable(),
  },
  'POST /system/table/reset': {
    summary:
      "Removes the caller's column settings of a table and gives those that hold then, as `table/info` does",
    access: 'signedIn',
    body: z.object({ table: tableName }),
    result: tableSettings.nullable(),
  },
  'POST /system/table/save': {
    summary: "Saves the caller's column settings of a table in place of those that they were made from",
    access: 'signedIn',
    body: z.object({
      ...settingsFields,
      /** Of the settings that these were made from; null where there were none. */
      version: version.nullable(),
    }),
    result: tableSettings,
    errors: ['TOO_MANY_TABLES', 'SAVED_ELSEWHERE'],
  },
  'GET /system/filter/list': {
    summary: "The caller's favourite filters of a table, then those that the main account shares",
    access: 'signedIn',
    query: z.object({ table: tableName }),
    result: z.array(savedFilter),
  },
  'POST /system/filter/delete': {
    summary: "Deletes a favourite filter of the caller's own",
    access: 'signedIn',
    body: z.object({ table: tableName, id }),
    result: z.array(savedFilter),
    errors: ['NOT_FOUND'],
  },
  'POST /system/filter/save': {
    summary: 'Saves a favourite filter, new or changed; a main account may share it with its sub-accounts',
    access: 'signedIn',
    body: z.object({
      table: tableName,
      /** Absent for a new one. */
      id: id.optional(),
      version: madeFrom,
      title: tableTitle,
      filterObj: filterObj.refine((filter) => Object.keys(filter).length > 0, 'no conditions'),
      isShared: z.boolean(),
    }),
    result: z.array(savedFilter),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'SAVED_ELSEWHERE'],
  },
  'GET /system/view/list': {
    summary: "The caller's views of a table, then the organisation's",
    access: 'signedIn',
    query: z.object({ table: tableName }),
    result: z.array(savedView),
  },
  'POST /system/view/delete': {
    summary: 'Deletes a view',
    access: 'signedIn',
    body: z.object({ table: tableName, id }),
    result: z.array(savedView),
    errors: ['NOT_FOUND'],
  },
  'POST /system/view/save': {
    summary: 'Saves a view, new or changed; where it is the default no other one of the table is',
    access: 'signedIn',
    body: z.object({
      table: tableName,
      /** Absent for a new one. */
      id: id.optional(),
      version: madeFrom,
      title: tableTitle,
      columns: tableColumns,
      sort: sort.nullable(),
      filterObj,
      isDefault: z.boolean(),
    }),
    result: z.array(savedView),
    errors: ['NOT_FOUND', 'SAVED_ELSEWHERE'],
  },
} as const satisfies EndpointTable;
