import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal } from '../../../../test/portal.ts';
import { askCode, lastCode, newBrowser, told } from '../../../../test/sent-codes.ts';
import { openSession } from '../open-session.ts';

const config = { captchaCode: 'ship', trustProxy: ['127.0.0.1'] };
const day = 24 * 3600;
let portal: Portal;
let people = 0;
let networks = 0;

beforeAll(async () => {
  portal = await openPortal({ config });
});
beforeEach(() => portal.clock.advance(2 * day));
afterAll(async () => await portal.close());

/** Somebody with a number of their own, in a block of numbers of its own. */
async function newPhone(): Promise<string> {
  people += 1;
  const phone = `138${String(people).padStart(4, '0')}0001`;
  await portal.signIn('Harbour Co', { phone });
  return phone;
}
const newNetwork = () => {
  networks += 1;
  return `10.${Math.floor(networks / 250)}.${networks % 250}.1`;
};
const ask = async (phone: string, more: Partial<Parameters<typeof askCode>[2]> & { from?: string } = {}) => {
  const { from = newNetwork(), ...wanted } = more;
  return await askCode(portal, newBrowser(from), { phone, ...wanted });
};

describe('POST /login/getMessage', () => {
  test('sends six digits in the caller’s language, and answers when the next one may be asked for', async () => {
    const phone = await newPhone();
    const answer = await ask(phone);
    expect(answer.json()).toEqual({ code: 200, message: '', data: { resendSeconds: 60, expire: 600 } });
    expect(String(answer.headers['set-cookie'])).toMatch(/^BERTH-BROWSER=.*Max-Age=600/);
    const code = await lastCode(portal, phone);
    expect(code).toMatch(/^\d{6}$/);
    expect(answer.body).not.toContain(code);
    const stored = await portal.database.kysely.selectFrom('one_time_code').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(portal.log.join()).not.toContain(code);
  });

  test.each(['+86 138 9000 0001', '0086-13890000001', '１３８９０００００01', ' 138 9000 0001 '])(
    'takes %s as 13890000001',
    async (typed) => {
      await portal.database.kysely.deleteFrom('member').where('phone', '=', '13890000001').execute();
      await portal.signIn('Harbour Co', { phone: '13890000001' });
      expect((await ask(typed)).statusCode).toBe(200);
      expect(await lastCode(portal, '13890000001')).not.toBeNull();
    },
  );

  test.each([
    ['0755-26881234', 'Please enter a mobile number of mainland China: 11 digits that begin with 1'],
    ['+852 9123 4567', 'Please enter a mobile number of mainland China: 11 digits that begin with 1'],
    ['138', 'Please enter a mobile number of mainland China: 11 digits that begin with 1'],
    ['', 'Please fill this in'],
  ])('says at its field what is wrong with %j, without using up the captcha', async (phone, message) => {
    const browser = newBrowser(newNetwork());
    const answer = await askCode(portal, browser, { phone });
    expect(answer.json()).toMatchObject({ code: 'REQUEST_INVALID', fields: [{ field: 'phone', message }] });
    expect(await portal.database.kysely.selectFrom('captcha').selectAll().execute()).not.toEqual([]);
  });

  test('needs an account to reset the password of', async () => {
    const answer = await ask(await newPhone(), { purpose: 'reset', account: '　' });
    expect(answer.json()).toMatchObject({ code: 'REQUEST_INVALID', fields: [{ field: 'account' }] });
  });

  test('a wrong captcha comes first and counts for nothing', async () => {
    const phone = await newPhone();
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await ask(phone, { captcha: 'boat' });
      expect(answer.json()).toMatchObject({ code: 'CAPTCHA_WRONG', field: 'captcha' });
    }
    expect(await lastCode(portal, phone)).toBeNull();
    expect((await ask(phone)).statusCode).toBe(200);
  });

  test.each(['login', 'reset'] as const)('for %s answers the same bytes to any number', async (purpose) => {
    const phone = await newPhone();
    await portal.signIn('Harbour Co', { account: `known-${people}`, phone: `139${phone.slice(3)}` });
    const known = { phone: `139${phone.slice(3)}`, account: `known-${people}` };
    const cases = [
      known,
      { ...known, phone: '13700000009' },
      ...(purpose === 'reset' ? [{ phone: `135${phone.slice(3)}`, account: 'nobody-at-all' }] : []),
    ];
    const answers: unknown[] = [];
    // The fourth of a number is refused, whoever has it.
    for (const asked of cases) {
      for (let place = 0; place < 4; place += 1) {
        portal.clock.advance(60);
        answers.push(told(await ask(asked.phone, { purpose, account: asked.account })));
      }
    }
    const each = answers.slice(0, 4);
    expect(each.map((answer) => (answer as { status: number }).status)).toEqual([200, 200, 200, 429]);
    expect(answers).toEqual(cases.flatMap(() => each));
    expect(await lastCode(portal, known.phone)).not.toBeNull();
    for (const { phone: other } of cases.slice(1)) expect(await lastCode(portal, other)).toBeNull();
  });

  test('a number that is not proved, or of somebody inactive, gets none', async () => {
    const phone = await newPhone();
    const member = portal.database.kysely.updateTable('member').where('phone', '=', phone);
    await member.set({ phone_verified_at: null }).execute();
    expect((await ask(phone)).statusCode).toBe(200);
    portal.clock.advance(day);
    await member.set({ phone_verified_at: portal.clock(), is_active: false }).execute();
    expect((await ask(phone)).statusCode).toBe(200);
    expect(await lastCode(portal, phone)).toBeNull();
  });
});

