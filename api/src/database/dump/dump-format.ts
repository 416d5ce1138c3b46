import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/**
 * A dump is lines of JSON: the header, each row as PostgreSQL writes it (so that no digit is lost), the end
 * with the number of rows. It holds password hashes and everything else: keep it like the database.
 */
export interface DumpHeader {
  format: 'berth-dump-1';
  madeAt: string;
  /** The schema that the rows fit, by the migrations that made it. */
  migrations: { name: string; sha256: string }[];
  /** Every table with the columns that are stored, referenced tables before those that refer to them. */
  tables: { name: string; columns: string[] }[];
}

export interface DumpEnd {
  rows: number;
}

/** Tables in an order in which they can be filled; the list of migrations is the header's. */
export async function listTables(database: Kysely<Tables>): Promise<DumpHeader['tables']> {
  const tables = await sql<{ name: string; columns: string[] }>`
    select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name <> 'applied_migration'
    group by table_name order by table_name`.execute(database);
  const references = await sql<{ from: string; to: string }>`
    select distinct referring.relname::text as "from", referred.relname::text as "to"
    from pg_constraint
      join pg_class referring on referring.oid = conrelid
      join pg_class referred on referred.oid = confrelid
    where contype = 'f' and conrelid <> confrelid and connamespace = 'public'::regnamespace`.execute(
    database,
  );
  return inOrder(tables.rows, references.rows);
}

function inOrder<T extends { name: string }>(tables: T[], references: { from: string; to: string }[]): T[] {
  const ordered: T[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const needs = (table: T, other: T) =>
      references.some(({ from, to }) => from === table.name && to === other.name);
    const free = waiting.filter((table) => !waiting.some((other) => needs(table, other)));
    if (free.length === 0) {
      throw new Error(
        `Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`,
      );
    }
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}
