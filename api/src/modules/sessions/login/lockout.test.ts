import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { until } from '../../../../test/until.ts';
import { createSessionCookies } from '../session-cookies.ts';
import { hashPassword } from './passwords.ts';
import { sweepSignIns } from './sweep-sign-ins.ts';

const password = 'correct horse 27';
const day = 24 * 3600;
let portal: Portal;
let passwordHash: string;
let accounts = 0;
let networks = 0;
let account: string;
let owner: SignedIn;

beforeAll(async () => {
  portal = await openPortal({ config: { captchaCode: 'ship', trustProxy: ['127.0.0.1'] } });
  passwordHash = await hashPassword(password);
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  portal.clock.advance(2 * day);
  accounts += 1;
  account = `harbour-${accounts}`;
  owner = await portal.signIn('Harbour Co', { account, passwordHash });
});

/** A network that nobody has called from. */
function newNetwork(): string {
  networks += 1;
  return `10.${Math.floor(networks / 250)}.${networks % 250}.1`;
}

type From = { from: string; known?: string };

/** A try to sign in, with a captcha of its own; limits of calls are not what these tests are of. */
async function attempt(username: string, word: string, { from, known = '' }: From) {
  portal.clock.advance(3);
  const address = { 'x-forwarded-for': from };
  const captcha = await portal.visitor.call('GET /login/getCaptcha', {}, { ...address, cookie: known });
  const cookies = [cookieOf(captcha, 'BERTH-BROWSER'), known].filter(Boolean).join('; ');
  const { captchaId } = captcha.json().data;
  return await portal.visitor.call(
    'POST /login/token',
    { body: { username, password: word, captchaId, captcha: 'ship' } },
    { ...address, cookie: cookies },
  );
}

type Answer = Awaited<ReturnType<Portal['visitor']['call']>>;
const cookieOf = (answer: Answer, name: string) =>
  [answer.headers['set-cookie']]
    .flat()
    .map((each) => String(each).split(';')[0] ?? '')
    .find((each) => each.startsWith(`${name}=`)) ?? '';
const codeOf = (answer: Answer) => answer.json().code;

/** Signs the owner in, and gives the cookie by which the browser is known from then on. */
async function signInAs(username: string, from: string): Promise<string> {
  const answer = await attempt(username, password, { from });
  expect(answer.statusCode).toBe(200);
  return cookieOf(answer, 'BERTH-KNOWN');
}

/** Networks that have used up their first tries with an account: seven have failed 21 times together. */
async function wornNetworks(username: string, count = 7): Promise<string[]> {
  const networks = Array.from({ length: count }, newNetwork);
  for (const from of networks) await fail(3, username, () => ({ from }));
  return networks;
}

async function fail(times: number, username: string, place: () => From): Promise<string[]> {
  const codes: string[] = [];
  for (let failed = 0; failed < times; failed += 1)
    codes.push(codeOf(await attempt(username, 'wrong', place())));
  return codes;
}

