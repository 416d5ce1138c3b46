import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pageHeaders } from '../../test/caller.ts';
import { openPortal, type Portal } from '../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());

const save = 'POST /business/submitBookingLcl';
const send = (method: 'GET' | 'POST' | 'PUT' | 'HEAD', url: string, headers = {}, payload?: string) =>
  portal.app.inject({ method, url, headers: { ...pageHeaders, ...headers }, payload });

describe('an answer', () => {
  test('is an envelope that nobody keeps', async () => {
    const response = await portal.visitor.call('GET /health');
    expect(response.json()).toMatchObject({ code: 200, message: '', data: { status: 'ok' } });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  test('holds the id under which the log knows it', async () => {
    const response = await portal.visitor.call('POST /user/getBaseUserInfo');
    const { requestId } = response.json();
    expect(response.headers['x-request-id']).toBe(requestId);
    expect(portal.log.join('')).toContain(requestId);
  });
});

describe('an address', () => {
  test('that is unknown is a 404 in JSON', async () => {
    const response = await send('GET', '/api/no/such/call', { accept: 'text/html' });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'NOT_FOUND', message: 'There is no such record.' });
    expect((await send('POST', '/api/no/such/call', {}, '{')).statusCode).toBe(404);
    expect((await send('GET', '/api')).json().code).toBe('NOT_FOUND');
  });

  test('that is known by another method is a 405 that names the right ones', async () => {
    const response = await send('PUT', '/api/login/token', { 'content-type': 'application/json' }, '{broken');
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('POST');
    expect(response.json().code).toBe('METHOD_NOT_ALLOWED');
    expect((await send('POST', '/api/health')).headers.allow).toBe('GET, HEAD');
  });

  test('answers HEAD where it reads and not where it writes', async () => {
    const head = await send('HEAD', '/api/health');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await send('HEAD', '/api/login/loginOut')).statusCode).toBe(405);
  });

  test('that cannot be read is a 400', async () => {
    expect((await send('GET', '/api/%zz')).json().code).toBe('REQUEST_INVALID');
  });
});

describe('whoever is signed out', () => {
  test.each([
    ['an invalid body', '{"action":"explode"}'],
    ['no JSON at all', '{"action"'],
    ['too much', `"${'x'.repeat(2_000_000)}"`],
  ])('learns nothing from %s', async (_name, payload) => {
    const headers = { 'content-type': 'application/json' };
    const response = await send('POST', '/api/business/submitBookingLcl', headers, payload);
    expect(response.statusCode).toBe(401);
  });
});

test('a request that does not end is cut off', () => {
  expect(portal.app.server.requestTimeout).toBe(1_800_000);
});

describe('a body', () => {
  const post = async (payload: string, type = 'application/json') => {
    const alice = await portal.signIn();
    const headers = { ...alice.headers, 'content-type': type };
    return await send('POST', '/api/business/submitBookingLcl', headers, payload);
  };

  test('that is not JSON is a 400', async () => {
    expect((await post('{"action"')).json()).toMatchObject({ code: 'REQUEST_INVALID' });
    expect((await post('{"__proto__": {"admin": true}}')).statusCode).toBe(400);
  });

  test('that is too large is a 413', async () => {
    expect((await post(`"${'x'.repeat(2_000_000)}"`)).json().code).toBe('BODY_TOO_LARGE');
  });

  test('of another type is a 415', async () => {
    expect((await post('a=b', 'application/x-www-form-urlencoded')).json().code).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  test('that breaks the schema is answered field by field, in the caller’s language', async () => {
    const alice = await portal.signIn();
    const body = { action: 'explode', idempotencyKey: 'no uuid', version: -1, booking: { cargo: 'none' } };
    const messages = async (language: string) => {
      const response = await alice.call(save, { body }, { 'accept-language': language });
      expect(response.statusCode).toBe(400);
      const { fields } = response.json() as { fields: { field: string; message: string }[] };
      return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
    };
    expect(await messages('en-US,en;q=0.9')).toMatchObject({
      action: 'Must be one of: saveDraft, submit',
      idempotencyKey: 'This does not have the right format',
      version: 'Must be greater than 0',
      'booking.cargo': 'This must be of type array',
      'booking.etd': 'This is missing',
    });
    expect(await messages('zh-CN')).toMatchObject({
      action: '只能是：saveDraft, submit',
      'booking.etd': '缺少此项',
    });
  });
});

describe('a list query', () => {
  test('is refused by name', async () => {
    const alice = await portal.signIn();
    const list = { filter: { colour: 'red|=' } };
    const response = await alice.call('GET /business/getBookingListLcl', { list });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'LIST_FIELD_UNKNOWN',
      field: 'colour',
      message: 'The list has no field “colour”.',
    });
  });
});

