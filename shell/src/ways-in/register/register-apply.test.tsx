import { refuse, testConfig } from '@berth/runtime/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  agree,
  choose,
  company,
  errorOf,
  field,
  fillIn,
  giveBrowserPictures,
  open,
  passBasic,
  picture,
  png,
  press,
  read,
  seen,
  type,
  typeContact,
} from './testing/open-register.tsx';

beforeEach(() => {
  sessionStorage.clear();
  giveBrowserPictures();
});
afterEach(() => {
  cleanup();
});

const send = 'POST /login/regUser';
const paper = 'p'.repeat(43);

test('the login page leads here where an SMS can be sent, and nowhere else', async () => {
  await open({}, '/login');
  const link = await screen.findByRole('link', { name: '注册' });
  await act(async () => {
    fireEvent.click(link);
  });
  expect(await screen.findByRole('heading', { name: '注册' })).toBeTruthy();
  cleanup();
  await open({}, '/login', testConfig);
  await screen.findByRole('img', { name: '验证码图片' });
  expect(screen.queryByRole('link', { name: '注册' })).toBeNull();
  cleanup();
  await open({}, '/user_register', testConfig);
  expect((await screen.findByText(/暂不能在线注册/)).textContent).toMatch('400-000-0000');
});

test('a company registers in three steps', async () => {
  const { bodyOf, count } = await open();
  await fillIn();
  await press('提交审核');
  expect(await screen.findByText(/编号 R20261128-0001/)).toBeTruthy();
  expect(bodyOf(send)).toEqual({
    secret: expect.stringMatching(/^[\w-]{43}$/),
    content: company,
    paper,
    password: 'harbour-7',
    phone: '+86 138 0000 0001',
    code: '１２３ ４５６',
    agreementVersion: '2026-11/1',
    isOddConfirmed: false,
  });
  expect(count(send)).toBe(1);
  expect(screen.getByText('3. 完成').getAttribute('aria-current')).toBe('step');
  expect(document.activeElement?.textContent).toMatch('R20261128-0001');
  expect(screen.getByText(/2026-12-01 前审核完毕/).textContent).toMatch(
    '（138****0001）和邮件（c***@example.com）',
  );
  expect(screen.getByRole('link', { name: /\/user_register#[\w-]{43}$/ })).toBeTruthy();
  expect(sessionStorage.getItem('berth.registration')).toBeNull();
});

test('a person registers with an ID card, and nothing of a company is sent', async () => {
  const idCard = {
    ...read(),
    reading: { state: 'read', turn: 0, fields: { idName: '林小满', idNumber: null, idAddress: null } },
  } as const;
  const { bodyOf } = await open({ 'POST /login/uploadIdCard': idCard });
  await passBasic();
  type('公司名称', '厦门示例');
  await press('上一步');
  fireEvent.click(await screen.findByRole('radio', { name: '个人' }));
  await press('下一步');
  await screen.findByLabelText('姓名');
  await choose(picture(png));
  await waitFor(() => expect(field('姓名').value).toBe('林小满'));
  type('身份证号', '１１０１０５19491231002x');
  type('身份证住址', '北京市朝阳区示例街 1 号');
  typeContact();
  await press('提交审核');
  await screen.findByText(/编号 R20261128-0001/);
  expect(bodyOf(send)).toMatchObject({
    content: {
      applicantType: 'individual',
      companyName: '',
      idName: '林小满',
      idNumber: '11010519491231002X',
    },
  });
});

describe('the first step', () => {
  test('says what is missing at each field, and the first of it has the focus', async () => {
    await open();
    await screen.findByRole('heading', { name: '注册' });
    await press('下一步');
    expect([errorOf('登录账号'), errorOf('密码'), errorOf('确认密码')]).toEqual(Array(3).fill('请填写此项'));
    expect(document.getElementById('register-agreement-error')?.textContent).toMatch('阅读并同意');
    expect(document.activeElement).toBe(field('登录账号'));
    type('登录账号', company.account);
    type('密码', '12345');
    await press('下一步');
    expect(errorOf('密码')).toBe('密码至少 6 位');
  });

  test('a weak password is called weak and taken', async () => {
    await open();
    await screen.findByRole('heading', { name: '注册' });
    type('登录账号', company.account);
    type('密码', '123456');
    type('确认密码', '123456');
    expect(screen.getByText(/^强度：弱/)).toBeTruthy();
    await agree();
    await press('下一步');
    expect(await screen.findByLabelText('公司名称')).toBeTruthy();
  });

  test('the agreement can be agreed to once it was opened', async () => {
    await open();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /已阅读并同意/ });
    expect([box.disabled, screen.getByText('请先打开协议，再勾选同意') !== null]).toEqual([true, true]);
    await press('打开并阅读协议');
    expect(screen.getByRole('dialog', { name: '平台服务协议（版本 2026-11/1）' }).textContent).toMatch(
      '个人信息',
    );
    await press('关闭');
    expect(box.disabled).toBe(false);
  });
});

describe('the second step', () => {
  test('says what is missing, the picture first', async () => {
    const { count } = await open();
    await passBasic();
    type('手机号', '0592-5551234');
    await press('提交审核');
    expect(document.getElementById('register-licence-error')?.textContent).toBe('请上传照片');
    expect([errorOf('公司名称'), errorOf('邮箱'), errorOf('短信验证码')]).toEqual([
      '请填写此项',
      '请填写此项',
      '请输入短信验证码',
    ]);
    expect(errorOf('手机号')).toMatch('11 位');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: '营业执照' }));
    expect(count(send)).toBe(0);
  });

  test('Enter in the captcha asks for a code to register with, however the phone is written', async () => {
    const { bodyOf, count } = await open();
    await passBasic();
    type('手机号', '＋８６ 138 0000 0001');
    const captcha = screen.getByRole<HTMLInputElement>('textbox', { name: '验证码' });
    fireEvent.change(captcha, { target: { value: 'ship' } });
    captcha.focus();
    await act(async () => {
      fireEvent.submit(captcha);
    });
    await screen.findByText(/^短信会在一分钟内送达/);
    expect(bodyOf('POST /login/getMessage')).toMatchObject({
      purpose: 'register',
      phone: '＋８６ 138 0000 0001',
    });
    expect([count(send), errorOf('公司名称')]).toEqual([0, '']);
  });

  test('an odd check character asks to look again, and passes once it was confirmed', async () => {
    const { bodyOf, count } = await open();
    await fillIn();
    type('统一社会信用代码', '91350100M000100Y42');
    await press('提交审核');
    const box = await screen.findByRole('checkbox', { name: '已核对，无误' });
    expect([count(send), document.activeElement]).toEqual([0, box]);
    type('统一社会信用代码', '91350100M000100Y41');
    expect(screen.queryByRole('checkbox', { name: '已核对，无误' })).toBeNull();
    await press('提交审核');
    fireEvent.click(await screen.findByRole('checkbox', { name: '已核对，无误' }));
    await press('提交审核');
    await screen.findByText(/编号 R20261128-0001/);
    expect(bodyOf(send)).toMatchObject({
      isOddConfirmed: true,
      content: { creditCode: '91350100M000100Y41' },
    });
  });

  test('a code that reads as an ID number is asked about', async () => {
    await open();
    await fillIn();
    type('统一社会信用代码', '36000019000101022X');
    await press('提交审核');
    expect((await screen.findByRole('alert')).textContent).toMatch('像是身份证号');
  });

  test('the Enter that ends a word of an input method sends nothing', async () => {
    await open();
    await passBasic();
    const pressEnter = (more: object) => fireEvent.keyDown(field('公司名称'), { key: 'Enter', ...more });
    expect(pressEnter({ isComposing: true })).toBe(false);
    expect(pressEnter({ keyCode: 229 })).toBe(false);
    expect(pressEnter({})).toBe(true);
  });

  test('a double click sends once', async () => {
    let answer = () => {};
    const { count } = await open({
      [send]: () =>
        new Promise((resolve) => {
          answer = () => resolve(seen());
        }),
    });
    await fillIn();
    const button = screen.getByRole('button', { name: '提交审核' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    await waitFor(() => expect(count(send)).toBeGreaterThan(0));
    await act(async () => answer());
    await screen.findByText(/编号 R20261128-0001/);
    expect(count(send)).toBe(1);
  });
});

