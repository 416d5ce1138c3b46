import type { DictionaryKind } from '@berth/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../database/sort-key.ts';
import type { Tables } from '../../database/tables.ts';
import type { DictionaryRow } from './dictionary-table.ts';
import { dictionaryTables } from './dictionary-tables.ts';

// Reference lists belong to nobody: these are statements without a customer. Their tables have all one key, `code`.

const tableOf = (kind: DictionaryKind) => sql.table(dictionaryTables[kind].table);

function ofKind(kind: DictionaryKind): RawBuilder<boolean> {
  const { only } = dictionaryTables[kind];
  return only ? sql<boolean>`${sql.ref(only.column)} = ${only.value}` : sql<boolean>`true`;
}

export async function countEntries(
  database: Kysely<Tables>,
  kind: DictionaryKind,
): Promise<{ count: number; retired: number }> {
  const { rows } = await sql<{ count: number; retired: number }>`
    select count(*) filter (where not is_retired)::integer as count,
      count(*) filter (where is_retired)::integer as retired
    from ${tableOf(kind)} where ${ofKind(kind)}`.execute(database);
  return rows[0] ?? { count: 0, retired: 0 };
}

type Asked = { search: string; retired: 'without' | 'with' | 'only'; page: number; pageSize: number };

export async function listEntries(
  database: Kysely<Tables>,
  kind: DictionaryKind,
  { search, retired, page, pageSize }: Asked,
): Promise<{ rows: DictionaryRow[]; total: number }> {
  const searched = dictionaryTables[kind].isSearchedByNames
    ? sql`lower(code || ' ' || name_zh || ' ' || replace(name_en, ' ', ''))`
    : sql`search_text`;
  const isFound = search === '' ? sql`true` : sql`${searched} like ${`%${escapeLike(search)}%`}`;
  const isShown = retired === 'with' ? sql`true` : sql`is_retired = ${retired === 'only'}`;
  const where = sql`${ofKind(kind)} and ${isShown} and ${isFound}`;
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${tableOf(kind)} where ${where}`.execute(database);
  const { rows } = await sql<DictionaryRow>`
    select * from ${tableOf(kind)} where ${where}
    order by code limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Those with these codes. */
export async function findEntries(
  database: Kysely<Tables>,
  kind: DictionaryKind,
  codes: readonly string[],
): Promise<DictionaryRow[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<DictionaryRow>`
    select * from ${tableOf(kind)} where ${ofKind(kind)} and code in (${sql.join(codes)})`.execute(database);
  return rows;
}

/** The next ones by their codes, for files of all of them. */
export async function listEntriesAfter(
  database: Kysely<Tables>,
  kind: DictionaryKind,
  after: string,
  limit: number,
): Promise<DictionaryRow[]> {
  const { rows } = await sql<DictionaryRow>`
    select * from ${tableOf(kind)} where ${ofKind(kind)} and code > ${after}
    order by code limit ${limit}`.execute(database);
  return rows;
}

/** Makes those who change a dictionary take turns, so that codes and versions hold. */
export async function lockDictionary(transaction: Kysely<Tables>, kind: DictionaryKind): Promise<void> {
  await sql`lock table ${tableOf(kind)} in share row exclusive mode`.execute(transaction);
}

/**
 * Adds rows and writes those over that are there; `rows` is an expression of JSON, since many stay in the database all
 * the way. What staff add has version 2: 1 is what a release ships, and may write over.
 */
export async function storeRows(
  transaction: Kysely<Tables>,
  kind: DictionaryKind,
  columns: readonly string[],
  rows: RawBuilder<unknown>,
): Promise<void> {
  const { only } = dictionaryTables[kind];
  const key = only ? sql.join([sql.ref(only.column), sql.ref('code')]) : sql.ref('code');
  const names = columns.map((column) => sql.ref(column));
  const changes = columns
    .filter((column) => column !== 'code' && column !== only?.column)
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${tableOf(kind)} as entry (${sql.join(names)}, version)
    select ${sql.join(names)}, 2 from jsonb_populate_recordset(null::${tableOf(kind)}, ${rows})
    on conflict (${key}) do update set ${sql.join(changes)}, version = entry.version + 1`.execute(
    transaction,
  );
}

/** Adds an entry, or writes over the one that is there. */
export async function storeRow(
  transaction: Kysely<Tables>,
  kind: DictionaryKind,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  await storeRows(transaction, kind, Object.keys(row), sql`${JSON.stringify([row])}::jsonb`);
}

export async function listCountryCodes(database: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await database.selectFrom('country').select('code').execute();
  return new Set(rows.map(({ code }) => code));
}

export async function retireRow(
  transaction: Kysely<Tables>,
  kind: DictionaryKind,
  code: string,
  isRetired: boolean,
): Promise<void> {
  await sql`
    update ${tableOf(kind)} set is_retired = ${isRetired}, version = version + 1
    where ${ofKind(kind)} and code = ${code}`.execute(transaction);
}
