import { type Answers, FakeRefusal, refuse, testConfig, testUser } from '@berth/runtime/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const captcha = { kind: 'image', captchaId: 'i', image: 'data:,', expire: 600 } as const;
const sent = { resendSeconds: 60, expire: 600 };
const base = { ...testConfig.base['zh-CN'], dashboardUrl: '/orders/list' };
const config: typeof testConfig = {
  ...testConfig,
  ways: ['sms', 'register'],
  base: { 'zh-CN': base, en: base },
};

const open = async (path: string, answers: Partial<Answers> = {}, site = config) =>
  await renderPortal(path, {
    user: null,
    session: 'signedOut',
    config: site,
    answers: { 'GET /login/getCaptcha': captcha, 'POST /login/getMessage': sent, ...answers },
  });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = async (name: string) =>
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const errorOf = (label: string) => document.getElementById(`${field(label).id}-error`)?.textContent ?? '';

describe('sign-in by SMS', () => {
  const signedIn = { token: 'fresh', expire: 60, user_info: testUser };

  async function openSms(answers: Partial<Answers> = {}) {
    const opened = await open('/login', answers);
    const tab = await screen.findByRole('tab', { name: '短信登录' });
    await act(async () => {
      fireEvent.click(tab);
    });
    await screen.findByLabelText('手机号');
    await screen.findByRole('img', { name: '验证码图片' });
    return opened;
  }
  async function askCode() {
    type('手机号', '+86 138 0000 0001');
    fireEvent.change(screen.getByRole('textbox', { name: '验证码' }), { target: { value: 'ship' } });
    await press('获取验证码');
  }

  test('is not offered where no SMS can be sent, and neither is a new password', async () => {
    await open('/login', {}, testConfig);
    await screen.findByRole('img', { name: '验证码图片' });
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('link', { name: '忘记密码' })).toBeNull();
  });

  test('asks for a code, counts until the next one, and signs in', async () => {
    const { calls } = await openSms({ 'POST /login/token': signedIn });
    await askCode();
    expect(calls.find(({ key }) => key === 'POST /login/getMessage')?.body).toEqual({
      purpose: 'login',
      account: '',
      captchaId: 'i',
      captcha: 'ship',
      phone: '+86 138 0000 0001',
    });
    const again = screen.getByRole<HTMLButtonElement>('button', { name: /^(60|59|58) 秒后重新发送$/ });
    expect([again.disabled, document.activeElement]).toEqual([true, field('短信验证码')]);
    expect(field('短信验证码').autocomplete).toBe('one-time-code');
    expect(screen.getByText(/^如果 \+86 138 0000 0001 已绑定账号/)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: '24 小时内免登录' }));
    type('短信验证码', ' 123 456');
    await press('登录');
    expect(await screen.findByRole('heading', { name: '全部订单' })).toBeTruthy();
    expect(calls.find(({ key }) => key === 'POST /login/token')?.body).toEqual({
      way: 'sms',
      phone: '+86 138 0000 0001',
      code: ' 123 456',
      remember: true,
    });
  });

  test('what was typed is there again after a look at the other way', async () => {
    await openSms();
    type('手机号', '13800000001');
    fireEvent.click(screen.getByRole('tab', { name: '账号登录' }));
    type('账号', 'demo');
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
    expect(field('手机号').value).toBe('13800000001');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: '短信登录' }));
    expect(field('账号').value).toBe('demo');
  });

  test('says at the field what shows without asking', async () => {
    const { calls } = await openSms();
    type('手机号', '0755-26881234');
    await press('获取验证码');
    expect(errorOf('手机号')).toMatch('11 位');
    expect(document.activeElement).toBe(field('手机号'));
    type('手机号', '13800000001');
    await press('获取验证码');
    expect(document.getElementById('sms-captcha-error')?.textContent).toBe('请输入验证码');
    type('短信验证码', '12345');
    await press('登录');
    expect(errorOf('短信验证码')).toBe('短信验证码是 6 位数字');
    expect(calls.map(({ key }) => key)).not.toContain('POST /login/getMessage');
  });

  test('a refused code is said at its field; a wait counts down above the form and at the button', async () => {
    await openSms({ 'POST /login/token': () => refuse('CODE_EXPIRED', { field: 'code' }) });
    await askCode();
    type('短信验证码', '123456');
    await press('登录');
    expect(errorOf('短信验证码')).toMatch('已过期');
    expect(document.activeElement).toBe(field('短信验证码'));
    cleanup();
    await openSms({
      'POST /login/getMessage': () => {
        throw new FakeRefusal(429, { code: 'RATE_LIMITED', message: '' }, { 'retry-after': '40' });
      },
    });
    await askCode();
    expect(screen.getByRole('alert').textContent).toMatch('请在 40 秒后再试');
    expect(screen.getByRole('button', { name: '40 秒后重新发送' })).toBeTruthy();
    expect(field('手机号').value).toBe('+86 138 0000 0001');
  });
});

