import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { countQueries } from '../../../test/count-queries.ts';
import { testDriver } from '../../../test/open-test-database.ts';
import { openPortal, type Portal } from '../../../test/portal.ts';
import { Stopping } from '../../stopping.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());

test('GET /health answers while the process lives', async () => {
  expect(await portal.visitor.get('GET /health')).toMatchObject({ status: 'ok', version: '0.0.0-test' });
});

test('GET /ready names the database that answers', async () => {
  expect(await portal.visitor.get('GET /ready')).toEqual({ status: 'ready', database: testDriver });
});

test('GET /ready is 503 while the database does not answer, which keeps the process up', async () => {
  const away = await openPortal();
  await away.database.close();
  const ready = await away.visitor.call('GET /ready');
  expect(ready.json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  expect(ready.statusCode).toBe(503);
  expect((await away.visitor.call('GET /health')).statusCode).toBe(200);
  await away.app.close();
});

/** What `GET /ready` says of a portal to which something was done. */
async function readyAfter(
  change: (portal: Portal) => Promise<unknown>,
  options: Parameters<typeof openPortal>[0] = {},
) {
  const own = await openPortal(options);
  try {
    await change(own);
    const { statusCode, headers, body } = await own.visitor.call('GET /ready');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect((await own.visitor.call('GET /health')).statusCode).toBe(200);
    return JSON.parse(body).code;
  } finally {
    await own.close();
  }
}

describe('GET /ready is 503', () => {
  test('while the database answers and takes no writes', async () => {
    const code = await readyAfter(({ database: { kysely } }) =>
      sql`alter table installation rename to read_only`.execute(kysely),
    );
    expect(code).toBe('DATABASE_UNAVAILABLE');
  });

  test('with less room on the disk than the settings ask for', async () => {
    const options = { config: { freeSpaceBytes: Number.MAX_SAFE_INTEGER } };
    expect(await readyAfter(async () => {}, options)).toBe('STORAGE_UNAVAILABLE');
  });

  test('while the folder of files takes no writes', async () => {
    const remove = async ({ config }: Portal) => await rm(config.dataDir, { recursive: true });
    expect(await readyAfter(remove)).toBe('STORAGE_UNAVAILABLE');
  });

  test.each(['9999-of-a-newer-version', null])('on tables of another version: %s', async (name) => {
    const code = await readyAfter(async ({ database: { kysely } }) => {
      if (name) await kysely.insertInto('applied_migration').values({ name, sha256: '' }).execute();
      else await kysely.deleteFrom('applied_migration').where('name', '=', '0000-installation').execute();
    });
    expect(code).toBe('SCHEMA_UNFIT');
  });

  test('from the moment on in which the server stops, whatever it was before', async () => {
    const stopping = new Stopping();
    const code = await readyAfter(
      async ({ visitor }) => {
        expect((await visitor.call('GET /ready')).statusCode).toBe(200);
        stopping.begin();
      },
      { stopping },
    );
    expect(code).toBe('SERVER_STOPPING');
  });
});

test('asking often costs one try', async () => {
  let asked = () => 0;
  const own = await openPortal({
    wrap: (kysely) => {
      const counting = countQueries(kysely);
      asked = counting.asked;
      return counting.counted;
    },
  });
  const before = asked();
  await own.visitor.get('GET /ready');
  const once = asked() - before;
  for (let more = 0; more < 20; more += 1) await own.visitor.get('GET /ready');
  expect(asked() - before).toBe(once);
  await own.close();
});
