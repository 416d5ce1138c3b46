import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { z } from 'zod';
import { bringJobsForward } from '../../test/bring-jobs-forward.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { until } from '../../test/until.ts';
import { systemClock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import { defineJob } from './define-job.ts';
import { type Jobs, openJobs } from './open-jobs.ts';

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

  test('is left to others by a server that stops, which finishes what it has begun', async () => {
    const [begun, may] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const greeted: string[] = [];
    await ask('begun');
    await jobs.work(greet, async ({ data }) => {
      begun.resolve();
      await may.promise;
      greeted.push(data.name);
    });
    await begun.promise;
    jobs.takeNoMore();
    await ask('for others');
    const closed = jobs.close();
    may.resolve();
    await closed;
    expect(greeted).toEqual(['begun']);
    const log = { error: (...said: unknown[]) => void errors.push(said), warn: () => {} };
    jobs = await openJobs({ database, clock: systemClock, log, definitions: [greet] });
    expect(await jobs.isPending(greet, { key: 'begun' })).toBe(false);
    expect(await jobs.isPending(greet, { key: 'for others' })).toBe(true);
    await jobs.work(greet, async ({ data }) => void greeted.push(data.name));
    await until(async () => (greeted.includes('for others') ? true : null));
    expect(errors).toEqual([]);
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
    await until(async () => {
      await bringJobsForward(database);
      return effects.length === 2 ? true : null;
    });
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
    await until(async () => {
      await bringJobsForward(database);
      return done.length === 1 ? true : null;
    });
    expect(done).toEqual([true]);
  });
});
