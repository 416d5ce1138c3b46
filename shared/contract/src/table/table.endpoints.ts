import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { decodeCondition, operators } from '../list/filter-condition.ts';
import { addressLength } from '../list/filter-object.ts';
import {
  tableMemoryLimits as limits,
  type SavedFilter,
  type SavedView,
  type TableSettings,
  tableNamePattern,
} from './table-settings.ts';
import { normalizeTitle } from './table-title.ts';

const tableName = z.string().regex(tableNamePattern).describe("the code's own word for a table");
/** Of a column, or of a field that is filtered by. */
const key = z.string().regex(/^[A-Za-z][A-Za-z0-9_.]{0,59}$/);
// Its rules are titleProblem's, so that they are told in words that fit a name.
const title = z.string().max(4000).transform(normalizeTitle);
const id = z.string().max(64);
const version = z.string().max(64);
/** What a change was made from; where it is not what is stored any more the change is refused. */
const madeFrom = version.optional();

const columnSetting = z.object({
  key,
  isShown: z.boolean(),
  widthPx: z.number().int().min(limits.minWidthPx).max(limits.maxWidthPx).nullable(),
  isSortable: z.boolean(),
  fixed: z.enum(['left', 'right']).nullable(),
});

const columns = z
  .array(columnSetting)
  .max(limits.columns)
  .refine((list) => new Set(list.map((column) => column.key)).size === list.length, 'a column stands once');

const settingsFields = {
  table: tableName,
  columns,
  density: z.enum(['comfortable', 'compact']),
  isBordered: z.boolean(),
  isStriped: z.boolean(),
};

const tableSettings = z.object({ ...settingsFields, version }) satisfies z.ZodType<TableSettings>;

const condition = z
  .string()
  .max(limits.conditionCharacters)
  // PostgreSQL cannot hold it.
  .transform((text) => text.replaceAll('\0', ''))
  .refine(isCondition, 'not a condition')
  .describe('value|operator; several values comma-separated; a backslash keeps | , and \\ inside a value');

const filterObj = z
  .record(key, z.array(condition).min(1).max(limits.conditionsPerField))
  .refine((filter) => Object.keys(filter).length <= limits.conditionFields, 'too many fields')
  .refine((filter) => addressLength(filter) <= limits.addressCharacters, 'too long');

/** As it is stored: what an earlier version took is answered still, and who reads it says what cannot be read. */
const storedFilterObj = z.record(z.string(), z.array(z.string()));

function isCondition(text: string): boolean {
  const { values, operator } = decodeCondition(text);
  return (
    operators.some((known) => known === operator) &&
    values.length <= limits.valuesPerCondition &&
    values.every((value) => value !== '')
  );
}

const savedFilter = z.object({
  id,
  title: z.string(),
  filterObj: storedFilterObj,
  isShared: z.boolean(),
  isMine: z.boolean(),
  ownerName: z.string(),
  version,
}) satisfies z.ZodType<SavedFilter>;

const sort = z.object({ field: key, order: z.enum(['ascending', 'descending']) });

const savedView = z.object({
  id,
  title: z.string(),
  columns,
  sort: sort.nullable(),
  filterObj: storedFilterObj,
  isDefault: z.boolean(),
  version,
}) satisfies z.ZodType<SavedView>;

/**
 * What a person keeps of each table (spec section 7, System): column settings, favourite filters, views. Saves and
 * deletions of the latter two answer with all of the table's, as they are afterwards.
 */
export const tableEndpoints = {
  'GET /system/table/list': {
    summary: "The caller's column settings of every table that has some",
    access: 'signedIn',
    result: z.array(tableSettings),
  },
  'GET /system/table/info': {
    summary: "The caller's column settings of a table; null where the table's own hold",
    access: 'signedIn',
    query: z.object({ table: tableName }),
    result: tableSettings.nullable(),
  },
  'POST /system/table/reset': {
    summary: "Removes the caller's column settings of a table, so that the table's own hold again",
    access: 'signedIn',
    body: z.object({ table: tableName }),
    result: z.null(),
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
      title,
      filterObj: filterObj.refine((filter) => Object.keys(filter).length > 0, 'no conditions'),
      isShared: z.boolean(),
    }),
    result: z.array(savedFilter),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'SAVED_ELSEWHERE'],
  },
  'GET /system/view/list': {
    summary: "The caller's views of a table",
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
      title,
      columns,
      sort: sort.nullable(),
      filterObj,
      isDefault: z.boolean(),
    }),
    result: z.array(savedView),
    errors: ['NOT_FOUND', 'SAVED_ELSEWHERE'],
  },
} as const satisfies EndpointTable;
