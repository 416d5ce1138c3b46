import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../test/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());

const me = 'POST /user/getBaseUserInfo';

describe('POST /user/getBaseUserInfo', () => {
  test('answers who is signed in', async () => {
    const alice = await portal.signIn('Alice Trading');
    const user = await alice.get(me);
    expect(user).toMatchObject({
      id: alice.userId,
      customer: { id: alice.customerId, name: 'Alice Trading' },
    });
  });

  test('signed out', async () => {
    const response = await portal.visitor.call(me);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'SIGNED_OUT' });
  });
});

describe('a session', () => {
  test('needs the companion of the same sign-in', async () => {
    const [alice, bob] = [await portal.signIn(), await portal.signIn()];
    const authorization = `Bearer ${alice.token}`;
    const withCookie = (cookie: string) => portal.visitor.call(me, {}, { authorization, cookie });
    expect((await withCookie('')).statusCode).toBe(401);
    expect((await withCookie(`BERTH=${bob.companion}`)).statusCode).toBe(401);
    expect((await withCookie(`BERTH=${alice.token}`)).statusCode).toBe(401);
    expect((await withCookie(`BERTH=${alice.companion}`)).statusCode).toBe(200);
    const cookieAlone = await portal.visitor.call(me, {}, { cookie: `BERTH=${alice.companion}` });
    expect(cookieAlone.statusCode).toBe(401);
  });

  test('ends when the server said it would', async () => {
    const alice = await portal.signIn();
    portal.clock.advance(8 * 3600 - 1);
    expect((await alice.call(me)).statusCode).toBe(200);
    portal.clock.advance(1);
    expect((await alice.call(me)).statusCode).toBe(401);
  });

  test('ends with its person', async () => {
    const alice = await portal.signIn();
    await portal.database.kysely
      .updateTable('member')
      .set({ is_active: false })
      .where('id', '=', alice.userId)
      .execute();
    expect((await alice.call(me)).statusCode).toBe(401);
  });
});

describe('POST /user/getUnsavedWorkKey', () => {
  const ask = 'POST /user/getUnsavedWorkKey';

  test('gives each person a key of their own, the same in every session', async () => {
    const [alice, bob] = [await portal.signIn(), await portal.signIn()];
    const [first, second] = await Promise.all([alice.get(ask), alice.get(ask)]);
    expect(first).toEqual({ unsavedWorkKey: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(second).toEqual(first);
    expect(await bob.get(ask)).not.toEqual(first);
    const again = await alice.again();
    expect(await again.get(ask)).toEqual(first);
  });

  test('gives nobody a key who is signed out, and no store may keep its answer', async () => {
    expect((await portal.visitor.call(ask)).statusCode).toBe(401);
    const alice = await portal.signIn();
    expect((await alice.call(ask)).headers['cache-control']).toContain('no-store');
  });
});

describe('GET /login/loginOut', () => {
  test('revokes the token and clears the browser, but no saved draft', async () => {
    const alice = await portal.signIn();
    const response = await alice.call('GET /login/loginOut');
    expect(response.json()).toEqual({ code: 200, message: '', data: null });
    expect(String(response.headers['set-cookie'])).toContain('BERTH=; Max-Age=0');
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect((await alice.call(me)).statusCode).toBe(401);
  });

  test('leaves the other sessions alone; signed out it is a 401', async () => {
    const [alice, bob] = [await portal.signIn(), await portal.signIn()];
    await alice.call('GET /login/loginOut');
    expect((await bob.call(me)).statusCode).toBe(200);
    expect((await alice.call('GET /login/loginOut')).statusCode).toBe(401);
  });

  test('cannot be set off by a link of another site', async () => {
    const alice = await portal.signIn();
    const link = await portal.app.inject({ url: '/api/login/loginOut', headers: alice.headers });
    expect(link.json().code).toBe('CROSS_SITE_REQUEST');
    const head = await alice.call('GET /login/loginOut', {}, { 'sec-fetch-site': 'cross-site' });
    expect(head.statusCode).toBe(403);
    expect((await alice.call(me)).statusCode).toBe(200);
  });
});

describe('GET /login/getCaptcha', () => {
  test('draws a picture that does not spell its answer', async () => {
    const response = await portal.visitor.call('GET /login/getCaptcha');
    const { kind, image, captchaId, expire } = response.json().data;
    expect({ kind, expire }).toEqual({ kind: 'image', expire: 300 });
    expect(captchaId).toHaveLength(43);
    const svg = Buffer.from(image.replace('data:image/svg+xml;base64,', ''), 'base64').toString();
    expect(svg).toMatch(/^<svg .*<path d="M[\d .L-]+" /);
    expect(svg).not.toMatch(/<text|<title|aria-/);
    expect(String(response.headers['set-cookie'])).toMatch(/^BERTH-BROWSER=.*HttpOnly; SameSite=Strict/);
  });

  test.each(['x%3B%20Domain%3Devil.example', 'x%0d%0aX-Evil:%201', '%E4%BD%A0', 'a'.repeat(4000)])(
    'does not send back the cookie %s, which it never gave',
    async (value) => {
      const cookie = `BERTH-BROWSER=${value}`;
      const response = await portal.visitor.call('GET /login/getCaptcha', {}, { cookie });
      expect(response.statusCode).toBe(200);
      expect(String(response.headers['set-cookie'])).toMatch(
        /^BERTH-BROWSER=[\w-]{43}; Max-Age=600; Path=\//,
      );
    },
  );

  test('asks a question in the caller’s language', async () => {
    const ask = async (language: string) => {
      const query = { kind: 'question' } as const;
      const headers = { 'accept-language': language };
      const response = await portal.visitor.call('GET /login/getCaptcha', { query }, headers);
      return response.json().data.question;
    };
    expect(await ask('zh-CN')).toMatch(/^[^a-z]+？$/i);
    expect(await ask('en')).toMatch(/^[\x20-\x7e]+[.?]$/);
  });

  test('refuses an unknown kind', async () => {
    const response = await portal.visitor.call('GET /login/getCaptcha', { query: { kind: 'smell' } });
    expect(response.json()).toMatchObject({ code: 'REQUEST_INVALID', fields: [{ field: 'kind' }] });
  });
});

test('on https the cookies are tied to the host', async () => {
  const secure = await openPortal({ config: { publicOrigin: 'https://portal.example' } });
  try {
    const alice = await secure.signIn();
    const authorization = `Bearer ${alice.token}`;
    const plain = await alice.call(me);
    expect(plain.statusCode).toBe(401);
    const prefixed = await secure.visitor.call(
      me,
      {},
      {
        authorization,
        cookie: `__Host-BERTH=${alice.companion}`,
      },
    );
    expect(prefixed.statusCode).toBe(200);
    expect(prefixed.headers['strict-transport-security']).toContain('max-age=31536000');
    const captcha = await secure.visitor.call('GET /login/getCaptcha');
    expect(String(captcha.headers['set-cookie'])).toMatch(/^__Host-BERTH-BROWSER=.*Path=\/.*; Secure$/);
  } finally {
    await secure.close();
  }
});
