import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import {
  askCode,
  type CodeAsker,
  cookieOf,
  lastCode,
  newBrowser,
  otherThan,
  told,
} from '../../../../test/sent-codes.ts';

let portal: Portal;
let people = 0;
let phone: string;
let browser: CodeAsker;

beforeAll(async () => {
  portal = await openPortal({ config: { captchaCode: 'ship' } });
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  portal.clock.advance(2 * 24 * 3600);
  people += 1;
  phone = `138${String(people).padStart(4, '0')}0001`;
  browser = newBrowser();
  await portal.signIn('Harbour Co', { account: `sms-${people}`, phone });
});

async function send(number = phone): Promise<string> {
  const answer = await askCode(portal, browser, { phone: number });
  expect(answer.statusCode).toBe(200);
  return (await lastCode(portal, number)) ?? '';
}
const signIn = async (code: string, { headers = {}, ...more }: Record<string, unknown> = {}) =>
  await portal.visitor.call(
    'POST /login/token',
    { body: { way: 'sms', phone, code, ...more } as const },
    { ...browser.headers, ...(headers as object) },
  );

describe('sign-in by SMS', () => {
  test('opens a session as a password does, and the browser is known from then on', async () => {
    const code = await send();
    const answer = await signIn(` ${code.slice(0, 3)} ${code.slice(3)}`, { phone: `+86 ${phone}` });
    expect(answer.statusCode).toBe(200);
    const { token, expire, user_info } = answer.json().data;
    expect([expire, user_info.account]).toEqual([8 * 3600, `sms-${people}`]);
    expect(cookieOf(answer, 'BERTH-KNOWN')).not.toBe('');
    const headers = { authorization: `Bearer ${token}`, cookie: cookieOf(answer, 'BERTH') };
    const me = await portal.visitor.call('POST /user/getBaseUserInfo', {}, headers);
    expect(me.json().data.account).toBe(`sms-${people}`);
  });

  test('remember keeps the session for 24 hours', async () => {
    expect((await signIn(await send(), { remember: true })).json().data.expire).toBe(24 * 3600);
  });

  test('a code is good once, and another number or browser has none of it', async () => {
    const code = await send();
    const stranger = newBrowser();
    await askCode(portal, stranger, { phone: '13700000001' });
    const refused = await signIn(code, { headers: stranger.headers });
    expect(refused.json()).toMatchObject({ code: 'CODE_MISSING', field: 'code' });
    expect((await signIn(code, { phone: '13700000002' })).json().code).toBe('CODE_MISSING');
    expect((await signIn(code, { headers: { cookie: '' } })).json().code).toBe('CODE_MISSING');
    expect((await signIn(code)).statusCode).toBe(200);
    expect((await signIn(code)).json()).toMatchObject({ code: 'CODE_USED', field: 'code' });
  });

  test('full-width digits are digits', async () => {
    const code = await send();
    const wide = [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    expect((await signIn(wide)).statusCode).toBe(200);
  });

  test('is over after ten minutes', async () => {
    const code = await send();
    portal.clock.advance(600);
    expect((await signIn(code)).json()).toMatchObject({ code: 'CODE_EXPIRED', field: 'code' });
  });

  test('a newer code voids the one before', async () => {
    const first = await send();
    portal.clock.advance(60);
    const second = await send();
    if (first !== second) expect((await signIn(first)).json().code).toBe('CODE_WRONG');
    expect((await signIn(second)).statusCode).toBe(200);
  });

  test('of a code for a new password it takes nothing', async () => {
    await askCode(portal, browser, { phone, purpose: 'reset', account: `sms-${people}` });
    const code = (await lastCode(portal, phone)) ?? '';
    expect((await signIn(code)).json()).toMatchObject({ code: 'CODE_MISSING', field: 'code' });
  });

  test('five tries void a code, and are slowed as those of passwords are', async () => {
    const code = await send();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await signIn(otherThan(code))).json()).toMatchObject({ code: 'CODE_WRONG', field: 'code' });
    const slowed = await signIn(code);
    expect([slowed.json().code, slowed.headers['retry-after']]).toEqual(['LOGIN_SLOWED', '10']);
    portal.clock.advance(10);
    expect((await signIn(code)).json()).toMatchObject({ code: 'CODE_TRIES_USED', field: 'code' });
  });

  test('tries at once are counted one by one', async () => {
    const code = await send();
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(otherThan(code))));
    expect(answers.filter((answer) => answer.json().code === 'CODE_WRONG')).toHaveLength(5);
  });

  test('a right code twice at once opens one session', async () => {
    const code = await send();
    const answers = await Promise.all([signIn(code), signIn(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('tells a number without an account by nothing', async () => {
    const code = await send();
    const tries = async (number: string) => {
      const answers: unknown[] = [];
      for (let place = 0; place < 7; place += 1) {
        answers.push(told(await signIn(otherThan(code), { phone: number })));
        portal.clock.advance(place < 5 ? 0 : 10);
      }
      return answers;
    };
    const known = await tries(phone);
    portal.clock.advance(60);
    expect(await send('13700000003')).toBe('');
    expect(await tries('13700000003')).toEqual(known);
  });

  test('even the right code of nobody opens nothing', async () => {
    expect(await send('13700000004')).toBe('');
    const row = await portal.database.kysely
      .selectFrom('outgoing_message')
      .where('recipient', '=', '13700000004')
      .select('body')
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(row.body ?? '')?.[0] ?? '';
    expect((await signIn(code, { phone: '13700000004' })).json().code).toBe('CODE_WRONG');
  });

  test('who is not active any more, or gave the number away, is refused like a wrong code', async () => {
    const change = async (set: { is_active?: boolean; phone?: string }) =>
      await portal.database.kysely.updateTable('member').set(set).where('phone', '=', phone).execute();
    const code = await send();
    await change({ is_active: false });
    expect((await signIn(code)).json().code).toBe('CODE_WRONG');
    await change({ is_active: true });
    portal.clock.advance(60);
    const next = await send();
    await change({ phone: `139${phone.slice(3)}` });
    expect((await signIn(next)).json().code).toBe('CODE_WRONG');
  });

  test('names the missing fields', async () => {
    const answer = await portal.visitor.call('POST /login/token', { body: { way: 'sms', phone: '' } });
    const fields = answer.json().fields.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['phone', 'code']);
  });
});
