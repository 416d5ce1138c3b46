import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formatBusinessNumber } from '@berth/contract';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import { type DistantCaller, distantCaller, signInAtADistance } from '../test/distant-caller.ts';
import { freePort, type KillableServer, killableServer, seedByCommand } from '../test/killable-server.ts';
import { onServer, testDriver, testServerUrl } from '../test/open-test-database.ts';
import { isOwnNumber, type LoadRecord, loadPortal, readOf, submitOf } from '../test/portal-load.ts';
import { until } from '../test/until.ts';
import { toChinaDay } from './china-time.ts';
import { type Database, openDatabase } from './database/open-database.ts';

// `npm run bench -- kills` has more of them. A second try would hide a booking that was lost.
const kills = Number(process.env.KILLS ?? 4);
jest.retryTimes(0);
const longTest = 120_000 + kills * 30_000;
const captcha = 'ship';
const password = 'killed-2026';

let folder: string;
let databaseUrl: string | null = null;
let server: KillableServer;
let caller: DistantCaller;
let startMs: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'berth-kills-'));
  const port = String(await freePort());
  const settings = { PORT: port, DATA_DIR: folder, CAPTCHA_CODE: captcha, DEMO_PASSWORD: password };
  if (testDriver === 'postgres') {
    const name = `killed_server_${process.pid}`;
    await onServer(`create database ${name} template berth_template`);
    databaseUrl = testServerUrl(name);
    Object.assign(settings, { DATABASE_URL: databaseUrl });
    await seedByCommand(settings);
  }
  server = killableServer(settings);
  server.launch();
  await server.ready();
  // Once more: the first start makes and seeds the database.
  await server.stop();
  const startedAt = performance.now();
  server.launch();
  await server.ready();
  startMs = performance.now() - startedAt;
  const origin = `http://127.0.0.1:${port}`;
  caller = distantCaller(origin, await signInAtADistance(origin, { username: 'demo', password, captcha }));
}, longTest);
afterAll(async () => {
  await server.kill();
  if (databaseUrl) await onServer(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

async function killAgainAndAgain(record: LoadRecord): Promise<void> {
  for (let round = 0; round < kills; round += 1) await killAndLaunch(round);
  await server.ready();
  await until(async () => (record.tasks.length > 0 && record.imports > 0 ? true : null), longTest);
}

/** Kills it at a random moment of its work, or, every fifth time, of its start; moments by what this machine does. */
async function killAndLaunch(round: number): Promise<void> {
  if (round % 5 === 3) await pause(Math.random() * startMs);
  else {
    await server.ready();
    const enough = caller.counts().heard + 3 + Math.random() * 40;
    await until(async () => (caller.counts().heard > enough ? true : null), longTest);
    await pause(Math.random() * 50);
  }
  await server.kill();
  server.launch();
}

test(
  `${kills} kills under a load of bookings, imports and exports: what was acknowledged is there, once`,
  async () => {
    const { record, finish, failed } = loadPortal(caller);
    await Promise.race([failed, killAgainAndAgain(record)]);
    await finish();
    await allTasksEnded();
    await expectBookings(record);
    await expectTaskFiles(record);
    expect(await server.stop()).toBe(0);
    const database = await openDatabase({ dataDir: folder, databaseUrl });
    try {
      const bookings = await expectWholeBookings(database, record);
      const numbers = await expectNumbers(database, record);
      const tasks = await expectNoJobLost(database, record);
      console.info(
        [
          `${testDriver}: ${kills} kills, ${caller.counts().unheard} calls unheard`,
          `${record.saved.length} saves of ${lastSaves(record).size} bookings acknowledged: none missing, none twice among ${bookings}`,
          `${record.numbers.length} numbers handed out: none lost, none twice among ${numbers}`,
          `${record.tasks.length} tasks acknowledged: none lost, each ended once among ${tasks}`,
          `${record.imports} imports read whole`,
        ].join('\n'),
      );
    } finally {
      await database.close();
    }
    expect(record.saved.length).toBeGreaterThan(kills);
  },
  longTest,
);

async function allTasksEnded(): Promise<void> {
  await until(async () => {
    const { summary } = await caller.insist('GET /user/tasksList', {});
    return summary.running === 0 ? true : null;
  }, longTest);
}

/** The last save of each booking, by the booking's id. */
function lastSaves({ saved }: LoadRecord): Map<string, LoadRecord['saved'][number]> {
  return new Map(saved.map((each) => [each.answer.id, each]));
}

/** What the customer reads of each booking is what was last acknowledged, and its key answers the same once more. */
async function expectBookings(record: LoadRecord): Promise<void> {
  for (const { kind, body, answer } of lastSaves(record).values()) {
    const read = await caller.insist(readOf[kind], { query: { id: answer.id } });
    expect(read).toMatchObject(answer);
    expect(read.booking.customerBusinessNumber).toBe(body.booking.customerBusinessNumber);
    expect(read.booking.cargo).toEqual(body.booking.cargo);
    expect(read.history).toHaveLength(answer.version);
    expect(await caller.insist(submitOf[kind], { body })).toEqual(answer);
  }
}

/** A task that was promised has its file or says why not. */
async function expectTaskFiles({ tasks }: LoadRecord): Promise<void> {
  const shown = await listTasks();
  for (const id of tasks) {
    const { state, error, file } = shown.find((task) => task.id === id) ?? {};
    if (state === 'failed') expect(error?.en).toMatch(/\w/);
    else expect([id, state]).toEqual([id, 'done']);
    if (state === 'done') {
      expect((await caller.download(file?.href ?? 'none')).subarray(0, 2).toString()).toBe('PK');
    }
  }
}

async function listTasks() {
  const tasks = [];
  for (let page = 1; ; page += 1) {
    const { rows, total } = await caller.insist('GET /user/tasksList', { query: { page, pageSize: 50 } });
    tasks.push(...rows);
    if (rows.length === 0 || tasks.length >= total) return tasks;
  }
}

/** Gives how many bookings of the load there are. */
async function expectWholeBookings({ kysely }: Database, record: LoadRecord): Promise<number> {
  const rows = await kysely
    .selectFrom('booking')
    .select((booking) => [
      'id',
      'business_number',
      'customer_business_number',
      'version',
      'lines',
      sql<number>`(select count(*)::int from cargo_line where booking_id = booking.id)`.as('stored_lines'),
      sql<number>`(select count(*)::int from booking_event where booking_id = booking.id)`.as('events'),
      booking
        .selectFrom('business_number')
        .whereRef('booking_id', '=', 'booking.id')
        .select(sql<string>`string_agg(number, ' ')`.as('own'))
        .as('numbers'),
    ])
    .execute();
  for (const row of rows) {
    expect(row).toMatchObject({ stored_lines: row.lines, events: row.version, numbers: row.business_number });
  }
  const made = rows.map((row) => row.customer_business_number).filter(isOwnNumber);
  const acknowledged = new Set([...lastSaves(record).values()].map(({ body }) => ownNumberOf(body)));
  const unsure = made.filter((number) => !acknowledged.has(number));
  expect(made.filter((number, at) => made.indexOf(number) !== at)).toEqual([]);
  expect([...acknowledged].filter((number) => !made.includes(number))).toEqual([]);
  expect(unsure.filter((number) => !record.abandoned.includes(number))).toEqual([]);
  return made.length;
}

const ownNumberOf = ({ booking }: LoadRecord['saved'][number]['body']) => booking.customerBusinessNumber;

/**
 * The serials of each day without a gap and none twice; who was handed a number has it, in the booking asked for.
 * Gives how many numbers there are.
 */
async function expectNumbers({ kysely }: Database, record: LoadRecord): Promise<number> {
  const given = await kysely.selectFrom('business_number').select(['number', 'booking_id']).execute();
  const counters = await kysely.selectFrom('business_number_counter').selectAll().execute();
  const serials = counters.flatMap(({ branch_code: branchCode, kind, day, last_serial: last }) =>
    Array.from({ length: last }, (_, at) => {
      return formatBusinessNumber({ branchCode, kind, date: toChinaDay(new Date(day)), serial: at + 1 });
    }),
  );
  expect(given.map(({ number }) => number).sort()).toEqual(serials.sort());
  expect(new Set(record.numbers).size).toBe(record.numbers.length);
  const bookingOf = new Map(given.map(({ number, booking_id }) => [number, booking_id]));
  expect(record.numbers.filter((number) => !bookingOf.has(number))).toEqual([]);
  for (const { body, answer } of record.saved) {
    expect(bookingOf.get(answer.businessNumber)).toBe(answer.id);
    if (body.businessNumber) expect(answer.businessNumber).toBe(body.businessNumber);
  }
  return given.length;
}

/**
 * Every task ended, those included of which no word came; each with one message and with its own file alone. Gives how
 * many there are.
 */
async function expectNoJobLost({ kysely }: Database, record: LoadRecord): Promise<number> {
  const tasks = await kysely
    .selectFrom('task')
    .select((task) => [
      'id',
      'state',
      'storage_key',
      task
        .selectFrom('message')
        .where(sql<boolean>`detail ->> 'taskId' = task.id::text`)
        .select(sql<number>`count(*)::int`.as('told'))
        .as('told'),
    ])
    .execute();
  const ended = tasks.map(({ id }) => id);
  expect(record.tasks.filter((id) => !ended.includes(id))).toEqual([]);
  expect(new Set(record.tasks).size).toBe(record.tasks.length);
  expect(tasks.filter(({ state, told }) => !['done', 'failed'].includes(state) || told !== 1)).toEqual([]);
  const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const uploads = await kysely.selectFrom('upload').select('storage_key').execute();
  const results = tasks.filter(({ state }) => state === 'done');
  const kept = [...results, ...uploads].map(({ storage_key }) => join(folder, 'files', `${storage_key}`));
  expect(files.sort()).toEqual(kept.sort());
  const { rows: waiting } = await sql`
    select name, state from pgboss.job where state <> 'completed' and name = 'task'`.execute(kysely);
  expect(waiting).toEqual([]);
  return tasks.length;
}