describe('the limits', () => {
  const waitOf = (answer: Awaited<ReturnType<typeof ask>>) => [
    answer.json().code,
    Number(answer.headers['retry-after'] ?? 0),
  ];

  test('of a number, used up by strangers, are others where its owner has signed in before', async () => {
    const phone = await newPhone();
    const own = `139${phone.slice(3)}`;
    const owner = await portal.signIn('Harbour Co', { phone: own });
    const home = newNetwork();
    const [memberId, now] = [owner.userId, portal.clock()];
    await openSession(portal.database.kysely, {
      memberId,
      hours: 8,
      now,
      from: { address: home, userAgent: '' },
    });
    for (let asked = 0; asked < 3; asked += 1) {
      portal.clock.advance(60);
      expect((await ask(own)).statusCode).toBe(200);
    }
    portal.clock.advance(60);
    expect((await ask(own)).statusCode).toBe(429);
    const sent = await lastCode(portal, own);
    expect((await ask(own, { from: home })).statusCode).toBe(200);
    expect(await lastCode(portal, own)).not.toBe(sent);
    // These have an end as well.
    expect(waitOf(await ask(own, { from: home }))).toEqual(['RATE_LIMITED', 60]);
    // To another's number it is a place like any other.
    for (let asked = 0; asked < 3; asked += 1) {
      expect((await ask(phone)).statusCode).toBe(200);
      portal.clock.advance(60);
    }
    expect((await ask(phone, { from: home })).statusCode).toBe(429);
  });

  test('of a number: one a minute for the same, three in ten minutes, ten a day', async () => {
    const phone = await newPhone();
    await portal.signIn('Harbour Co', { account: 'limited', phone: '13600000001' });
    expect((await ask(phone)).statusCode).toBe(200);
    portal.clock.advance(20);
    expect(waitOf(await ask(phone))).toEqual(['RATE_LIMITED', 40]);
    // Another step need not wait for that.
    expect((await ask(phone, { purpose: 'reset', account: 'limited' })).statusCode).toBe(200);
    portal.clock.advance(40);
    expect((await ask(phone)).statusCode).toBe(200);
    portal.clock.advance(60);
    expect(waitOf(await ask(phone))).toEqual(['RATE_LIMITED', 480]);
    for (let place = 3; place < 10; place += 1) {
      portal.clock.advance(600);
      expect((await ask(phone)).statusCode).toBe(200);
    }
    portal.clock.advance(600);
    const [code, seconds] = waitOf(await ask(phone));
    expect([code, Number(seconds) > 20 * 3600]).toEqual(['RATE_LIMITED', true]);
  });

  test('of a network: twenty in ten minutes, whatever the numbers', async () => {
    const from = newNetwork();
    for (let place = 0; place < 20; place += 1) {
      expect((await ask(`1370${String(place).padStart(3, '0')}0001`, { from })).statusCode).toBe(200);
      portal.clock.advance(3);
    }
    expect(waitOf(await ask(await newPhone(), { from }))).toEqual(['RATE_LIMITED', 540]);
    expect((await ask(await newPhone())).statusCode).toBe(200);
  });

  test('of a network: a hundred a day', async () => {
    const from = newNetwork();
    for (let place = 0; place < 100; place += 1) {
      portal.clock.advance(40);
      expect((await ask(`136${String(place).padStart(4, '0')}0001`, { from })).statusCode).toBe(200);
    }
    portal.clock.advance(3600);
    const [code, seconds] = waitOf(await ask(await newPhone(), { from }));
    expect([code, Number(seconds) > 20 * 3600]).toEqual(['RATE_LIMITED', true]);
  });

  test('of a block of numbers: thirty an hour, from wherever', async () => {
    for (let place = 0; place < 30; place += 1) {
      expect((await ask(`1350000${String(place).padStart(4, '0')}`)).statusCode).toBe(200);
      portal.clock.advance(10);
    }
    expect(waitOf(await ask('13500009999'))).toEqual(['RATE_LIMITED', 3300]);
    expect((await ask('13500019999')).statusCode).toBe(200);
  });

  test('ten at once are counted one by one', async () => {
    const phone = await newPhone();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(phone)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('two servers', () => {
  let other: Portal;
  beforeAll(async () => {
    other = await openPortal({
      database: { ...portal.database, close: async () => undefined },
      config: { ...config, outbox: { ...portal.config.outbox, smsDayBudget: 2 } },
    });
  });
  beforeEach(() => other.clock.advance((portal.clock().getTime() - other.clock().getTime()) / 1000));
  afterAll(async () => await other.close());
  afterEach(() => other.clock.advance(60));
  const askOther = async (phone: string) => await askCode(other, newBrowser(newNetwork()), { phone });

  test('count together', async () => {
    const phone = await newPhone();
    expect((await ask(phone)).statusCode).toBe(200);
    expect((await askOther(phone)).json().code).toBe('RATE_LIMITED');
  });

  test('a day’s budget counts what is sent, over all servers, until midnight in China', async () => {
    expect((await askOther('13400000001')).statusCode).toBe(200);
    expect((await ask(await newPhone())).statusCode).toBe(200);
    expect((await askOther(await newPhone())).statusCode).toBe(200);
    const refused = await askOther(await newPhone());
    expect(refused.json().code).toBe('SMS_BUDGET_USED');
    const untilMidnight = day - ((other.clock().getTime() / 1000 + 8 * 3600) % day);
    expect(refused.headers['retry-after']).toBe(String(untilMidnight));
    portal.clock.advance(untilMidnight);
    other.clock.advance(untilMidnight);
    expect((await askOther(await newPhone())).statusCode).toBe(200);
  });
});

test('without a provider nothing is sent, and the page is told so', async () => {
  const closed = await openPortal({
    config: { ...config, outbox: { sms: null, mail: null, smsDayBudget: 1000 } },
  });
  try {
    const answer = await askCode(closed, newBrowser(), { phone: '13800000001' });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'SMS_UNAVAILABLE']);
    expect((await closed.visitor.get('GET /index/index')).ways).toEqual(['qr']);
    expect((await portal.visitor.get('GET /index/index')).ways).toEqual(['sms', 'qr', 'register']);
  } finally {
    await closed.close();
  }
});