describe('a browser in which the account was signed in to', () => {
  test('has a cookie of its own, of which only a hash is stored', async () => {
    const answer = await attempt(account, password, { from: newNetwork() });
    const cookie = [answer.headers['set-cookie']].flat().find((each) => each?.startsWith('BERTH-KNOWN='));
    expect(cookie).toMatch(/^BERTH-KNOWN=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
    const secure = createSessionCookies('https://berth.example').keepKnownBrowser('x', 1);
    expect(secure).toMatch(/^__Host-BERTH-KNOWN=.*; Secure$/);
    const stored = await portal.database.kysely.selectFrom('known_browser').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(cookie?.slice(12, 55));
  });

  test('is never slowed by what strangers fail, of its own network or of many', async () => {
    const home = newNetwork();
    const known = await signInAs(account, home);
    await fail(6, account, () => ({ from: home }));
    const [first = '', second = ''] = await wornNetworks(account);
    const stranger = await attempt(account, password, { from: first });
    expect(codeOf(stranger)).toBe('LOGIN_SLOWED');
    expect(stranger.headers['retry-after']).toBe(String(stranger.json().message.match(/\d+/)));
    expect((await attempt(account, password, { from: home, known })).statusCode).toBe(200);
    expect((await attempt(account, password, { from: newNetwork(), known })).statusCode).toBe(200);
    // Its sign-in gives strangers no new tries.
    expect(codeOf(await attempt(account, 'wrong', { from: second }))).toBe('LOGIN_SLOWED');
  });

  test('has tries of its own, which slow it and nobody else', async () => {
    const home = newNetwork();
    const known = await signInAs(account, home);
    const codes = await fail(6, account, () => ({ from: home, known }));
    expect(codes).toEqual([...Array(5).fill('LOGIN_FAILED'), 'LOGIN_SLOWED']);
    expect((await attempt(account, password, { from: home })).statusCode).toBe(200);
  });

  test('is known to that account alone, and to each that signs in there', async () => {
    const home = newNetwork();
    const known = await signInAs(account, home);
    const other = `${account}-other`;
    await portal.signIn('Other Co', { account: other, passwordHash });
    await fail(5, other, () => ({ from: home }));
    expect(codeOf(await attempt(other, password, { from: home, known }))).toBe('LOGIN_SLOWED');
    portal.clock.advance(60);
    const both = cookieOf(await attempt(other, password, { from: home, known }), 'BERTH-KNOWN');
    expect(both).toBe(known);
    await fail(5, account, () => ({ from: home }));
    expect((await attempt(account, password, { from: home, known })).statusCode).toBe(200);
  });

  test('is a stranger once its mark is taken away, or after half a year', async () => {
    const home = newNetwork();
    const isStranger = async (known: string) => {
      await fail(5, account, () => ({ from: home }));
      return codeOf(await attempt(account, password, { from: home, known })) === 'LOGIN_SLOWED';
    };
    const known = await signInAs(account, home);
    expect(await isStranger(known)).toBe(false);
    const { kysely } = portal.database;
    await kysely.deleteFrom('known_browser').where('member_id', '=', owner.userId).execute();
    expect(await isStranger(known)).toBe(true);
    portal.clock.advance(day);
    const again = await signInAs(account, home);
    portal.clock.advance(181 * day);
    expect(await isStranger(again)).toBe(true);
  });

  test('does not choose its mark, and an account has no more than twenty', async () => {
    const chosen = `BERTH-KNOWN=${'a'.repeat(43)}`;
    for (let times = 0; times < 22; times += 1) {
      const answer = await attempt(account, password, { from: newNetwork(), known: chosen });
      expect(cookieOf(answer, 'BERTH-KNOWN')).toMatch(/^BERTH-KNOWN=[\w-]{43}$/);
      expect(cookieOf(answer, 'BERTH-KNOWN')).not.toBe(chosen);
    }
    const { kysely } = portal.database;
    const marks = kysely.selectFrom('known_browser').where('member_id', '=', owner.userId);
    expect(await marks.select('browser_hash').execute()).toHaveLength(20);
  });

  test('stays known when its person signs out', async () => {
    const answer = await owner.call('GET /login/loginOut');
    expect(String(answer.headers['set-cookie'])).not.toContain('BERTH-KNOWN');
    expect(answer.headers['clear-site-data']).not.toContain('cookies');
  });
});

describe('where a network has used up its calls', () => {
  const ask = (from: string, known = '') =>
    portal.visitor.call('GET /login/getCaptcha', {}, { 'x-forwarded-for': from, cookie: known });
  const send = (from: string, known = '') => {
    const body = { username: account, password, captchaId: 'x', captcha: 'y' };
    return portal.visitor.call('POST /login/token', { body }, { 'x-forwarded-for': from, cookie: known });
  };
  async function useUp(from: string) {
    for (let call = 0; call < 60; call += 1) await ask(from);
    for (let call = 0; call < 30; call += 1) await send(from);
    expect([codeOf(await ask(from)), codeOf(await send(from))]).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  }

  test('a browser in which somebody signed in before still gets in, and has its own calls used up at last', async () => {
    const home = newNetwork();
    const known = await signInAs(account, home);
    await useUp(home);
    expect((await attempt(account, password, { from: home, known })).statusCode).toBe(200);
    await useUp(newNetwork());
    const codes: string[] = [];
    for (let call = 0; call < 31; call += 1) codes.push(codeOf(await send(home, known)));
    expect([codes[0], codes.at(-1)]).toEqual(['CAPTCHA_WRONG', 'RATE_LIMITED']);
  });

  test('a mark that the server does not know, or no more, opens nothing', async () => {
    const home = newNetwork();
    const known = await signInAs(account, home);
    await portal.database.kysely.deleteFrom('known_browser').where('member_id', '=', owner.userId).execute();
    await useUp(home);
    for (const mark of [known, `BERTH-KNOWN=${'a'.repeat(43)}`]) {
      expect([codeOf(await ask(home, mark)), codeOf(await send(home, mark))]).toEqual([
        'RATE_LIMITED',
        'RATE_LIMITED',
      ]);
    }
  });
});

describe('strangers', () => {
  test('of another network leave an owner who is new to a browser the tries', async () => {
    const elsewhere = newNetwork();
    expect(await fail(8, account, () => ({ from: elsewhere }))).toContain('LOGIN_SLOWED');
    expect((await attempt(account, password, { from: newNetwork() })).statusCode).toBe(200);
  });

  test('of many networks wait together, longer each time, for an account that there is not as for one that is', async () => {
    const answersOf = async (username: string) => {
      const [first = '', second = ''] = await wornNetworks(username);
      const slowed = await attempt(username, 'wrong', { from: first });
      portal.clock.advance(900);
      const last = await attempt(username, 'wrong', { from: first });
      const next = await attempt(username, 'wrong', { from: second });
      return [...[slowed, last, next].map(codeOf), next.headers['retry-after']];
    };
    const answers = await answersOf(account);
    expect(answers).toEqual(['LOGIN_SLOWED', 'LOGIN_FAILED', 'LOGIN_SLOWED', '17']);
    expect(await answersOf('nobody-of-many-networks')).toEqual(answers);
  });

  test('of sixty networks who never rest keep out no owner who is new to browser and network', async () => {
    const strangers = Array.from({ length: 60 }, newNetwork);
    const guesses: string[] = [];
    const from = portal.clock().getTime();
    for (let round = 0; round < 12; round += 1) {
      const turn = strangers.slice((round % 2) * 30, (round % 2) * 30 + 30);
      for (const each of turn) guesses.push(codeOf(await attempt(account, 'wrong', { from: each })));
      expect((await attempt(account, password, { from: newNetwork() })).statusCode).toBe(200);
    }
    const minutes = (portal.clock().getTime() - from) / 60_000;
    // The first tries of each, and in all what is free and one a minute.
    const looked = guesses.filter((code) => code === 'LOGIN_FAILED').length;
    expect(looked).toBeLessThanOrEqual(60 * 3 + 20 + minutes);
    expect(guesses.slice(-60)).toContain('LOGIN_SLOWED');
  });

  test('of sixty networks who all come at once keep out no owner either', async () => {
    const strangers = Array.from({ length: 60 }, newNetwork);
    const calls = strangers.flatMap((from) => [1, 2].map(() => attempt(account, 'wrong', { from })));
    const own = attempt(account, password, { from: newNetwork() });
    expect((await own).statusCode).toBe(200);
    await Promise.all(calls);
  });

  test('who go on for days let an owner in, and let one who has mistyped wait for a minute at most', async () => {
    const elsewhere = newNetwork();
    for (let tried = 0; tried < 40; tried += 1) {
      await attempt(account, 'wrong', { from: elsewhere });
      portal.clock.advance(900);
    }
    const [own = ''] = await wornNetworks(account, 1);
    await attempt(account, 'wrong', { from: elsewhere });
    const slowed = await attempt(account, password, { from: own });
    expect(codeOf(slowed)).toBe('LOGIN_SLOWED');
    expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await attempt(account, password, { from: newNetwork() })).statusCode).toBe(200);
    portal.clock.advance(60);
    expect((await attempt(account, password, { from: own })).statusCode).toBe(200);
  });

  test('do not slow a new browser in a network in which the owner signed in before', async () => {
    const office = newNetwork();
    await signInAs(account, office);
    // Its first tries are used up by somebody who shares it.
    await fail(3, account, () => ({ from: office }));
    await wornNetworks(account);
    expect((await attempt(account, password, { from: office })).statusCode).toBe(200);
  });

  test('who fail with many accounts cost the others of their network no more than a minute', async () => {
    const office = newNetwork();
    for (let failed = 0; failed < 26; failed += 1) {
      await attempt(`guess-${failed}`, 'wrong', { from: office });
      portal.clock.advance(60);
    }
    await attempt('guess-last', 'wrong', { from: office });
    const slowed = await attempt(account, password, { from: office });
    expect(codeOf(slowed)).toBe('LOGIN_SLOWED');
    expect(Number(slowed.headers['retry-after'])).toBeLessThanOrEqual(60);
    portal.clock.advance(60);
    expect((await attempt(account, password, { from: office })).statusCode).toBe(200);
  });
});

