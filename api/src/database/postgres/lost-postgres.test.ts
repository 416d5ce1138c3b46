import { type EndpointDefinition, endpoints } from '@berth/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createCaller } from '../../../test/caller.ts';
import { openSystem } from '../../../test/integration-system.ts';
import { testDriver } from '../../../test/open-test-database.ts';
import { type OwnPostgres, startOwnPostgres } from '../../../test/own-postgres.ts';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';
import { inventThings } from '../../../test/things.ts';
import { until } from '../../../test/until.ts';
import { validCalls } from '../../../test/valid-calls.ts';
import { serverItself } from '../../modules/releases/release-dependencies.ts';
import { makeKey } from '../../modules/releases/staff/release-keys.ts';
import { DatabaseUnavailableError } from '../database-errors.ts';
import { openDatabase } from '../open-database.ts';

type Key = keyof typeof endpoints;
const keys = Object.keys(endpoints) as Key[]; // the table's own
const definitions: Record<string, EndpointDefinition> = endpoints;
/** They ask the database nothing. */
const alwaysThere = ['GET /health'];
const onServer = testDriver === 'postgres' ? describe : describe.skip;

onServer('a PostgreSQL that is stopped while the portal serves', () => {
  let postgres: OwnPostgres;
  let portal: Portal;
  let person: SignedIn;

  beforeAll(async () => {
    postgres = await startOwnPostgres();
    // A name: where none of its addresses answers, Node's error is one of several.
    const databaseUrl = postgres.databaseUrl.replace('127.0.0.1', 'localhost');
    portal = await openPortal({ database: await openDatabase({ databaseUrl, dataDir: '' }) });
    person = await portal.signIn();
  });
  const bringBack = async () => {
    await postgres.start();
    await until(async () => ((await person.call('GET /ready')).statusCode === 200 ? true : null));
  };
  afterAll(async () => {
    await portal?.close();
    await postgres?.remove();
  });

  test('answers every call with 503 and when to ask again, and is back by itself', async () => {
    const system = await openSystem(portal);
    const { text } = await makeKey({ database: portal.database.kysely, clock: portal.clock }, serverItself, {
      holder: 'Booking team',
      remote: 'booking',
    });
    const team = createCaller(portal.app, { authorization: `Bearer ${text}` });
    const callers = { integrationKey: system, releaseKey: team };
    await postgres.stop();
    const wrong: unknown[] = [];
    for (const key of keys.filter((each) => !alwaysThere.includes(each))) {
      const { access } = definitions[key] ?? {};
      const caller = (typeof access === 'string' && callers[access as keyof typeof callers]) || person;
      for (const { input } of validCalls[key](inventThings('nobody'))) {
        const { statusCode, headers } = await caller.call(key, input);
        if (statusCode !== 503 || !Number(headers['retry-after'])) wrong.push([key, statusCode]);
      }
    }
    const health = await person.call('GET /health');
    await bringBack();
    expect(wrong).toEqual([]);
    expect(health.statusCode).toBe(200);
    expect((await person.call('POST /user/getBaseUserInfo')).statusCode).toBe(200);
  });

  test.each(['refused', 'not refused'])(
    'is what a transaction ends with that was under way, whatever %s it',
    async (how) => {
      const inside = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      const work = portal.database.kysely.transaction().execute(async (transaction) => {
        await sql`select 1`.execute(transaction);
        inside.resolve();
        await gone.promise;
        if (how === 'refused') throw new Error('the rule of a form');
        await sql`select 2`.execute(transaction);
      });
      const outcome = work.catch((error: unknown) => error);
      await inside.promise;
      await postgres.stop();
      gone.resolve();
      const error = await outcome;
      await bringBack();
      expect(error).toBeInstanceOf(DatabaseUnavailableError);
    },
  );
});
