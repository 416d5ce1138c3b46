import { airPermission, integrationScopes } from '@berth/contract';
import { type EndpointDefinition, endpoints } from '@berth/contract/endpoints';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../src/database/tables.ts';
import { describeRequest, pageHeaders } from './caller.ts';
import { openSystem } from './integration-system.ts';
import type { Portal } from './portal.ts';
import { makeThings } from './things.ts';
import { openTradingPortal } from './trading-portal.ts';
import { validCalls } from './valid-calls.ts';

type Key = keyof typeof endpoints;
const definitions: Record<string, EndpointDefinition> = endpoints;
const readKeys = (Object.keys(endpoints) as Key[]) // the table's own
  .filter((key) => key.startsWith('GET '));
/** What the door writes down of every call with a key, before its handler. */
const ofTheDoor = ['integration_key', 'integration_refusal', 'integration_refusal_count'];
let portal: Portal;

beforeAll(async () => {
  portal = await openTradingPortal();
});
afterAll(async () => await portal.close());

test('a HEAD changes no row and answers as its GET would, or there is none', async () => {
  const person = await portal.signIn('Head Ltd', {
    role: 'manager',
    permissions: [airPermission],
  });
  const things = await makeThings(portal, person, 'head');
  const system = await openSystem(portal, { name: 'Head system', scopes: integrationScopes });
  const callerOf = (key: Key) => (definitions[key]?.access === 'integrationKey' ? system : person);
  const asked = [];
  const before = await everyRow(portal.database.kysely);
  for (const key of readKeys) {
    for (const { input } of validCalls[key](things)) {
      const { url } = describeRequest(key, input);
      const headers = { ...pageHeaders, ...callerOf(key).headers };
      const { statusCode, body } = await portal.app.inject({ method: 'HEAD', url, headers });
      asked.push({ key, input, statusCode, body });
    }
  }
  expect(await everyRow(portal.database.kysely)).toEqual(before);
  for (const { key, input, statusCode, body } of asked) {
    const hasNone = definitions[key]?.isWrite || definitions[key]?.makes;
    const expected = hasNone ? 405 : (await callerOf(key).call(key, input)).statusCode;
    expect([key, statusCode, body]).toEqual([key, expected, '']);
  }
});

test('a HEAD of the live stream opens none', async () => {
  const person = await portal.signIn();
  for (let at = 0; at < 10; at += 1) {
    const response = await portal.app.inject({
      method: 'HEAD',
      url: '/api/business/events',
      headers: { ...pageHeaders, ...person.headers },
    });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET']);
  }
  expect((await person.call('GET /business/events', { query: { once: 'true' } })).statusCode).toBe(200);
});

/** What every table holds, as one text a table. */
async function everyRow(database: Kysely<Tables>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: keyof Tables }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database);
  const texts: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !ofTheDoor.includes(table.name))) {
    const { rows } = await sql<{ text: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as text
      from ${sql.table(name)} t`.execute(database);
    texts[name] = rows[0]?.text ?? '';
  }
  return texts;
}
