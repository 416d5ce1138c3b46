import { type EndpointDefinition, endpoints, type UploadInput } from '@berth/contract/endpoints';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readLines } from '../src/modules/customs/declarations/import/read-lines.ts';
import { readLibrary } from '../src/modules/customs/goods/import/read-library.ts';
import { readGoods } from '../src/modules/imports/goods/read-goods.ts';
import { inspectContent } from '../src/modules/uploads/inspect/inspect-content.ts';
import { type Caller, pageHeaders } from './caller.ts';
import { hostileAddressParts, hostileForms, spoil } from './hostile-inputs.ts';
import { openSystem } from './integration-system.ts';
import { makeNeighbours } from './isolation.ts';
import type { Portal, SignedIn } from './portal.ts';
import { openTeam } from './release-team.ts';
import type { Things } from './things.ts';
import { openTradingPortal } from './trading-portal.ts';
import { validCalls } from './valid-calls.ts';

type Key = keyof typeof endpoints;
const keys = Object.keys(endpoints) as Key[]; // the table's own
const definitions: Record<string, EndpointDefinition> = endpoints;
const permissions = ['business:air', 'system:releases', 'release:override'];
// A stream without its `once` never ends; it is asked for below by what it reads.
const spoiledKeys = keys.filter((key) => key !== 'GET /business/events');
let portal: Portal;
let things: Things;
let callers: Record<'person' | 'system' | 'team', Caller> & { person: SignedIn };
let calls = 0;
let values = 0;

beforeAll(async () => {
  portal = await openTradingPortal({
    inspect: inspectContent,
    readGoods: (order, { onProgress }) => readGoods(order, onProgress),
    readLibrary: (order, { onProgress }) => readLibrary(order, onProgress),
    readLines: (order, { onProgress }) => readLines(order, onProgress),
  });
  const { bob } = await makeNeighbours(portal);
  things = bob.things;
  const { kysely } = portal.database;
  await kysely.updateTable('member').where('id', '=', bob.person.userId).set({ permissions }).execute();
  callers = { person: bob.person, system: await openSystem(portal), team: await openTeam(portal, '*') };
});
afterAll(async () => await portal.close());

async function callerOf(key: Key): Promise<Caller> {
  calls += 1;
  // Limits are counted by session and minute: no session has more calls than any of them allows.
  if (calls % 20 === 0) {
    portal.clock.advance(60);
    callers.person = await callers.person.again();
  }
  const access = definitions[key]?.access;
  if (access === 'releaseKey') return callers.team;
  return access === 'integrationKey' ? callers.system : callers.person;
}

test.each(spoiledKeys)('%s answers no text with an error of the server', async (key) => {
  const failures: string[] = [];
  for (const example of validCalls[key](things)) {
    for (const { input, values: more } of spoil(example.input)) {
      values += more;
      const { statusCode, body } = await (await callerOf(key)).call(key, input);
      if (statusCode === 500) failures.push(`${body} ${JSON.stringify(input)}`);
    }
  }
  expect(failures.slice(0, 3)).toEqual([]);
});

test('those were thousands of texts', () => {
  expect(values).toBeGreaterThan(6000);
});

test('no path is answered with an error of the server, whatever stands in it', async () => {
  const places = keys.filter((key) => key.includes('/:')).map((key) => `/api${key.split(' ')[1]}`);
  const others = ['/:part', '/booking/:part', '/remotes/:part/1.0.0/a.js', '/remotes/booking/:part/a.js'];
  for (const place of [...places, ...others]) {
    for (const part of hostileAddressParts) {
      const url = place.replaceAll(/:\w+/g, part);
      const { headers } = callers.person;
      const { statusCode } = await portal.app.inject({ url, headers: { ...pageHeaders, ...headers } });
      expect([url, statusCode >= 400, statusCode === 500]).toEqual([url, true, false]);
    }
  }
});

test('no file is answered with an error of the server, whatever it is called', async () => {
  for (const key of keys.filter((each) => definitions[each]?.upload)) {
    for (const { input } of validCalls[key](things) as readonly { input: { upload: UploadInput } }[]) {
      const content = Buffer.from(await input.upload.arrayBuffer());
      for (const form of hostileForms(content)) {
        const caller = await callerOf(key);
        const url = `/api${key.split(' ')[1]}`.replaceAll(/:\w+/g, 'x');
        const headers = { ...pageHeaders, ...caller.headers, ...form.headers };
        const answer = await portal.app.inject({ method: 'POST', url, headers, payload: form.payload });
        expect([key, answer.statusCode === 500, answer.body]).toEqual([key, false, answer.body]);
      }
    }
  }
});

test('no header is answered with an error of the server', async () => {
  const marks = ['\0', 'a\0b', '\ud83d', '1\0'];
  const names = ['last-event-id', 'accept-language', 'user-agent', 'cookie', 'authorization', 'origin'];
  for (const key of [
    'GET /business/events',
    'POST /user/getBaseUserInfo',
    'GET /login/getCaptcha',
  ] as const) {
    for (const name of names) {
      for (const mark of marks) {
        const input = key === 'GET /business/events' ? { query: { once: 'true' } } : {};
        const { statusCode } = await (await callerOf(key)).call(key, input, { [name]: mark });
        expect([key, name, statusCode === 500]).toEqual([key, name, false]);
      }
    }
  }
});

test('input that is nested without end is refused', async () => {
  const payload = `{"booking":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const headers = { ...pageHeaders, ...callers.person.headers, 'content-type': 'application/json' };
  const url = '/api/business/submitBookingLcl';
  expect((await portal.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(400);
});

test('what cannot be stored is gone from names and texts, and a password that has it is refused', async () => {
  const { person } = callers;
  const body = { 'na\0me\ud83d': 'list', settings: null };
  const answer = await person.call('POST /login/token', {
    body: { ...body, username: 'a\0b', 'pass\0word': 'pass\0word', captchaId: 'x', captcha: 'y' },
  });
  expect(answer.json()).toMatchObject({
    code: 'REQUEST_INVALID',
    fields: [{ field: 'password', texts: { 'zh-CN': '含有无法使用的字符，请重新输入' } }],
  });
});
