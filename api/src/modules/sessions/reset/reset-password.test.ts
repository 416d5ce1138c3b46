import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import {
  askCode,
  type CodeAsker,
  cookieOf,
  lastCode,
  newBrowser,
  otherThan,
  told,
} from '../../../../test/sent-codes.ts';
import { sweepCodes } from '../codes/sweep-codes.ts';
import { admitMember } from '../login/admit-member.ts';
import { hashPassword } from '../login/passwords.ts';
import { getMember } from '../sessions.repository.ts';

const oldPassword = 'correct horse 27';
const newPassword = 'harbour-at-dawn-7';
let portal: Portal;
let passwordHash: string;
let people = 0;
let account: string;
let phone: string;
let owner: SignedIn;
let browser: CodeAsker;

beforeAll(async () => {
  portal = await openPortal({ config: { captchaCode: 'ship' } });
  passwordHash = await hashPassword(oldPassword);
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  portal.clock.advance(2 * 24 * 3600);
  people += 1;
  [account, phone] = [`Forgetful${people}`, `138${String(people).padStart(4, '0')}0001`];
  browser = newBrowser();
  owner = await portal.signIn('Harbour Co', {
    account,
    phone,
    passwordHash,
    email: `alice${people}@example.com`,
  });
});

async function send(): Promise<string> {
  expect((await askCode(portal, browser, { phone, purpose: 'reset', account })).statusCode).toBe(200);
  return (await lastCode(portal, phone)) ?? '';
}
const check = async (code: string, more: { account?: string; phone?: string } = {}) =>
  await portal.visitor.call(
    'POST /login/checkResetCode',
    { body: { account, phone, code, ...more } },
    browser.headers,
  );
const ticketOf = async () => (await check(await send())).json().data.ticket as string;
const reset = async (ticket: string, more: Record<string, string> = {}, headers = browser.headers) =>
  await portal.visitor.call(
    'POST /login/resetPassword',
    { body: { ticket, newPassword, confirmation: more.newPassword ?? newPassword, ...more } },
    headers,
  );
async function signIn(password: string) {
  const asked = await portal.visitor.call('GET /login/getCaptcha');
  const { captchaId } = asked.json().data;
  return await portal.visitor.call(
    'POST /login/token',
    { body: { username: account, password, captchaId, captcha: 'ship' } },
    { cookie: cookieOf(asked, 'BERTH-BROWSER') },
  );
}

describe('a new password', () => {
  test('is set with account, number and code; every session ends and a mail says so', async () => {
    expect((await signIn(oldPassword)).statusCode).toBe(200);
    const other = await owner.again();
    const checked = await check(await send(), { account: `  ${account.toUpperCase()} ` });
    expect(checked.json().data).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), expire: 600 });
    const answer = await reset(checked.json().data.ticket);
    expect(answer.json()).toEqual({ code: 200, message: '', data: null });
    for (const session of [owner, other]) {
      expect((await session.call('POST /user/getBaseUserInfo')).statusCode).toBe(401);
    }
    expect((await signIn(oldPassword)).json().code).toBe('LOGIN_FAILED');
    expect((await signIn(newPassword)).statusCode).toBe(200);
    const mail = await portal.database.kysely
      .selectFrom('outgoing_message')
      .where('recipient', '=', `alice${people}@example.com`)
      .select(['channel', 'kind', 'subject', 'body'])
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      channel: 'mail',
      kind: 'passwordReset',
      subject: 'Your password was reset',
    });
    expect(mail.body).toContain(account);
    expect(mail.body).not.toContain(newPassword);
  });

  test('forgets the browsers that were known, and what failed from this network', async () => {
    await signIn(oldPassword);
    for (let failed = 0; failed < 5; failed += 1) await signIn('wrong');
    expect((await signIn(oldPassword)).json().code).toBe('LOGIN_SLOWED');
    await reset(await ticketOf());
    const known = portal.database.kysely.selectFrom('known_browser').where('member_id', '=', owner.userId);
    expect(await known.selectAll().execute()).toEqual([]);
    expect((await signIn(newPassword)).statusCode).toBe(200);
  });

  test.each([
    [{ newPassword: 'short-1' }, 'newPassword', 'At least 8 characters'],
    [{ newPassword: 'lettersalone' }, 'newPassword', 'The password needs letters as well as digits'],
    [{ newPassword: '1234567890' }, 'newPassword', 'The password needs letters as well as digits'],
    [{ confirmation: 'another-7' }, 'confirmation', 'The two passwords entered do not match'],
    [{ newPassword: '' }, 'newPassword', 'Please fill this in'],
  ])('that is no good is told at its field, and leaves the ticket: %j', async (more, field, message) => {
    const ticket = await ticketOf();
    const refused = await reset(ticket, more);
    expect(refused.json().code).toBe('REQUEST_INVALID');
    expect(refused.json().fields).toContainEqual(expect.objectContaining({ field, message }));
    expect((await signIn(oldPassword)).statusCode).toBe(200);
    expect((await reset(ticket)).statusCode).toBe(200);
  });

  test('is not the account', async () => {
    account = `Forgetful-one${people}`;
    await portal.database.kysely
      .updateTable('member')
      .set({ account, account_key: account.toLowerCase() })
      .where('id', '=', owner.userId)
      .execute();
    const refused = await reset(await ticketOf(), { newPassword: account.toUpperCase() });
    expect(refused.json().fields).toMatchObject([
      { field: 'newPassword', message: 'The password cannot be the name of the account' },
    ]);
  });

  test('a ticket is good once, for ten minutes, in its browser', async () => {
    const ticket = await ticketOf();
    const stranger = newBrowser();
    await askCode(portal, stranger, { phone: '13700000001' });
    expect((await reset(ticket, {}, stranger.headers)).json().code).toBe('RESET_EXPIRED');
    expect((await reset(ticket, {}, {})).json().code).toBe('RESET_EXPIRED');
    const [one, other] = await Promise.all([reset(ticket), reset(ticket)]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([200, 400]);
    expect((await reset(ticket)).json().code).toBe('RESET_EXPIRED');
    portal.clock.advance(60);
    const late = await ticketOf();
    portal.clock.advance(600);
    expect((await reset(late)).json().code).toBe('RESET_EXPIRED');
    expect((await reset('made-up')).json().code).toBe('RESET_EXPIRED');
  });
});

