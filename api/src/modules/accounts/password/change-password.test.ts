import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { knownPassword } from '../../../../test/known-password.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { isPasswordRight } from '../../sessions/login/passwords.ts';

const change = 'POST /user/updatePassword';
let portal: Portal;
let accounts = 0;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());

const makePerson = async () => {
  accounts += 1;
  return await portal.signIn('Yuanfan', { account: `Yuanfan${accounts}2026` });
};
const attempt = async (person: SignedIn, newPassword: string, currentPassword = knownPassword) =>
  await person.call(change, { body: { currentPassword, newPassword } }, { 'accept-language': 'zh-CN' });
const isRight = async ({ userId }: SignedIn, password: string) => {
  const { password_hash } = await portal.database.kysely
    .selectFrom('member')
    .where('id', '=', userId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  return await isPasswordRight(password, password_hash);
};

test('a new password counts at once, other sessions are over, and the owner is told', async () => {
  const person = await makePerson();
  const other = await person.again();
  expect((await attempt(person, 'yantian gate 7')).json().data).toEqual({ ended: 1 });
  expect([await isRight(person, 'yantian gate 7'), await isRight(person, knownPassword)]).toEqual([
    true,
    false,
  ]);
  expect((await other.call('POST /user/getBaseUserInfo')).statusCode).toBe(401);
  const { rows } = await person.get('GET /user/getMessageList');
  expect(rows[0]).toMatchObject({
    kind: 'passwordChanged',
    topic: 'account',
    state: 'unread',
    booking: null,
    title: { 'zh-CN': '您的登录密码已修改' },
    content: { en: expect.stringContaining('changed from 127.0.0.1; other sessions that were ended: 1') },
  });
  const [newest] = (await person.get('GET /user/getOpLogList')).rows;
  expect(newest).toMatchObject({ kind: 'passwordChanged', address: '127.0.0.1' });
});

test.each([
  ['short 1', '密码至少 8 位'],
  ['only letters', '密码须同时包含字母和数字'],
  ['Password1', '这个密码太常见，容易被猜中，请换一个'],
  [knownPassword, '新密码不能与当前密码相同'],
])('%s is refused at its field, before the current one is looked at', async (newPassword, message) => {
  const person = await makePerson();
  const refused = await attempt(person, newPassword);
  expect([refused.statusCode, refused.json().fields]).toMatchObject([
    400,
    [{ field: 'newPassword', message }],
  ]);
  expect(await isRight(person, knownPassword)).toBe(true);
});

test('the name of the account is no password of it', async () => {
  const person = await makePerson();
  const refused = await attempt(person, `YUANFAN${accounts}2026`);
  expect(refused.json().fields[0].message).toBe('密码不能与登录账号相同');
});

test('a wrong current password is said at its field, and guessing is slowed as at signing in', async () => {
  const person = await makePerson();
  for (let failures = 0; failures < 5; failures += 1) {
    const wrong = await attempt(person, 'yantian gate 7', `guess ${failures}`);
    expect(wrong.json()).toMatchObject({ code: 'PASSWORD_WRONG', field: 'currentPassword' });
  }
  const slowed = await attempt(person, 'yantian gate 7');
  expect([slowed.statusCode, slowed.json().code, slowed.headers['retry-after']]).toEqual([
    429,
    'LOGIN_SLOWED',
    '10',
  ]);
  portal.clock.advance(10);
  expect((await attempt(person, 'yantian gate 7')).statusCode).toBe(200);
});

test('of two changes at once one is made', async () => {
  const person = await makePerson();
  const again = await person.again();
  const answers = await Promise.all([attempt(person, 'yantian gate 7'), attempt(again, 'shekou gate 8')]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
});
