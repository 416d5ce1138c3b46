import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { cookieOf } from '../../../../test/sent-codes.ts';
import { sweepCodes } from '../codes/sweep-codes.ts';

const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

let portal: Portal;
let phone: SignedIn;
let people = 0;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  portal.clock.advance(3600);
  people += 1;
  phone = await portal.signIn('Harbour Co', { account: `qr-${people}` });
});

/** A browser at the sign-in page, with a code on its screen. */
async function openScreen() {
  const answer = await portal.visitor.call('POST /login/qrCode', { body: {} }, { 'user-agent': edge });
  const headers = { cookie: cookieOf(answer, 'BERTH-BROWSER'), 'user-agent': edge };
  const { code, expire } = answer.json().data as { code: string; expire: number };
  const stateIn = async (from: Record<string, string>) =>
    (await portal.visitor.call('POST /login/qrState', { body: { code } }, from)).json().data;
  const enterIn = async (from: Record<string, string>) =>
    await portal.visitor.call('POST /login/token', { body: { way: 'qr', code, remember: true } }, from);
  return {
    code,
    expire,
    stateIn,
    enterIn,
    state: async () => await stateIn(headers),
    enter: async () => await enterIn(headers),
  };
}
const scan = async (code: string, person = phone) =>
  await person.call('POST /user/scanSignIn', { body: { code } });
const allow = async (code: string, number: string, person = phone) =>
  await person.call('POST /user/answerSignIn', { body: { answer: 'allow', code, number } });
const refuse = async (code: string, person = phone) =>
  await person.call('POST /user/answerSignIn', { body: { answer: 'refuse', code } });

describe('sign-in by a phone that scans', () => {
  test('whoever scans sees device and address, chooses the number on the screen, and is signed in there', async () => {
    const screen = await openScreen();
    expect([screen.expire, await screen.state()]).toEqual([120, { state: 'waiting', number: null }]);
    const seen = (await scan(screen.code)).json().data;
    expect(seen).toMatchObject({
      state: 'scanned',
      device: 'Edge · Windows',
      address: '127.0.0.1',
      seconds: 120,
    });
    const { number } = await screen.state();
    expect([seen.numbers.length, new Set(seen.numbers).size, seen.numbers.includes(number)]).toEqual([
      3,
      3,
      true,
    ]);
    expect((await screen.enter()).json().code).toBe('QR_OVER');
    expect((await allow(screen.code, number)).statusCode).toBe(200);
    expect(await screen.state()).toEqual({ state: 'allowed', number: null });
    const entered = await screen.enter();
    const { token, expire, user_info } = entered.json().data;
    expect([expire, user_info.account]).toEqual([24 * 3600, `qr-${people}`]);
    const headers = { authorization: `Bearer ${token}`, cookie: cookieOf(entered, 'BERTH') };
    const me = await portal.visitor.call('POST /user/getBaseUserInfo', {}, headers);
    expect(me.json().data.account).toBe(`qr-${people}`);
  });

  test('a code signs in once; a second click on the same decision changes nothing', async () => {
    const screen = await openScreen();
    await scan(screen.code);
    const { number } = await screen.state();
    const answers = await Promise.all([allow(screen.code, number), allow(screen.code, number)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await refuse(screen.code)).json().code).toBe('QR_OVER');
    const entries = await Promise.all([screen.enter(), screen.enter()]);
    expect(entries.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect((await screen.state()).state).toBe('over');
    expect((await scan(screen.code)).json().code).toBe('QR_OVER');
  });

  test('another browser with the same code learns nothing of it and does not get in', async () => {
    const screen = await openScreen();
    await scan(screen.code);
    const { number } = await screen.state();
    await allow(screen.code, number);
    expect(await screen.stateIn({})).toEqual({ state: 'over', number: null });
    expect((await screen.enterIn({})).json().code).toBe('QR_OVER');
    expect((await screen.enter()).statusCode).toBe(200);
  });

  test('the first phone alone decides; it may read the page again', async () => {
    const screen = await openScreen();
    const first = (await scan(screen.code)).json().data;
    expect((await scan(screen.code)).json().data.numbers).toEqual(first.numbers);
    const other = await portal.signIn('Other Co', { account: `qr-other-${people}` });
    expect((await scan(screen.code, other)).json().code).toBe('QR_SCANNED');
    const { number } = await screen.state();
    expect((await allow(screen.code, number, other)).json().code).toBe('QR_OVER');
    expect((await screen.state()).state).toBe('scanned');
    const again = await phone.again();
    expect((await scan(screen.code, again)).json().code).toBe('QR_SCANNED');
  });

  test('a wrong number refuses the sign-in, as the phone itself can', async () => {
    const screen = await openScreen();
    const { numbers } = (await scan(screen.code)).json().data;
    const { number } = await screen.state();
    const wrong = numbers.find((each: string) => each !== number);
    const answer = await allow(screen.code, wrong);
    expect([answer.json().code, (await screen.state()).state]).toEqual(['QR_NUMBER_WRONG', 'refused']);
    expect((await allow(screen.code, number)).json().code).toBe('QR_OVER');
    expect((await screen.enter()).json().code).toBe('QR_OVER');
    const next = await openScreen();
    await scan(next.code);
    expect((await refuse(next.code)).statusCode).toBe(200);
    expect((await next.state()).state).toBe('refused');
  });

  test('nothing can be done with a code after two minutes, and it is swept', async () => {
    const screen = await openScreen();
    await scan(screen.code);
    const { number } = await screen.state();
    await allow(screen.code, number);
    portal.clock.advance(120);
    expect((await screen.state()).state).toBe('over');
    expect((await screen.enter()).json().code).toBe('QR_OVER');
    expect((await scan(screen.code)).json().code).toBe('QR_OVER');
    portal.clock.advance(1);
    await sweepCodes({ database: portal.database.kysely, clock: portal.clock });
    const left = await portal.database.kysely.selectFrom('sign_in_code').select('state').execute();
    expect(left).toEqual([]);
  });

  test('a phone that was signed out meanwhile lets nobody in', async () => {
    const screen = await openScreen();
    await scan(screen.code);
    const { number } = await screen.state();
    await allow(screen.code, number);
    await phone.call('GET /login/loginOut');
    expect((await screen.enter()).json().code).toBe('LOGIN_FAILED');
  });

  test('a code that nobody made is refused as one that is over, and none stands in a log', async () => {
    expect((await scan('x'.repeat(43))).json().code).toBe('QR_OVER');
    const screen = await openScreen();
    await scan(screen.code);
    expect(portal.log.join('')).not.toContain(screen.code);
  });
});