describe('what the server refuses', () => {
  test('an account that is taken leads back to its field, and all else stays', async () => {
    const refused = { fields: [{ field: 'content.account', message: '此登录账号已被使用' }] };
    await open({ [send]: () => refuse('REQUEST_INVALID', refused) });
    await fillIn();
    await press('提交审核');
    await waitFor(() => expect(document.activeElement).toBe(field('登录账号')));
    expect([errorOf('登录账号'), field('密码').value]).toEqual(['此登录账号已被使用', 'harbour-7']);
    await press('下一步');
    await screen.findByLabelText('公司名称');
    expect([field('公司名称').value, field('手机号').value]).toEqual([
      company.companyName,
      '+86 138 0000 0001',
    ]);
  });

  test('a picture that is gone is asked for again, a wrong code is said at the code', async () => {
    let times = 0;
    await open({
      [send]: () => (times++ === 0 ? refuse('PAPER_GONE') : refuse('CODE_WRONG', { field: 'code' })),
    });
    await fillIn();
    await press('提交审核');
    expect((await screen.findByRole('alert')).textContent).toMatch('照片已过期');
    expect(screen.queryByRole('img', { name: '营业执照的照片' })).toBeNull();
    await choose(picture(png));
    await screen.findByText(/没有识别到内容/);
    await press('提交审核');
    await waitFor(() => expect(errorOf('短信验证码')).toMatch('不正确'));
    expect(field('公司名称').value).toBe(company.companyName);
  });

  test('a changed agreement is to be opened and agreed to anew', async () => {
    await open({ [send]: () => refuse('AGREEMENT_CHANGED') });
    await fillIn();
    await press('提交审核');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /已阅读并同意/ });
    expect([box.disabled, box.checked]).toEqual([true, false]);
    expect(document.getElementById('register-agreement-error')?.textContent).toMatch('协议已更新');
    expect(screen.getByRole('button', { name: '刷新页面' })).toBeTruthy();
  });
});