describe('the owner', () => {
  const warnings = async () => {
    const { rows } = await (await owner.again()).get('GET /business/getUserMessage', { query: {} });
    return rows.filter(({ kind }) => kind === 'signInsFailed');
  };
  beforeAll(async () => void (await portal.app.listen({ port: 0 })));

  test('is told of strangers who fail, once a day, and nobody of an account that there is not', async () => {
    type Job = { state: string };
    const jobs = async () => {
      const found = await portal.database.run("select state from pgboss.job where name = 'sign-in-warning'");
      return found.rows as Job[]; // the one column
    };
    const before = (await jobs()).length;
    await fail(4, account, () => ({ from: newNetwork() }));
    expect(await warnings()).toEqual([]);
    await fail(8, account, () => ({ from: newNetwork() }));
    await fail(8, 'nobody-is-told', () => ({ from: newNetwork() }));
    const [warning] = await until(async () => ((await warnings()).length > 0 ? warnings() : null));
    expect(warning?.content['zh-CN']).toContain('失败 5 次或更多');
    expect(warning?.title.en).toBe('Sign-ins to your account failed in unknown browsers');
    await until(async () => ((await jobs()).every(({ state }) => state === 'completed') ? true : null));
    // One of each: what a call does tells nobody whether there is such an account.
    expect((await jobs()).length - before).toBe(2);
    expect(await warnings()).toHaveLength(1);
    portal.clock.advance(day);
    await fail(5, account, () => ({ from: newNetwork() }));
    expect(await until(async () => ((await warnings()).length > 1 ? warnings() : null))).toHaveLength(2);
  });
});

test('what slows nobody any more is swept', async () => {
  const { kysely } = portal.database;
  await signInAs(account, newNetwork());
  await fail(3, account, () => ({ from: newNetwork() }));
  portal.clock.advance(181 * day);
  await sweepSignIns({ database: kysely, clock: portal.clock });
  expect(await kysely.selectFrom('login_attempt').selectAll().execute()).toEqual([]);
  expect(await kysely.selectFrom('known_browser').selectAll().execute()).toEqual([]);
});
