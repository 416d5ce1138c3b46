// A process that works off jobs, each of which writes one line, and reports what it has asked for; its parent kills it.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { systemClock } from '../src/clock.ts';
import { openDatabase } from '../src/database/open-database.ts';
import { defineJob } from '../src/jobs/define-job.ts';
import { openJobs } from '../src/jobs/open-jobs.ts';

const [, , dataDir = '', databaseUrl = '', first = '0'] = process.argv;
process.once('disconnect', () => process.exit(1));

const writeLine = defineJob({
  name: 'write-line',
  schema: z.object({ n: z.number() }),
  retry: { limit: 60, delaySeconds: 1 },
  atOnce: 4,
  longestSeconds: 60,
});

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || null });
const { kysely } = database;
await sql`create table if not exists asked_line (n int primary key)`.execute(kysely);
await sql`create table if not exists line (n int not null)`.execute(kysely);
const jobs = await openJobs({
  database,
  clock: systemClock,
  log: { error: () => {}, warn: () => {} },
  definitions: [writeLine],
});
await jobs.work(writeLine, async ({ data, effect }) => {
  await pause(Math.random() * 60);
  await effect(
    async (transaction) => void (await sql`insert into line values (${data.n})`.execute(transaction)),
  );
  // A death here has had the effect and not said so: the job is run once more.
  await pause(Math.random() * 60);
});
process.send?.({ isReady: true });

// The one that lives asks for nothing and ends when there is nothing left to do.
while (first === 'none') {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from pgboss.job where state < 'completed'`.execute(kysely);
  if (rows[0]?.left === 0) {
    await jobs.close();
    await database.close();
    process.exit(0);
  }
  await pause(200);
}

for (let n = Number(first); ; n += 1) {
  await kysely.transaction().execute(async (transaction) => {
    await sql`insert into asked_line values (${n})`.execute(transaction);
    // Asked for twice under one key, as a caller does that did not hear the answer.
    await jobs.enqueue(transaction, writeLine, { n }, { key: String(n) });
    await jobs.enqueue(transaction, writeLine, { n }, { key: String(n) });
  });
  process.send?.({ asked: n });
  await pause(20);
}
