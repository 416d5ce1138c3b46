import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { hashPassword } from './passwords.ts';

const password = 'correct horse 27';
let portal: Portal;
let passwordHash: string;
let accounts = 0;

beforeAll(async () => {
  portal = await openPortal({ config: { captchaCode: 'ship' } });
  passwordHash = await hashPassword(password);
});
afterAll(async () => await portal.close());

/** A new account with the password above. */
async function makeAccount(): Promise<string> {
  accounts += 1;
  const account = `Captain-${accounts}`;
  await portal.signIn('Harbour Co', { account, passwordHash });
  return account;
}

async function askCaptcha() {
  const response = await portal.visitor.call('GET /login/getCaptcha');
  return { captchaId: response.json().data.captchaId, cookie: cookiePair(response.headers['set-cookie']) };
}

type Changes = {
  password?: string;
  captcha?: string;
  remember?: boolean;
  cookie?: string;
  captchaId?: string;
};

async function attempt(username: string, changes: Changes = {}, headers: Record<string, string> = {}) {
  const asked = await askCaptcha();
  const { cookie = asked.cookie, ...body } = changes;
  return await portal.visitor.call(
    'POST /login/token',
    { body: { username, password, captchaId: asked.captchaId, captcha: 'SHIP', ...body } },
    { cookie, ...headers },
  );
}

const cookiePair = (header: string | string[] | undefined) => String(header).split(';')[0] ?? '';

