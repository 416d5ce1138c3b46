import { type Selectable, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Rows of ours as a table of one statement, in the types of the columns that they name; the others are null. One
 * parameter however many they are: of single values a statement takes no more than 65 535.
 */
export function givenRows<Table extends keyof Tables & string>(
  table: Table,
  rows: readonly Partial<Record<keyof Tables[Table], unknown>>[],
) {
  const type = sql.table(table);
  return sql<
    Selectable<Tables[Table]>
  >`jsonb_populate_recordset(null::${type}, ${JSON.stringify(rows)}::jsonb)`.as<'given'>('given');
}
