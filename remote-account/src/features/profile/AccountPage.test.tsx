import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const account = {
  account: 'demo',
  contact: '林小满',
  phone: '13800001234',
  isPhoneProved: true,
  canChangePhone: true,
  email: '',
  avatar: '',
  company: {
    ...({ name: '宁波远望家居用品有限公司', kind: 'company', settlement: 'monthly' } as const),
    creditCode: '91350100M000100Y43',
    registeredAddress: '宁波市海曙区',
  },
};
const session = (id: string, isOwn: boolean) => ({
  id,
  isOwn,
  browser: isOwn ? 'Chrome' : 'Edge',
  system: 'Windows',
  address: '10.0.0.1',
  signedInAt: '2026-11-26 09:00:00',
  usedAt: '2026-11-26 09:30:00',
});
const info = 'POST /user/getCustomerInfo';
const update = 'POST /user/updateInfo';
const password = 'POST /user/updatePassword';
const answers: Answers = {
  [info]: account,
  'GET /user/getSessions': [session('own', true), session('other', false)],
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = async (place: Pick<typeof screen, 'findByRole'>, name: string | RegExp) => {
  const button = await place.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const type = (place: Pick<typeof screen, 'getByLabelText'>, label: RegExp, value: string) =>
  fireEvent.change(place.getByLabelText(label, { selector: 'input' }), { target: { value } });

test('the contact is changed in its place; what is wrong is said at its field', async () => {
  let stored = account;
  const { calls } = await openPage('/usercenter', {
    ...answers,
    [info]: () => stored,
    [update]: ({ body }) => {
      stored = { ...stored, ...(body as { contact: string; email: string }) };
      return stored;
    },
    'POST /user/getBaseUserInfo': { ...testUser, name: '林晓满' },
  });
  const contact = await section('联系方式');
  await press(contact, '修改');
  expect(document.activeElement).toBe(contact.getByRole('textbox', { name: /^联系人/ }));
  type(contact, /^联系人/, '林');
  type(contact, /^邮箱/, 'lin@');
  await press(contact, '保存');
  expect(contact.getByText('联系人至少 2 个字')).toBeTruthy();
  expect(contact.getByText('请输入正确的邮箱地址')).toBeTruthy();
  type(contact, /^联系人/, '林晓满');
  type(contact, /^邮箱/, 'ｌｉｎ＠yuanwang.com');
  await press(contact, '保存');
  expect(await contact.findByText('lin@yuanwang.com')).toBeTruthy();
  const sent = calls.filter(({ key }) => key === update).map(({ body }) => body);
  // The picture is as it was: another window may have changed it.
  expect(sent).toEqual([{ contact: '林晓满', email: 'lin@yuanwang.com' }]);
});

test('a refusal of the server keeps what was typed; giving up forgets it', async () => {
  await openPage('/usercenter', { ...answers, [update]: () => refuse('DATABASE_UNAVAILABLE') });
  const contact = await section('联系方式');
  await press(contact, '修改');
  type(contact, /^联系人/, '林晓满');
  await press(contact, '保存');
  const said = () => contact.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
  await waitFor(() => expect(said()).toHaveLength(1));
  expect(contact.getByRole('textbox', { name: /^联系人/ })).toHaveProperty('value', '林晓满');
  await press(contact, '取消');
  await press(contact, '修改');
  expect(contact.getByRole('textbox', { name: /^联系人/ })).toHaveProperty('value', '林小满');
});

test('who manages the account asks for a change of the company; others read whom to ask', async () => {
  const manager = { ...testUser, permissions: ['members:manage'] };
  await openPage('/usercenter', answers, { user: manager });
  const link = (await section('公司资料')).getByRole('link', { name: '申请变更' });
  expect(link.getAttribute('href')).toBe('/usercenter/company');
  cleanup();
  await openPage('/usercenter', answers);
  const others = await section('公司资料');
  expect(others.getByText(/请联系本公司的主账号/)).toBeTruthy();
  expect(others.queryByRole('link')).toBeNull();
});

test('the company is shown in words', async () => {
  await openPage('/usercenter', answers, { locale: 'en' });
  const company = await section('Company');
  for (const word of ['Enterprise', 'Monthly', '91350100M000100Y43']) {
    expect(company.getByText(word)).toBeTruthy();
  }
});

test('a customer without a settlement reads what that means and whom to turn to', async () => {
  const company = { ...account.company, settlement: 'unsigned' as const };
  await openPage('/usercenter', { ...answers, [info]: { ...account, company } });
  const place = await section('公司资料');
  expect(place.getByText('尚未签约结算方式').parentElement?.textContent).toMatch(/400-000-0000/);
});

const askCode = 'POST /user/changePhoneMessage';
const changePhone = 'POST /user/updatePhone';

test('the number is changed with a code to the old one and a code to the new one', async () => {
  const { calls } = await openPage('/usercenter', {
    ...answers,
    [askCode]: { resendSeconds: 60, expire: 600 },
    [changePhone]: { account: { ...account, phone: '13900005678' }, ended: 2 },
  });
  const place = await section('手机号');
  await press(place, '更换手机号');
  expect(place.getByText('发送到 138****1234')).toBeTruthy();
  const [toOld, toNew] = place.getAllByRole('button', { name: '获取验证码' });
  // Without the first code nothing goes to the new number.
  await act(async () => fireEvent.click(toNew as HTMLElement)); // it is there
  expect((await place.findByRole('alert')).textContent).toBe('原手机验证码：请填写此项');
  expect(calls.filter(({ key }) => key === askCode)).toEqual([]);
  await act(async () => fireEvent.click(toOld as HTMLElement)); // it is there
  type(place, /^原手机验证码/, '１２３ 456');
  type(place, /^新手机号/, '+86 139 0000 5678');
  await act(async () => fireEvent.click(toNew as HTMLElement)); // it is there
  type(place, /^新手机验证码/, '654321');
  await press(place, '确认更换');
  await waitFor(() => expect(place.queryByLabelText(/^新手机号/)).toBeNull());
  const sent = calls.filter(({ key }) => [askCode, changePhone].includes(key)).map(({ body }) => body);
  expect(sent).toEqual([
    { number: 'old' },
    { number: 'new', phone: '13900005678', oldCode: '１２３ 456' },
    { phone: '13900005678', code: '654321', oldCode: '１２３ 456' },
  ]);
});

test('a wrong code of the old number is said at its field, and what was typed stays', async () => {
  const wrong = { field: 'oldCode', message: '短信验证码不正确，请核对。' };
  await openPage('/usercenter', {
    ...answers,
    [changePhone]: () => refuse('CODE_WRONG', { fields: [wrong] }),
  });
  const place = await section('手机号');
  await press(place, '更换手机号');
  type(place, /^原手机验证码/, '123456');
  type(place, /^新手机号/, '13900005678');
  type(place, /^新手机验证码/, '654321');
  await press(place, '确认更换');
  expect((await place.findByText(wrong.message)).id).toMatch(/oldCode-error$/);
  expect(place.getByLabelText(/^新手机号/)).toHaveProperty('value', '13900005678');
});

test('who never verified the number proves to be the owner with the password', async () => {
  const unproved = { ...account, isPhoneProved: false };
  const { calls } = await openPage('/usercenter', {
    ...answers,
    [info]: unproved,
    [changePhone]: { account, ended: 0 },
  });
  const place = await section('手机号');
  expect(place.getByText('未验证，暂不能用于短信登录')).toBeTruthy();
  await press(place, '验证手机号');
  type(place, /^当前密码/, 'old-word-1');
  type(place, /^新手机号/, '13800001234');
  type(place, /^新手机验证码/, '654321');
  await press(place, '确认更换');
  await waitFor(() => expect(place.queryByLabelText(/^新手机号/)).toBeNull());
  expect(calls.find(({ key }) => key === changePhone)?.body).toEqual({
    phone: '13800001234',
    code: '654321',
    currentPassword: 'old-word-1',
  });
});

test('where no SMS leaves, the number cannot be changed, and that is said', async () => {
  await openPage('/usercenter', { ...answers, [info]: { ...account, canChangePhone: false } });
  const place = await section('手机号');
  expect(place.getByText('如需更换，请联系您的客服。')).toBeTruthy();
  expect(place.queryByRole('button')).toBeNull();
});

test('the account leads to the page on which the password is changed', async () => {
  await openPage('/usercenter', answers);
  const place = await section('登录密码');
  expect(place.getByRole('link', { name: '修改密码' }).getAttribute('href')).toBe('/usercenter/password');
});

test('a password is checked before it is sent, and a wrong current one is said at its field', async () => {
  const wrong = { field: 'currentPassword', message: '当前密码不正确。' };
  let isRight = false;
  const { calls } = await openPage('/usercenter/password', {
    ...answers,
    [password]: () => (isRight ? { ended: 1 } : refuse('PASSWORD_WRONG', { fields: [wrong] })),
  });
  const place = await section('登录密码');
  type(place, /^当前密码/, 'old-word-1');
  type(place, /^新密码/, 'Harbour-2026');
  expect(place.getByText('强度：强')).toBeTruthy();
  type(place, /^再次输入新密码/, 'Harbour-2027');
  await press(place, '确认修改');
  expect(place.getByText('两次输入的密码不一致')).toBeTruthy();
  expect(calls.filter(({ key }) => key === password)).toEqual([]);
  type(place, /^再次输入新密码/, 'Harbour-2026');
  await press(place, '确认修改');
  await waitFor(() =>
    expect(place.getByLabelText(/^当前密码/, { selector: 'input' }).getAttribute('aria-invalid')).toBe(
      'true',
    ),
  );
  expect(place.getByText('当前密码不正确。').id).toMatch(/currentPassword-error$/);
  expect(place.queryByRole('alert')).toBeNull();
  expect(place.getByLabelText(/^新密码/, { selector: 'input' })).toHaveProperty('value', 'Harbour-2026');
  isRight = true;
  type(place, /^当前密码/, 'old-word-2');
  await press(place, '确认修改');
  // The form begins anew.
  await waitFor(() =>
    expect(place.getByLabelText(/^新密码/, { selector: 'input' })).toHaveProperty('value', ''),
  );
  expect(place.queryByText('请填写此项')).toBeNull();
  const sent = calls.filter(({ key }) => key === password).at(-1)?.body;
  expect(sent).toEqual({ currentPassword: 'old-word-2', newPassword: 'Harbour-2026' });
});

test('another session is ended at once, all others once it was asked', async () => {
  let open = answers['GET /user/getSessions'] as ReturnType<typeof session>[];
  const { calls } = await openPage('/usercenter/password', {
    ...answers,
    'GET /user/getSessions': () => open,
    'POST /user/endSession': () => {
      open = open.filter(({ id }) => id !== 'other');
      return null;
    },
    'POST /user/endOtherSessions': { ended: 1 },
  });
  const place = await section('登录设备');
  expect(await place.findByText('本次登录')).toBeTruthy();
  await press(place, '结束其他登录');
  expect(place.getByText('结束其他 1 个登录？')).toBeTruthy();
  await press(place, '取消');
  await press(place, /^结束 Edge · Windows/);
  await waitFor(() => expect(place.queryByText('Edge · Windows')).toBeNull());
  expect(calls.find(({ key }) => key === 'POST /user/endSession')?.body).toEqual({ id: 'other' });
  expect(place.queryByRole('button')).toBeNull();
});
