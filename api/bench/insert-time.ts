// node api/bench/insert-time.ts: what a real sync costs each insert into the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createFolder } from '../src/database/embedded/create-folder.ts';
import { startEngine } from '../src/database/embedded/embedded-engine.ts';

const inserts = 2000;
const parent = process.argv[2] ?? tmpdir();
const scratch = mkdtempSync(join(parent, 'berth-bench-'));
const folder = join(scratch, 'database');

try {
  await createFolder(folder);
  await measure('as PGlite comes', await PGlite.create(folder));
  const { engine, syncCount } = await startEngine(folder);
  const before = syncCount();
  await measure('with real syncs', engine);
  console.info(`${((syncCount() - before) / inserts).toFixed(2)} syncs for each insert`);
} finally {
  rmSync(scratch, { recursive: true });
}

async function measure(name: string, engine: PGlite): Promise<void> {
  await engine.exec('create table if not exists note (n int, text text)');
  const times: number[] = [];
  for (let n = 0; n < inserts; n += 1) {
    const startedAt = performance.now();
    await engine.query('insert into note values ($1, $2)', [n, '提单'.repeat(100)]);
    times.push(performance.now() - startedAt);
  }
  times.sort((left, right) => left - right);
  const at = (share: number) => times[Math.floor(share * inserts)]?.toFixed(2);
  console.info(`${name}: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
  await engine.close();
}
