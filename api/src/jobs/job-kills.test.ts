import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { onServer, testDriver, testServerUrl } from '../../test/open-test-database.ts';
import { until } from '../../test/until.ts';
import { openDatabase } from '../database/open-database.ts';

const program = fileURLToPath(new URL('../../test/work-until-killed.ts', import.meta.url));

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
