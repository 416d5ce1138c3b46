import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { writeAndKill } from '../../../test/write-and-kill.ts';
import { openDatabase, recordDemoSeed } from '../open-database.ts';
import { engineVersion, postgresMajor } from './engine-version.ts';
import { ThreadSession } from './thread-session.ts';

let scratch: string;
let pristine: string;
let dataDir: string;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'berth-durability-'));
  pristine = join(scratch, 'pristine');
  // What a creation that was cut short has left.
  mkdirSync(join(pristine, 'database.new-999/base'), { recursive: true });
  await (await open(pristine)).close();
});
afterAll(() => rmSync(scratch, { recursive: true }));

beforeEach(() => {
  dataDir = mkdtempSync(join(scratch, 'data-'));
  cpSync(pristine, dataDir, { recursive: true });
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function open(folder = dataDir) {
  return await openDatabase({ dataDir: folder, databaseUrl: null });
}

async function refusal(): Promise<string> {
  const reason = await open().then(
    () => 'it opened',
    (error: unknown) => String(error),
  );
  return reason;
}

test('a kill under load loses no acknowledged commit', async () => {
  const { acknowledged } = await writeAndKill(dataDir, []);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect((await writeAndKill(dataDir, acknowledged)).report.lost).toEqual([]);
});

test('each commit syncs the log to disk before it is acknowledged; reading syncs nothing', async () => {
  const engine = await ThreadSession.start(join(dataDir, 'database'));
  const syncCount = () => engine.syncs;
  await engine.exec('create table note (n int)');
  for (let n = 0; n < 25; n += 1) {
    const before = syncCount();
    await engine.query('insert into note values ($1)', [String(n)]);
    expect(syncCount()).toBeGreaterThan(before);
  }
  const before = syncCount();
  await engine.query('select * from note');
  expect(syncCount()).toBe(before);
  const settings = await engine.query(
    "select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method",
  );
  expect(settings.rows).toEqual([{ fsync: 'on', method: 'fsync' }]);
  await engine.close();
});

test('the seed is asked for until it is recorded', async () => {
  const first = await open();
  expect(first.firstStart).toBe(true);
  await first.close();
  const second = await open();
  expect(second.firstStart).toBe(true);
  await recordDemoSeed(second.kysely);
  await second.close();
  const third = await open();
  expect(third.firstStart).toBe(false);
  await third.close();
});

describe('a folder that does not open stays as it is', () => {
  function files(): string[] {
    return readdirSync(join(dataDir, 'database'), { recursive: true }).map(String).sort();
  }

  test('with a control file cut short', async () => {
    truncateSync(join(dataDir, 'database/global/pg_control'), 10);
    const before = files();
    const message = await refusal();
    expect(message).toContain(`The database in ${join(dataDir, 'database')} does not open`);
    expect(message).toContain('Nothing was deleted.');
    expect(files()).toEqual(expect.arrayContaining(before));
    expect(readFileSync(join(dataDir, 'database/global/pg_control'))).toHaveLength(10);
  });

  test('with its log gone', async () => {
    rmSync(join(dataDir, 'database/pg_wal'), { recursive: true });
    mkdirSync(join(dataDir, 'database/pg_wal'));
    expect(await refusal()).toContain('does not open');
    expect(existsSync(join(dataDir, 'database/base'))).toBe(true);
  });

  test('with another version of PostgreSQL, or of the engine', async () => {
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '17\n');
    expect(await refusal()).toContain('made by PostgreSQL 17');
    writeFileSync(join(dataDir, 'database/PG_VERSION'), `${postgresMajor}\n`);
    writeFileSync(join(dataDir, 'database/berth-engine'), '0.4.2\n');
    expect(await refusal()).toContain('(engine 0.4.2)');
  });

  test('and the folder is free again after the refusal', async () => {
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '17\n');
    await refusal();
    writeFileSync(join(dataDir, 'database/PG_VERSION'), `${postgresMajor}\n`);
    await (await open()).close();
  });
});

test('a creation that was cut short leaves nothing behind', () => {
  expect(readdirSync(pristine).sort()).toEqual(['database', 'database.lock']);
});

test('the version that is written into new folders is the version that runs', async () => {
  const engine = await ThreadSession.start(join(dataDir, 'database'));
  const { rows } = await engine.query('select version() as version');
  await engine.close();
  expect(rows[0]?.version).toContain(`PostgreSQL ${postgresMajor}.`);
  expect(rows[0]?.version).toContain(`(PGlite ${engineVersion})`);
});
