import type { ContentKind, ContentOf } from '@berth/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { contentTables } from './content-tables.ts';
import type { ContentTable } from './tables/content-table.ts';

// The site is the forwarder's: these statements name no customer.

/** A record as it is stored. */
export type Stored = { id: string; version: number };

/** The columns that all of these tables have; each has many more. */
type CommonRow = { id: string; code: string; version: number };

export async function listContent<Kind extends ContentKind>(
  database: Kysely<Tables>,
  kind: Kind,
): Promise<(Stored & { record: ContentOf<Kind> })[]> {
  const { key, order, record } = tableOf(kind);
  const sorted = order.map((each) =>
    each.startsWith('-') ? sql`${sql.ref(each.slice(1))} desc` : sql.ref(each),
  );
  const rows = await rowsOf(database)
    .selectFrom(nameOf(kind))
    .selectAll()
    .orderBy(sql.join([...sorted, sql.ref(key)]))
    .execute();
  return rows.map((row) => ({
    id: row[key],
    version: row.version,
    record: record(row as unknown as Parameters<typeof record>[0]), // a row of its table
  }));
}

/** Makes those who change records of a kind take turns, so that limits and free names hold. */
export async function lockKind(transaction: Kysely<Tables>, kind: ContentKind): Promise<void> {
  await sql`lock table ${sql.table(contentTables[kind].table)} in share row exclusive mode`.execute(
    transaction,
  );
}

export async function countContent(transaction: Kysely<Tables>, kind: ContentKind): Promise<number> {
  const { count } = await rowsOf(transaction)
    .selectFrom(nameOf(kind))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findContent<Kind extends ContentKind>(
  transaction: Kysely<Tables>,
  kind: Kind,
  id: string,
): Promise<(Stored & { record: ContentOf<Kind> }) | null> {
  const { key, record } = tableOf(kind);
  const row = await rowsOf(transaction)
    .selectFrom(nameOf(kind))
    .where(key, '=', id)
    .selectAll()
    .executeTakeFirst();
  if (!row) return null;
  const content = record(row as unknown as Parameters<typeof record>[0]); // a row of its table
  return { id: row[key], version: row.version, record: content };
}

export async function insertContent<Kind extends ContentKind>(
  transaction: Kysely<Tables>,
  kind: Kind,
  id: string,
  content: ContentOf<Kind>,
): Promise<void> {
  // Where the public order is by date, rows of one day keep that of their entry, which nobody sees.
  const place = 'ordinal' in content || !hasOrdinal(kind) ? {} : { ordinal: 0 };
  const row = { ...place, ...tableOf(kind).columns(content), id };
  await rowsOf(transaction)
    .insertInto(nameOf(kind))
    .values(row as unknown as CommonRow) // the columns of its table
    .execute();
}

export async function updateContent<Kind extends ContentKind>(
  transaction: Kysely<Tables>,
  kind: Kind,
  { id, version }: Stored,
  content: ContentOf<Kind>,
): Promise<void> {
  const { key, columns } = tableOf(kind);
  const changes = { ...columns(content), version };
  await rowsOf(transaction)
    .updateTable(nameOf(kind))
    .where(key, '=', id)
    .set(changes as unknown as Partial<CommonRow>) // as above
    .execute();
}

/** Removes a row for good: what a release ships by this id does not come back. */
export async function removeContent(
  transaction: Kysely<Tables>,
  kind: ContentKind,
  id: string,
  at: Date,
): Promise<void> {
  await rowsOf(transaction).deleteFrom(nameOf(kind)).where('id', '=', id).execute();
  await transaction.insertInto('removed_content').values({ id, removed_at: at }).execute();
}

export async function listSlugs(transaction: Kysely<Tables>): Promise<{ id: string; slug: string }[]> {
  return await transaction.selectFrom('job').select(['id', 'slug']).execute();
}

const hasOrdinal = (kind: ContentKind) => kind !== 'bulletin';

// Kysely types no statement about a table that is a parameter: to the compiler each is `row`, a table of the columns that
// they have in common.
function rowsOf(database: Kysely<Tables>): Kysely<{ row: CommonRow }> {
  return database as unknown as Kysely<{ row: CommonRow }>;
}

function nameOf(kind: ContentKind): 'row' {
  return contentTables[kind].table as string as 'row';
}

function tableOf<Kind extends ContentKind>(kind: Kind): ContentTable<Kind> {
  return contentTables[kind];
}
