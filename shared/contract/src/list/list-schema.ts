import { z } from 'zod';
import {
  type ListColumnDefinition,
  type ListDefinition,
  type ListRow,
  type ListSummary,
  rowKeysOf,
  summedKeysOf,
} from './define-list.ts';

type ShapeOf<Values> = { [Key in keyof Values]: z.ZodType<Values[Key]> };

/** The schema of a list's row, to be spread beside what else the rows carry. */
export function listRowShape<List extends ListDefinition>(list: List): ShapeOf<ListRow<List>> {
  const columns: Readonly<Record<string, ListColumnDefinition>> = list.columns;
  const values = rowKeysOf(list).flatMap((key) => {
    const column = columns[key];
    return column ? [[key, valueSchema(column)] as const] : [];
  });
  // One schema a key of the row, chosen by the kind that the row's type is read from.
  return { id: z.string(), ...Object.fromEntries(values) } as ShapeOf<ListRow<List>>;
}

/**
 * What the call of a list answers: a page of rows, how many rows there are in all, and the totals. `beside` are records
 * that the rows carry beside the values of their columns.
 */
export function listAnswer<List extends ListDefinition, Beside extends z.ZodRawShape = Record<never, never>>(
  list: List,
  beside = {} as Beside, // nothing where left out
) {
  return z.object({
    rows: z.array(z.object({ ...listRowShape(list), ...beside })),
    total: z.int(),
    summary: z.object(listSummaryShape(list)),
  });
}

/** The refusals of every list's call. */
export const listErrors = [
  'LIST_FIELD_UNKNOWN',
  'LIST_OPERATOR_UNKNOWN',
  'LIST_VALUE_INVALID',
  'LIST_PAGE_INVALID',
  'LIST_FILTER_TOO_LARGE',
  'READ_TOO_LONG',
  'READS_BUSY',
] as const;

/** The schema of a list's totals. */
export function listSummaryShape<List extends ListDefinition>(list: List): ShapeOf<ListSummary<List>> {
  const totals = summedKeysOf(list).map((key) => [key, numberSchema(list.columns[key])] as const);
  const shape: Record<string, z.ZodType> = Object.fromEntries(totals);
  return shape as ShapeOf<ListSummary<List>>; // the keys of the summary
}

function numberSchema(column: ListColumnDefinition | undefined) {
  return column?.format === 'count' ? z.int() : z.number();
}

function valueSchema(column: ListColumnDefinition): z.ZodType {
  const value = definedValue(column);
  return column.isNullable ? value.nullable() : value;
}

function definedValue(column: ListColumnDefinition): z.ZodType {
  switch (column.kind) {
    case 'number':
      return numberSchema(column);
    case 'flag':
      return z.boolean();
    case 'choice':
      return column.choices ? z.enum(column.choices) : z.string();
    default:
      return z.string();
  }
}