describe('POST /login/token', () => {
  test('ends what the one before tried out in this browser', async () => {
    const account = await makeAccount();
    const signIn = async (...cookies: string[]) => {
      const asked = await askCaptcha();
      const { headers } = await attempt(account, { ...asked, cookie: [asked.cookie, ...cookies].join('; ') });
      return [headers['set-cookie']].flat().map((each) => String(each).replace(/=[\w-]{43};/, '=…;'));
    };
    const kept = 'BERTH=…; Max-Age=28800; Path=/; HttpOnly; SameSite=Strict';
    const known = 'BERTH-KNOWN=…; Max-Age=15552000; Path=/; HttpOnly; SameSite=Strict';
    expect(await signIn('BERTH-REMOTES=booking%401.5.0')).toEqual([
      kept,
      known,
      'BERTH-REMOTES=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ]);
    expect(await signIn()).toEqual([kept, known]);
  });

  test('opens a session that the token and the companion carry together', async () => {
    const account = await makeAccount();
    const response = await attempt(`  ${account.toUpperCase()} `);
    expect(response.statusCode).toBe(200);
    const { token, expire, user_info } = response.json().data;
    expect(expire).toBe(8 * 3600);
    expect(user_info).toMatchObject({ account, role: ['main'], customer: { name: 'Harbour Co' } });
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const setCookie = String([response.headers['set-cookie']].flat()[0]);
    expect(setCookie).toMatch(/^BERTH=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Strict$/);

    const headers = { authorization: `Bearer ${token}`, cookie: cookiePair(setCookie) };
    const me = await portal.visitor.call('POST /user/getBaseUserInfo', {}, headers);
    expect(me.json().data.account).toBe(account);
    const stored = await portal.database.kysely.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('remember keeps the session for 24 hours', async () => {
    const response = await attempt(await makeAccount(), { remember: true });
    expect(response.json().data.expire).toBe(24 * 3600);
  });

  test('says the same of an unknown account and of a wrong password', async () => {
    const wrong = await attempt(await makeAccount(), { password: 'not it at all' });
    const unknown = await attempt('nobody-at-all');
    expect(wrong.statusCode).toBe(400);
    const { requestId: _one, ...wrongAnswer } = wrong.json();
    const { requestId: _other, ...unknownAnswer } = unknown.json();
    expect(wrongAnswer).toEqual(unknownAnswer);
    expect(wrongAnswer.code).toBe('LOGIN_FAILED');
  });

  test('an account with what no database can hold is an unknown one', async () => {
    expect((await attempt('nobody\0at all')).json().code).toBe('LOGIN_FAILED');
  });

  test('refuses an inactive person like an unknown one', async () => {
    const account = await makeAccount();
    await portal.database.kysely
      .updateTable('member')
      .set({ is_active: false })
      .where('account', '=', account)
      .execute();
    expect((await attempt(account)).json().code).toBe('LOGIN_FAILED');
  });

  test('names the missing fields in the caller’s language', async () => {
    const body = { username: '', captchaId: 'x', captcha: 'y' };
    const response = await portal.visitor.call('POST /login/token', { body }, { 'accept-language': 'zh-CN' });
    expect(response.json()).toMatchObject({
      code: 'REQUEST_INVALID',
      fields: [
        { field: 'username', message: '请填写此项' },
        { field: 'password', message: '缺少此项' },
      ],
    });
  });
});

describe('the captcha', () => {
  test('is used up by a right answer and by a wrong one', async () => {
    const account = await makeAccount();
    const { captchaId, cookie } = await askCaptcha();
    expect((await attempt(account, { captchaId, cookie })).statusCode).toBe(200);
    expect((await attempt(account, { captchaId, cookie })).json().code).toBe('CAPTCHA_WRONG');

    const next = await askCaptcha();
    expect((await attempt(account, { ...next, captcha: 'boat' })).json().code).toBe('CAPTCHA_WRONG');
    expect((await attempt(account, next)).json().code).toBe('CAPTCHA_WRONG');
  });

  test('is over after five minutes', async () => {
    const account = await makeAccount();
    const asked = await askCaptcha();
    portal.clock.advance(301);
    expect((await attempt(account, asked)).json().code).toBe('CAPTCHA_WRONG');
  });

  test('belongs to the browser that asked for it', async () => {
    const account = await makeAccount();
    const [one, other] = [await askCaptcha(), await askCaptcha()];
    const stolen = await attempt(account, { captchaId: one.captchaId, cookie: other.cookie });
    expect(stolen.json().code).toBe('CAPTCHA_WRONG');
  });

  test('takes full-width and spaced answers', async () => {
    expect((await attempt(await makeAccount(), { captcha: ' ＳＨＩＰ ' })).statusCode).toBe(200);
  });
});

describe('slowing down', () => {
  test('an account waits longer after each failure, and a success ends it', async () => {
    const account = await makeAccount();
    for (let failures = 0; failures < 5; failures += 1) await attempt(account, { password: 'wrong' });
    const slowed = await attempt(account);
    expect(slowed.statusCode).toBe(429);
    expect(slowed.json()).toMatchObject({ code: 'LOGIN_SLOWED' });
    expect(slowed.json().message).toContain('10 seconds');
    expect(slowed.headers['retry-after']).toBe('10');

    portal.clock.advance(10);
    await attempt(account, { password: 'wrong' });
    expect((await attempt(account)).headers['retry-after']).toBe('20');
    portal.clock.advance(20);
    expect((await attempt(account)).statusCode).toBe(200);
    for (let failures = 0; failures < 4; failures += 1) await attempt(account, { password: 'wrong' });
    expect((await attempt(account)).statusCode).toBe(200);
  });

  test('an unknown account is slowed like a known one', async () => {
    for (let failures = 0; failures < 5; failures += 1) await attempt('ghost-ship');
    expect((await attempt('ghost-ship')).json().code).toBe('LOGIN_SLOWED');
  });

  test('tries at once count one by one', async () => {
    portal.clock.advance(25 * 3600);
    const account = await makeAccount();
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(account, { password: 'no' })));
    const looked = answers.filter((answer) => answer.json().code === 'LOGIN_FAILED');
    expect(looked).toHaveLength(5);
  });

  test('an address that tries many accounts waits too', async () => {
    portal.clock.advance(26 * 3600);
    for (let failures = 0; failures < 21; failures += 1) {
      portal.clock.advance(3);
      await attempt(`guess-${failures}`);
    }
    expect((await attempt(await makeAccount())).json().code).toBe('LOGIN_SLOWED');
  });
});
