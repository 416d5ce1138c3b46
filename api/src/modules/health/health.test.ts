import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDriver } from '../../../test/open-test-database.ts';
import { openPortal, type Portal } from '../../../test/portal.ts';

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