describe('a write', () => {
  const headersOf = async (extra: Record<string, string | undefined>) => {
    const alice = await portal.signIn();
    const headers: Record<string, string | undefined> = { ...pageHeaders, ...alice.headers, ...extra };
    const response = await portal.app.inject({
      method: 'POST',
      url: '/api/user/getBaseUserInfo',
      headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
    });
    return response.statusCode;
  };
  const none = { 'sec-fetch-site': undefined };

  test.each([
    ['our page', {}, 200],
    ['a page without our header', { 'x-requested-with': undefined }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sibling of our site', { 'sec-fetch-site': 'same-site' }, 403],
    ['the address bar', { 'sec-fetch-site': 'none' }, 403],
    ['an older browser on our page', { ...none, origin: 'http://localhost:3000' }, 200],
    [
      'an older browser by our own host name',
      { ...none, origin: 'http://berth.lan', host: 'berth.lan' },
      200,
    ],
    ['an older browser elsewhere', { ...none, origin: 'https://evil.example' }, 403],
    ['a sandboxed page', { ...none, origin: 'null' }, 403],
    ['something that says nothing', none, 403],
  ])('from %s', async (_name, headers, status) => {
    expect(await headersOf(headers)).toBe(status);
  });
});

test('calls beyond the limit wait, by address or by session', async () => {
  const ask = () => portal.visitor.call('GET /login/getCaptcha');
  for (let calls = 0; calls < 60; calls += 1) await ask();
  const limited = await ask();
  expect(limited.statusCode).toBe(429);
  expect(limited.json()).toMatchObject({ code: 'RATE_LIMITED' });
  expect(limited.headers['retry-after']).toBe('60');
  const elsewhere = await portal.app.inject({ url: '/api/login/getCaptcha', remoteAddress: '192.0.2.1' });
  expect(elsewhere.statusCode).toBe(200);
  portal.clock.advance(61);
  expect((await ask()).statusCode).toBe(200);
});

test('whoever has a /64 of IPv6 addresses is one caller', async () => {
  const ask = (address: string) =>
    portal.app.inject({ url: '/api/login/getCaptcha', remoteAddress: address });
  for (let calls = 0; calls < 60; calls += 1) await ask(`2001:db8:0:7::${calls + 1}`);
  expect((await ask('2001:db8:0:7:ffff::1')).statusCode).toBe(429);
  expect((await ask('2001:db8:0:8::1')).statusCode).toBe(200);
});

test('only a listed proxy may say where a caller is', async () => {
  const from = async (trustProxy: string[]) => {
    const behind = await openPortal({ config: { trustProxy } });
    try {
      const ask = (address: string) =>
        behind.app.inject({ url: '/api/login/getCaptcha', headers: { 'x-forwarded-for': address } });
      for (let calls = 0; calls < 60; calls += 1) await ask('192.0.2.1');
      return (await ask('192.0.2.2')).statusCode;
    } finally {
      await behind.close();
    }
  };
  expect(await from([])).toBe(429);
  expect(await from(['10.0.0.1'])).toBe(429);
  expect(await from(['127.0.0.1'])).toBe(200);
});
