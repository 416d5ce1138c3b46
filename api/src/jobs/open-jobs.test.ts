import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { z } from 'zod';
import { onServer, openTestDatabase, testDriver, testServerUrl } from '../../test/open-test-database.ts';
import { until } from '../../test/until.ts';
import { systemClock } from '../clock.ts';
import { type Database, openDatabase } from '../database/open-database.ts';
import { defineJob } from './define-job.ts';
import { type Jobs, openJobs } from './open-jobs.ts';

const program = fileURLToPath(new URL('../../test/work-until-killed.ts', import.meta.url));

const greet = defineJob({
  name: 'greet',
  schema: z.object({ name: z.string() }),
  retry: { limit: 1, delaySeconds: 1 },
  atOnce: 1,
  longestSeconds: 60,
});

describe('a job', () => {
  let database: Database;
  let jobs: Jobs;
  let errors: unknown[];

  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(async () => await database.close());
  beforeEach(async () => {
    errors = [];
    const log = { error: (...said: unknown[]) => void errors.push(said), warn: () => {} };
    jobs = await openJobs({ database, clock: systemClock, log, definitions: [greet] });
  });
  afterEach(async () => await jobs.close());

  const ask = async (name: string, key = name, isUndone = false) =>
    await database.kysely
      .transaction()
      .execute(async (transaction) => {
        await jobs.enqueue(transaction, greet, { name }, { key });
        if (isUndone) throw new Error('undone');
      })
      .catch((error) => {
        if (!isUndone) throw error;
      });

  test('runs when what asked for it is committed, and never when that is undone; once for a key', async () => {
    const greeted: string[] = [];
    await ask('nobody', 'nobody', true);
    await ask('first');
    await ask('first');
    await jobs.work(greet, async ({ data }) => void greeted.push(data.name));
    await ask('second');
    await until(async () => (greeted.includes('second') ? true : null));
    await pause(300);
    expect(greeted).toEqual(['first', 'second']);
    expect(await jobs.isPending(greet, { key: 'first' })).toBe(false);
    expect(await jobs.isPending(greet, { key: 'nobody' })).toBe(false);
  });

  test('that fails is run again up to its limit, its effect had once, and each error is logged', async () => {
    const name = `unlucky ${randomUUID()}`; // a second try of this test asks for a job of its own
    const runs: boolean[] = [];
    const effects: boolean[] = [];
    await jobs.work(greet, async ({ isLastRun, effect }) => {
      runs.push(isLastRun);
      effects.push(await effect(async () => {}));
      throw new Error('after its effect');
    });
    await ask(name);
    // A run is begun before it has had its effect.
    await until(async () => (effects.length === 2 ? true : null));
    expect(runs).toEqual([false, true]);
    expect(effects).toEqual([true, false]);
    await until(async () => ((await jobs.isPending(greet, { key: name })) ? null : true));
    expect(errors).toHaveLength(2);
  });

  test('whose effect fails has had none', async () => {
    const done: boolean[] = [];
    await jobs.work(greet, async ({ effect, isLastRun }) => {
      const isDone = await effect(async (transaction) => {
        await sql`create table if not exists half_done (n int)`.execute(transaction);
        if (!isLastRun) throw new Error('half way');
      });
      done.push(isDone);
    });
    await ask('half');
    await until(async () => (done.length === 1 ? true : null));
    expect(done).toEqual([true]);
  });
});

describe('a server that dies', () => {
  const kills = 4;
  let folder: string;
  let url: string | null = null;
  let child: ChildProcess | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'berth-jobs-'));
    // Made here, so that the first round is not about making it.
    if (testDriver === 'pglite')
      return await (await openDatabase({ dataDir: folder, databaseUrl: null })).close();
    await onServer('create database killed_jobs template berth_template');
    url = testServerUrl('killed_jobs');
  });
  afterAll(async () => {
    if (child && child.exitCode === null && child.signalCode === null) await kill(child);
    if (url) await onServer('drop database killed_jobs with (force)');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Works for a while from a number on and is killed; gives what was asked for and acknowledged. */
  async function workAndDie(first: number): Promise<number[]> {
    child = fork(program, [folder, url ?? '', String(first)], { execArgv: [] });
    const asked: number[] = [];
    child.on('message', (message: { asked?: number }) => {
      if (message.asked !== undefined) asked.push(message.asked);
    });
    await until(async () => (asked.length >= 10 || child?.exitCode !== null ? true : null));
    await pause(Math.random() * 300);
    await kill(child);
    return asked;
  }

  async function kill(victim: ChildProcess): Promise<void> {
    const ended = once(victim, 'exit');
    victim.kill('SIGKILL');
    await ended;
  }

  test('loses no job and has each effect once', async () => {
    const acknowledged: number[] = [];
    for (let round = 0; round < kills; round += 1) acknowledged.push(...(await workAndDie(round * 10_000)));
    // One that lives works off what all of them have left.
    const survivor = fork(program, [folder, url ?? '', 'none'], { execArgv: [] });
    child = survivor;
    await until(async () => (survivor.exitCode === null ? null : true), 300_000);
    expect(survivor.exitCode).toBe(0);
    const database = await openDatabase({ dataDir: folder, databaseUrl: url });
    const read = async (table: string) => {
      const { rows } = await sql<{ n: number }>`
        select n from ${sql.table(table)} order by n`.execute(database.kysely);
      return rows.map(({ n }) => n);
    };
    const [asked, lines] = [await read('asked_line'), await read('line')];
    await database.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 10);
    expect(acknowledged.filter((n) => !asked.includes(n))).toEqual([]);
    expect(lines).toEqual(asked);
  }, 600_000);
});
