import { type Kysely, sql } from 'kysely';
import type { Tables } from '../src/database/tables.ts';

/** Remembers the rows of some tables; what it gives puts back those that were deleted since. */
export async function rememberRows(
  database: Kysely<Tables>,
  tables: readonly (keyof Tables)[],
): Promise<() => Promise<void>> {
  const remembered = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ row: string }>`
        select row_to_json(t)::text as row from ${sql.table(table)} t`.execute(database);
      return {
        table,
        columns: await givenColumns(database, table),
        rows: `[${rows.map(({ row }) => row).join()}]`,
      };
    }),
  );
  return async () => {
    for (const { table, columns, rows } of remembered) {
      await sql`
        insert into ${sql.table(table)} (${columns})
        select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)
        on conflict do nothing`.execute(database);
    }
  };
}

/** All but those that the database works out by itself. */
async function givenColumns(database: Kysely<Tables>, table: keyof Tables) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`.execute(database);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}
