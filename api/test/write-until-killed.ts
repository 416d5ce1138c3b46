// A process that writes to a data folder as fast as it can and reports each commit; its parent kills it.
import { sql } from 'kysely';
import { openDatabase } from '../src/database/open-database.ts';

const [, , dataDir, acknowledgedBefore] = process.argv;
if (dataDir === undefined) throw new TypeError('The path of the folder is missing');
process.once('disconnect', () => process.exit(1));

const startedAt = performance.now();
const { kysely } = await openDatabase({ dataDir, databaseUrl: null });
const openedInMs = Math.round(performance.now() - startedAt);

await sql`create table if not exists written (n int primary key, text text not null)`.execute(kysely);
await sql`create table if not exists written_twin (n int primary key references written (n))`.execute(kysely);
const { rows } = await sql<{ n: number }>`
  select n from written join written_twin using (n) order by n`.execute(kysely);
const kept = new Set(rows.map(({ n }) => n));
const lost = (JSON.parse(acknowledgedBefore ?? '[]') as number[]).filter((n) => !kept.has(n));
process.send?.({ openedInMs, lost });

let next = Math.max(0, ...kept) + 1;
await Promise.all(Array.from({ length: 8 }, write));

async function write(): Promise<void> {
  for (;;) {
    const n = next;
    next += 1;
    await kysely.transaction().execute(async (transaction) => {
      await sql`insert into written values (${n}, ${'提单'.repeat(100)})`.execute(transaction);
      await sql`insert into written_twin values (${n})`.execute(transaction);
    });
    process.send?.({ acknowledged: n });
  }
}
