import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as loopTurn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Kysely, sql } from 'kysely';
import { startTestEngine } from '../../../test/open-test-database.ts';
import { until } from '../../../test/until.ts';
import type { DatabaseChannel } from '../database-channel.ts';
import { databaseError, isDatabaseAway, isUniqueViolation } from '../database-errors.ts';
import type { Tables } from '../tables.ts';
import { createFolder } from './create-folder.ts';
import { openEmbeddedChannel } from './embedded-channel.ts';
import { EmbeddedDialect } from './embedded-dialect.ts';
import { EngineThread } from './engine-thread.ts';

let scratch: string;
let engine: EngineThread;
let kysely: Kysely<Tables>;
let channel: DatabaseChannel;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'berth-thread-'));
  const folder = join(scratch, 'database');
  await createFolder(folder);
  engine = await EngineThread.start(folder);
  kysely = new Kysely<Tables>({ dialect: new EmbeddedDialect(engine) });
  channel = openEmbeddedChannel(engine, kysely);
  await sql`create table note (text text constraint one_of_each unique)`.execute(kysely);
});
afterAll(async () => {
  await engine.close();
  rmSync(scratch, { recursive: true });
});

const note = (text: string, database: Kysely<Tables> = kysely) =>
  sql`insert into note values (${text})`.execute(database);
const notes = async () => {
  const { rows } = await sql<{ text: string }>`select text from note order by text collate "C"`.execute(
    kysely,
  );
  return rows.map(({ text }) => text);
};
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const loseThread = async () => await (await engine.session()).terminate();
/** It does not end by itself. */
const endless = () => sql`with recursive n as (select 1 union select n + 1 from n as t (n)) select * from n`;

describe('the engine in a thread', () => {
  test('gives the values that it gives in this thread', async () => {
    const text = `
      select true as yes, null::int as nothing, 7::int2 as small, 9007199254740991::int8 as large, 1.50::numeric as exact,
        0.5::float8 as half, '泊位"\\' as text, '\\x00ff'::bytea as bytes, date '2026-11-20' as day,
        timestamptz '2026-11-20 08:15:00.123+08' as moment, '{"a": [1, null, "x"]}'::jsonb as object, 'null'::json as none,
        '{"a,b",NULL,"\\""}'::text[] as texts, '{1,2}'::int8[] as numbers, '{"\\\\x01"}'::bytea[] as pieces,
        gen_random_uuid() is not null as made, 1 as twice, 2 as twice`;
    const here = await startTestEngine();
    const { rows } = await here.query(text);
    await here.close();
    expect((await sql.raw(text).execute(kysely)).rows).toEqual(rows);
    expect((await channel.run(`${text}, $1::text`, ['é'])).rows).toEqual([{ ...Object(rows[0]), text: 'é' }]);
  });

  test('counts the rows of a change, and answers the last of several statements', async () => {
    const changed = await sql`insert into note values ('counted'), ('too')`.execute(kysely);
    expect(changed.numAffectedRows).toBe(2n);
    const answer = await sql
      .raw(`delete from note where text in ('counted', 'too'); select 1 as n`)
      .execute(kysely);
    expect(answer.rows).toEqual([{ n: 1 }]);
  });

  test('says of a refused statement what PostgreSQL says, and nothing of its values', async () => {
    await note('secret');
    const error = await failureOf(note('secret'));
    expect(isUniqueViolation(error, 'one_of_each')).toBe(true);
    expect(databaseError(error)).toMatchObject({ code: '23505', table: 'note' });
    expect(Object.keys(Object(error))).not.toEqual(expect.arrayContaining(['params']));
    await sql`delete from note`.execute(kysely);
  });

  test('lets the loop of this thread turn while a statement runs', async () => {
    const running = endless().execute(kysely);
    const failed = failureOf(running);
    for (let turns = 0; turns < 100; turns += 1) await loopTurn();
    await loseThread();
    expect(isDatabaseAway(await failed)).toBe(true);
  });
});

describe('where the thread is lost', () => {
  test('what was committed is there, and the next call is answered', async () => {
    await note('kept');
    await loseThread();
    expect(await notes()).toEqual(['kept']);
    await note('later');
    expect(await notes()).toEqual(['kept', 'later']);
  });

  test('what it had in hand fails as with a server that is away, and whoever waits for a turn gets it', async () => {
    const running = failureOf(endless().execute(kysely));
    const waiting = notes();
    await loopTurn();
    await loseThread();
    expect(isDatabaseAway(await running)).toBe(true);
    expect(await waiting).toEqual(['kept', 'later']);
  });

  test('nothing of a transaction that was under way stays, neither before nor after', async () => {
    const error = await failureOf(
      kysely.transaction().execute(async (transaction) => {
        await note('before', transaction);
        await loseThread();
        await failureOf(note('after', transaction));
        await note('again', transaction);
      }),
    );
    expect(isDatabaseAway(error)).toBe(true);
    expect(await notes()).toEqual(['kept', 'later']);
  });

  test('a commit of it is refused', async () => {
    const begun = await kysely.startTransaction().execute();
    await note('begun', begun);
    await loseThread();
    expect(isDatabaseAway(await failureOf(begun.commit().execute()))).toBe(true);
    await failureOf(begun.rollback().execute());
    expect(await notes()).toEqual(['kept', 'later']);
  });

  test('by an error of the engine itself', async () => {
    const broken = 7 as unknown as []; // no values at all
    const error = await failureOf((await engine.session()).query('select $1', broken));
    expect(isDatabaseAway(error)).toBe(true);
    expect(await notes()).toEqual(['kept', 'later']);
  });

  test('listeners are told that they may have missed something, and hear again', async () => {
    const heard: string[] = [];
    let connected = 0;
    const stop = await channel.listen('news', {
      onNotification: (payload) => heard.push(payload),
      onConnected: () => {
        connected += 1;
      },
    });
    await channel.run(`select pg_notify('news', 'first')`);
    await loseThread();
    await channel.run(`select pg_notify('news', 'second')`);
    await until(async () => (heard.length === 2 ? true : null));
    expect([heard, connected]).toEqual([['first', 'second'], 2]);
    await stop();
    await channel.run(`select pg_notify('news', 'third')`);
    expect(heard).toHaveLength(2);
  });
});

test('after its end no turn begins another thread', async () => {
  await engine.close();
  await engine.close();
  expect(isDatabaseAway(await failureOf(engine.session()))).toBe(true);
  expect(isDatabaseAway(await failureOf(notes()))).toBe(true);
});
