import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { knownPassword } from '../../../../test/known-password.ts';
import { openPortal, type Portal, type SignedIn } from '../../../../test/portal.ts';
import { lastCode, otherThan } from '../../../../test/sent-codes.ts';

let portal: Portal;
let people = 0;
let owner: SignedIn;
let phone: string;
let next: string;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());
beforeEach(async () => {
  portal.clock.advance(2 * 24 * 3600);
  people += 1;
  const block = String(people).padStart(4, '0');
  [phone, next] = [`138${block}0001`, `139${block}0002`];
  owner = await portal.signIn('Harbour Co', { account: `Mover${people}`, phone });
  // What was proved at another moment is another proof.
  portal.clock.advance(1);
});

const ask = async (body: object, by = owner) =>
  await by.call('POST /user/changePhoneMessage', { body: body as { number: 'old' } }); // also wrong ones
const change = async (body: object, by = owner) =>
  await by.call('POST /user/updatePhone', { body: body as { phone: string; code: string } }); // also wrong ones
const codeTo = async (number: string) => (await lastCode(portal, number)) ?? '';
async function codes() {
  expect((await ask({ number: 'old' })).json().data).toEqual({ resendSeconds: 60, expire: 600 });
  const oldCode = await codeTo(phone);
  expect((await ask({ number: 'new', phone: next, oldCode })).statusCode).toBe(200);
  return { oldCode, code: await codeTo(next) };
}
const info = async (by = owner) => await by.get('POST /user/getCustomerInfo');

test('the number is changed with a code to the old one and a code to the new one', async () => {
  const other = await owner.again();
  const { oldCode, code } = await codes();
  const changed = await change({ phone: `+86 ${next}`, oldCode, code });
  expect(changed.json().data).toMatchObject({ account: { phone: next, isPhoneProved: true }, ended: 1 });
  expect((await other.call('POST /user/getBaseUserInfo')).statusCode).toBe(401);
  const [newest] = (await owner.get('GET /user/getOpLogList')).rows;
  const masked = `${phone.slice(0, 3)}****0001 → ${next.slice(0, 3)}****0002`;
  expect(newest).toMatchObject({ kind: 'phoneChanged', subject: { 'zh-CN': masked, en: masked } });
  const [message] = (await owner.get('GET /user/getMessageList')).rows;
  expect(message).toMatchObject({ kind: 'phoneChanged', title: { 'zh-CN': '您的手机号已更换' } });
  const told = await portal.database.kysely
    .selectFrom('outgoing_message')
    .where('recipient', '=', phone)
    .where('kind', '=', 'phoneChanged')
    .select('body')
    .executeTakeFirstOrThrow();
  expect(told.body).toContain(`${next.slice(0, 3)}****0002`);
  expect(told.body).not.toContain(next);
});

test('the code of the old number is no code of the new one, nor the other way round', async () => {
  const { oldCode, code } = await codes();
  const swapped = await change({ phone: next, oldCode: code, code: oldCode });
  if (oldCode !== code) expect(swapped.json()).toMatchObject({ code: 'CODE_WRONG', field: 'oldCode' });
  const once = await change({ phone: next, oldCode, code: otherThan(code) });
  expect(once.json()).toMatchObject({ code: 'CODE_WRONG', field: 'code' });
  // Another number than the one that the code went to.
  const elsewhere = await change({ phone: '13711112222', oldCode, code });
  expect(elsewhere.json()).toMatchObject({ code: 'CODE_MISSING', field: 'code' });
  expect((await info()).phone).toBe(phone);
  expect((await change({ phone: next, oldCode, code })).statusCode).toBe(200);
});

test('no code goes to a new number before the owner is proved', async () => {
  await ask({ number: 'old' });
  const refused = await ask({ number: 'new', phone: next, oldCode: otherThan(await codeTo(phone)) });
  expect(refused.json()).toMatchObject({ code: 'CODE_WRONG', field: 'oldCode' });
  const without = await ask({ number: 'new', phone: next, currentPassword: knownPassword });
  expect(without.json().fields).toMatchObject([{ field: 'oldCode' }]);
  expect(await codeTo(next)).toBe('');
});

test('codes are of their session: another device of the same person cannot use them', async () => {
  const { oldCode, code } = await codes();
  const other = await owner.again();
  expect((await change({ phone: next, oldCode, code }, other)).json().code).toBe('CODE_MISSING');
});

test('of two windows that send the same codes one changes the number', async () => {
  const { oldCode, code } = await codes();
  const answers = await Promise.all([
    change({ phone: next, oldCode, code }),
    change({ phone: next, oldCode, code }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
});

test('a number that is another account’s is told to whoever has it, and changes nothing', async () => {
  await portal.signIn('Another Co', { account: `Holder${people}`, phone: next });
  const { oldCode, code } = await codes();
  const refused = await change({ phone: next, oldCode, code });
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'PHONE_TAKEN', field: 'phone' }]);
  expect((await info()).phone).toBe(phone);
});

test('a number that was never proved is proved with the password, which is guessed at slowly', async () => {
  const clerk = await portal.signIn('Harbour Co', { account: `Clerk${people}` });
  await portal.database.kysely
    .updateTable('member')
    .set({ phone: next })
    .where('id', '=', clerk.userId)
    .execute();
  const refused = await ask({ number: 'old' }, clerk);
  expect(refused.json().fields).toMatchObject([{ field: 'currentPassword' }]);
  const wrong = await ask({ number: 'new', phone: next, currentPassword: 'guess 1' }, clerk);
  expect(wrong.json()).toMatchObject({ code: 'PASSWORD_WRONG', field: 'currentPassword' });
  const currentPassword = knownPassword;
  expect((await ask({ number: 'new', phone: next, currentPassword }, clerk)).statusCode).toBe(200);
  const code = await codeTo(next);
  const proved = await change({ phone: next, code, currentPassword }, clerk);
  expect(proved.json().data.account).toMatchObject({ phone: next, isPhoneProved: true });
});

test.each([
  ['0755-88886666', 'notAMobile'],
  ['the number in force', 'phoneUnchanged'],
])('%s is refused at its field', async (typed, rule) => {
  await ask({ number: 'old' });
  const oldCode = await codeTo(phone);
  const number = rule === 'phoneUnchanged' ? phone : typed;
  const refused = await ask({ number: 'new', phone: number, oldCode });
  expect(refused.json()).toMatchObject({ code: 'REQUEST_INVALID', fields: [{ field: 'phone' }] });
});