describe('/reset_password', () => {
  const answers: Partial<Answers> = {
    'POST /login/checkResetCode': { ticket: 'the-ticket', expire: 600 },
    'POST /login/resetPassword': null,
  };

  async function toPhone() {
    await screen.findByRole('heading', { name: '重置密码' });
    await press('下一步');
    expect(errorOf('账号')).toBe('请输入账号');
    type('账号', 'demo-2026');
    await press('下一步');
    await screen.findByRole('img', { name: '验证码图片' });
  }
  async function toPassword() {
    await toPhone();
    type('手机号', '13800000001');
    type('验证码', 'ship');
    await press('获取验证码');
    type('短信验证码', '123456');
    await press('下一步');
    await screen.findByLabelText('新密码');
  }

  test('leads in four steps to a new password', async () => {
    const { calls } = await open('/reset_password', answers);
    await toPassword();
    expect(document.title).toMatch(/^重置密码 - /);
    expect(screen.getByText(/设置新密码/, { selector: '[aria-current]' })).toBeTruthy();
    await press('设置新密码');
    expect([errorOf('新密码'), errorOf('确认新密码')]).toEqual(['请输入新密码', '请再次输入新密码']);
    type('新密码', 'Demo-2026');
    type('确认新密码', 'Demo-2026');
    await press('设置新密码');
    expect(errorOf('新密码')).toBe('密码不能与登录账号相同');
    type('新密码', 'harbour-7');
    await press('设置新密码');
    expect(errorOf('确认新密码')).toBe('两次输入的密码不一致');
    type('确认新密码', 'harbour-7');
    await press('设置新密码');
    expect(await screen.findByText(/新密码已生效/)).toBeTruthy();
    expect(calls.find(({ key }) => key === 'POST /login/checkResetCode')?.body).toEqual({
      account: 'demo-2026',
      phone: '13800000001',
      code: '123456',
    });
    expect(calls.find(({ key }) => key === 'POST /login/resetPassword')?.body).toEqual({
      ticket: 'the-ticket',
      newPassword: 'harbour-7',
      confirmation: 'harbour-7',
    });
    fireEvent.click(screen.getByRole('link', { name: '返回登录' }));
    expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
  });

  test('retains what was typed on the way back, and asks for no code twice', async () => {
    const { calls } = await open('/reset_password', answers);
    await toPassword();
    await press('上一步');
    expect([field('手机号').value, field('短信验证码').value]).toEqual(['13800000001', '123456']);
    await press('上一步');
    expect(field('账号').value).toBe('demo-2026');
    await press('下一步');
    await press('下一步');
    await screen.findByLabelText('新密码');
    expect(calls.filter(({ key }) => key === 'POST /login/checkResetCode')).toHaveLength(1);
  });

  test('a ticket that is over leads back to the phone, and says why', async () => {
    await open('/reset_password', {
      ...answers,
      'POST /login/resetPassword': () => refuse('RESET_EXPIRED'),
    });
    await toPassword();
    type('新密码', 'harbour-7');
    type('确认新密码', 'harbour-7');
    await press('设置新密码');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch('请重新验证手机'));
    expect([field('手机号').value, field('短信验证码').value]).toEqual(['13800000001', '']);
  });

  test('where no SMS can be sent, it says whom to ask', async () => {
    await open('/reset_password', {}, testConfig);
    expect(await screen.findByText(/未开通短信服务/)).toBeTruthy();
  });
});
