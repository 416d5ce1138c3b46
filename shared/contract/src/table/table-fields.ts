import { z } from 'zod';
import { decodeCondition, operators } from '../list/filter-condition.ts';
import { addressLength } from '../list/filter-object.ts';
import { tableMemoryLimits as limits, tableNamePattern } from './table-settings.ts';
import { normalizeTitle } from './table-title.ts';

export const tableName = z.string().regex(tableNamePattern).describe("the code's own word for a table");
/** Of a column, or of a field that is filtered by. */
const key = z.string().regex(/^[A-Za-z][A-Za-z0-9_.]{0,59}$/);
// Its rules are titleProblem's, so that they are told in words that fit a name.
export const tableTitle = z.string().max(4000).transform(normalizeTitle);

const columnSetting = z.object({
  key,
  isShown: z.boolean(),
  widthPx: z.number().int().min(limits.minWidthPx).max(limits.maxWidthPx).nullable(),
  isSortable: z.boolean(),
  fixed: z.enum(['left', 'right']).nullable(),
});

export const tableColumns = z
  .array(columnSetting)
  .max(limits.columns)
  .refine((list) => new Set(list.map((column) => column.key)).size === list.length, 'a column stands once');

export const settingsFields = {
  table: tableName,
  columns: tableColumns,
  density: z.enum(['comfortable', 'compact']),
  isBordered: z.boolean(),
  isStriped: z.boolean(),
};

const condition = z
  .string()
  .max(limits.conditionCharacters)
  // PostgreSQL cannot hold it.
  .transform((text) => text.replaceAll('\0', ''))
  .refine(isCondition, 'not a condition')
  .describe('value|operator; several values comma-separated; a backslash keeps | , and \\ inside a value');

export const filterObj = z
  .record(key, z.array(condition).min(1).max(limits.conditionsPerField))
  .refine((filter) => Object.keys(filter).length <= limits.conditionFields, 'too many fields')
  .refine((filter) => addressLength(filter) <= limits.addressCharacters, 'too long');

export const sort = z.object({ field: key, order: z.enum(['ascending', 'descending']) });

function isCondition(text: string): boolean {
  const { values, operator } = decodeCondition(text);
  return (
    operators.some((known) => known === operator) &&
    values.length <= limits.valuesPerCondition &&
    values.every((value) => value !== '')
  );
}