describe('the code for it', () => {
  test('is for this account, this number and this step', async () => {
    const code = await send();
    expect((await check(code, { account: 'somebody' })).json().code).toBe('CODE_MISSING');
    expect((await check(code, { phone: '13700000002' })).json().code).toBe('CODE_MISSING');
    await askCode(portal, browser, { phone, purpose: 'login' });
    const forLogin = (await lastCode(portal, phone)) ?? '';
    if (forLogin !== code) expect((await check(forLogin)).json().code).toBe('CODE_WRONG');
    expect((await check(code)).statusCode).toBe(200);
    expect((await check(code)).json()).toMatchObject({ code: 'CODE_USED', field: 'code' });
  });

  test('five tries, ten minutes', async () => {
    const code = await send();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await check(otherThan(code))).json()).toMatchObject({ code: 'CODE_WRONG', field: 'code' });
    expect((await check(code)).json().code).toBe('LOGIN_SLOWED');
    portal.clock.advance(10);
    expect((await check(code)).json().code).toBe('CODE_TRIES_USED');
    portal.clock.advance(600);
    const next = await send();
    portal.clock.advance(600);
    expect((await check(next)).json().code).toBe('CODE_EXPIRED');
  });

  test('an unknown account, and one with another number, are told by nothing', async () => {
    const code = await send();
    const tries = async (more: { account?: string; phone?: string }) => {
      const answers: unknown[] = [];
      for (let place = 0; place < 7; place += 1) {
        answers.push(told(await check(otherThan(code), more)));
        portal.clock.advance(place < 5 ? 0 : 10);
      }
      return answers;
    };
    const known = await tries({});
    const others = [
      { account: 'nobody-at-all', phone },
      { account: `Forgetful${people - 1}`, phone: '13700000005' },
    ];
    for (const other of others) {
      portal.clock.advance(3600);
      await askCode(portal, browser, { purpose: 'reset', ...other });
      expect(await tries(other)).toEqual(known);
    }
  });
});

test('what is over for a day is swept', async () => {
  await ticketOf();
  portal.clock.advance(25 * 3600);
  const { kysely } = portal.database;
  await sweepCodes({ database: kysely, clock: portal.clock });
  const left = ['one_time_code', 'password_reset', 'code_request'] as const;
  for (const table of left) expect(await kysely.selectFrom(table).selectAll().execute()).toEqual([]);
});

describe('of a phone that was lost', () => {
  const setPhone = async (to: string) =>
    await portal.database.kysely
      .updateTable('member')
      .where('id', '=', owner.userId)
      .set({ phone: to })
      .execute();

  test('a code that was sent before opens nothing once the number is another', async () => {
    const code = await send();
    await setPhone('13900139000');
    expect((await check(code)).json().code).toBe('CODE_WRONG');
  });

  test('nor does a ticket', async () => {
    const ticket = await ticketOf();
    await setPhone('13900139000');
    expect((await reset(ticket)).json().code).toBe('RESET_EXPIRED');
  });
});

test('a sign-in that began before the password was set again opens no session', async () => {
  const kysely = portal.database.kysely;
  const member = await getMember(kysely, owner.userId);
  await reset(await ticketOf());
  const admitted = admitMember(
    kysely,
    {
      member,
      proof: { passwordHash },
      knownBrowser: undefined,
      hours: 8,
      address: '203.0.113.9',
      userAgent: '',
    },
    portal.clock(),
  );
  await expect(admitted).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
});
