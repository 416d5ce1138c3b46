import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Kysely, sql, type Transaction } from 'kysely';
import { DatabaseUnavailableError } from '../database-errors.ts';
import { migrate } from '../migrate.ts';
import type { Tables } from '../tables.ts';
import type { DumpEnd, DumpHeader } from './dump-format.ts';
import { forgetCursors } from './forget-cursors.ts';

const rowsAtOnce = 500;

/**
 * Fills an empty database from a dump, also one of an older version: its own migrations first, then its
 * rows, then the migrations that came later.
 */
export async function loadDump(database: Kysely<Tables>, path: string): Promise<void> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  const iterator = lines[Symbol.asyncIterator]();
  const header = readHeader(path, (await iterator.next()).value);
  await migrate(database, { only: header.migrations });
  await database.transaction().execute(async (transaction) => {
    // What they would write is in the dump as well, once for all that happened to a row; some refuse to be emptied.
    await switchTriggers(transaction, header, 'disable');
    // What the migrations wrote themselves is in the dump, too.
    const names = header.tables.map(({ name }) => sql.table(name));
    await sql`truncate ${sql.join(names)}`.execute(transaction);
    await fill(transaction, header, iterator, path);
    await switchTriggers(transaction, header, 'enable');
    await setSequences(transaction);
    // Of a dump from before there were any, the migration below sees to it.
    const { columns = [] } = header.tables.find(({ name }) => name === 'installation') ?? {};
    if (columns.includes('changes_epoch')) await forgetCursors(transaction);
  });
  await migrate(database);
}

async function switchTriggers(
  transaction: Transaction<Tables>,
  { tables }: DumpHeader,
  way: 'disable' | 'enable',
): Promise<void> {
  for (const { name } of tables) {
    await sql`alter table ${sql.table(name)} ${sql.raw(way)} trigger user`.execute(transaction);
  }
}

function readHeader(path: string, line: string | undefined): DumpHeader {
  try {
    const header: DumpHeader = JSON.parse(line ?? '');
    if (header.format === 'berth-dump-1') return header;
  } catch {
    // Whatever it is, it is not ours: said below.
  }
  throw new DatabaseUnavailableError(`${path} is not a dump of Berth`);
}

async function fill(
  transaction: Transaction<Tables>,
  header: DumpHeader,
  lines: AsyncIterator<string>,
  path: string,
): Promise<void> {
  const columnsOf = new Map(header.tables.map(({ name, columns }) => [name, columns]));
  const batch = { table: '', rows: [] as string[] };
  const flush = async () => {
    await insert(transaction, batch.table, columnsOf.get(batch.table) ?? [], batch.rows.splice(0));
  };
  let count = 0;
  for (let line = await lines.next(); !line.done; line = await lines.next()) {
    const end = readEnd(line.value);
    if (end) {
      await flush();
      if (end.rows === count) return;
      break;
    }
    const table = String(JSON.parse(line.value)[0]);
    if (table !== batch.table || batch.rows.length === rowsAtOnce) await flush();
    batch.table = table;
    // The row's own text, not what JavaScript would make of its numbers.
    batch.rows.push(line.value.slice(JSON.stringify([table]).length, -1));
    count += 1;
  }
  throw new DatabaseUnavailableError(`${path} is cut short: its end, or a part of it, is missing`);
}

function readEnd(line: string): DumpEnd | null {
  return line.startsWith('{') ? JSON.parse(line) : null;
}

async function insert(transaction: Transaction<Tables>, table: string, columns: string[], rows: string[]) {
  if (rows.length === 0) return;
  const target = sql.table(table);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${target} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${target}, ${`[${rows.join(',')}]`}::json)`.execute(
    transaction,
  );
}

async function setSequences(transaction: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select table_name::text as "table", column_name::text as "column",
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns
    where table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`.execute(
    transaction,
  );
  for (const { table, column, sequence } of rows) {
    await sql`
      select setval(${sequence}::regclass, coalesce(max(${sql.ref(column)}), 1), count(*) > 0)
      from ${sql.table(table)}`.execute(transaction);
  }
}
