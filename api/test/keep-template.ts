// Started by the global setup: a migrated database in memory, dumped to a file that each test file loads.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { openEmbeddedChannel } from '../src/database/embedded/embedded-channel.ts';
import { EmbeddedDialect } from '../src/database/embedded/embedded-dialect.ts';
import { startEngineInMemory } from '../src/database/embedded/embedded-engine.ts';
import { engineInThisThread } from '../src/database/embedded/embedded-session.ts';
import { migrate } from '../src/database/migrate.ts';
import type { Tables } from '../src/database/tables.ts';
import { makeJobTables } from './make-job-tables.ts';

let folder: string | undefined;
// Ctrl-C reaches the whole group; the end of the channel follows it, and only that cleans up.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.once('disconnect', () => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

// Each test file reads all of it: the log begins small, and of the databases there is one.
const engine = await startEngineInMemory({ initDbStartParams: ['--wal-segsize=1'] });
for (const unused of ['template0', 'template1']) {
  await engine.exec(`alter database ${unused} is_template false`);
  await engine.exec(`drop database ${unused}`);
}
const here = engineInThisThread(engine);
const kysely = new Kysely<Tables>({ dialect: new EmbeddedDialect(here) });
await migrate(kysely);
await makeJobTables({ ...openEmbeddedChannel(here, kysely), kysely, driver: 'pglite' });
const dump = await engine.dumpDataDir('none');
folder = mkdtempSync(join(tmpdir(), 'berth-test-'));
const file = join(folder, 'template.tar');
writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
await engine.close();
process.send?.({ BERTH_TEST_TEMPLATE: file });
