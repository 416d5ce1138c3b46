import { open } from 'node:fs/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.ts';
import { type DumpEnd, type DumpHeader, listTables } from './dump-format.ts';

const rowsAtOnce = 500;

/** Writes the whole database, as it is at one moment, to a new file. Resolves to the number of rows. */
export async function dumpDatabase(database: Kysely<Tables>, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  const writeLines = (lines: string[]) => file.write(`${lines.join('\n')}\n`);
  try {
    const rows = await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const header = await describe(transaction);
        await writeLines([JSON.stringify(header)]);
        let count = 0;
        for (const table of header.tables) count += await dumpTable(transaction, table.name, writeLines);
        return count;
      });
    const end: DumpEnd = { rows };
    await writeLines([JSON.stringify(end)]);
    await file.sync();
    return rows;
  } finally {
    await file.close();
  }
}

async function describe(transaction: Transaction<Tables>): Promise<DumpHeader> {
  const migrations = await transaction
    .selectFrom('applied_migration')
    .select(['name', 'sha256'])
    .orderBy('name')
    .execute();
  const tables = await listTables(transaction);
  return { format: 'berth-dump-1', madeAt: new Date().toISOString(), migrations, tables };
}

async function dumpTable(
  transaction: Transaction<Tables>,
  table: string,
  writeLines: (lines: string[]) => Promise<unknown>,
): Promise<number> {
  await sql`declare dumped no scroll cursor for select row_to_json(each)::text as row from ${sql.table(table)} each`.execute(
    transaction,
  );
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from dumped`.execute(
      transaction,
    );
    if (rows.length === 0) break;
    await writeLines(rows.map(({ row }) => `[${JSON.stringify(table)},${row}]`));
    count += rows.length;
  }
  await sql`close dumped`.execute(transaction);
  return count;
}
