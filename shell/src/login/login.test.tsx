import { changeLocale } from '@berth/runtime';
import { type Answers, FakeRefusal, refuse, testUser } from '@berth/runtime/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';
import { discarded } from '../testing/test-remotes.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const captcha: Answers['GET /login/getCaptcha'] = ({ query }) =>
  query.kind === 'question'
    ? { kind: 'question', captchaId: 'q', question: '三加四等于几？', expire: 60 }
    : { kind: 'image', captchaId: 'i', image: 'data:,', expire: 60 };
const signedIn = { token: 'fresh', expire: 60, user_info: testUser };

async function openLogin(token: Answers['POST /login/token'] = signedIn) {
  const opened = await renderPortal('/login', {
    user: null,
    session: 'signedOut',
    answers: { 'GET /login/getCaptcha': captcha, 'POST /login/token': token },
  });
  await screen.findByRole('img', { name: '验证码图片' });
  return opened;
}

/** Of the session: the language is the browser's own, whoever is signed in. */
const ownCookies = () =>
  document.cookie.split('; ').filter((cookie) => cookie !== '' && !cookie.startsWith('APP_LANG='));

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByLabelText('账号').closest('form') ?? document.body);
  });

async function fillAndSubmit() {
  type('账号', ' demo ');
  type('密码', 'secret');
  type('验证码', 'ship');
  await submit();
}

describe('login', () => {
  test('sends what was typed, keeps the token and goes to the page that was asked for', async () => {
    sessionStorage.setItem('berth.returnPath', '/orders/detail?id=7');
    const { calls } = await openLogin();
    fireEvent.click(screen.getByLabelText('24 小时内免登录'));
    await fillAndSubmit();
    expect(await screen.findByRole('heading', { name: 'Detail' })).toBeTruthy();
    expect(calls.find(({ key }) => key === 'POST /login/token')?.body).toEqual({
      username: 'demo',
      password: 'secret',
      captcha: 'ship',
      captchaId: 'i',
      remember: true,
    });
    expect([ownCookies(), window.location.search]).toEqual([['TOKEN=fresh'], '?id=7']);
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', '/login'])(
    'never leads to %s',
    async (path) => {
      sessionStorage.setItem('berth.returnPath', path);
      await openLogin();
      await fillAndSubmit();
      expect(await screen.findByRole('heading', { name: '全部订单' })).toBeTruthy();
    },
  );

  test('says what is missing and goes there, without a call', async () => {
    const { calls } = await openLogin();
    type('账号', 'demo');
    await submit();
    expect([screen.getByText('请输入密码'), screen.getByText('请输入验证码')]).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('密码'));
    expect(calls.map(({ key }) => key)).not.toContain('POST /login/token');
  });

  test('a wrong captcha is said at its field, which gets a new one and the focus', async () => {
    const { calls } = await openLogin(() => refuse('CAPTCHA_WRONG'));
    const captchas = () => calls.filter(({ key }) => key === 'GET /login/getCaptcha').length;
    const before = captchas();
    await fillAndSubmit();
    const field = screen.getByLabelText<HTMLInputElement>('验证码');
    expect(field.getAttribute('aria-describedby')).toBe('captcha-error');
    expect(document.getElementById('captcha-error')?.textContent).toMatch('验证码错误');
    expect([document.activeElement === field, field.value, captchas()]).toEqual([true, '', before + 1]);
  });

  test('a wrong password is said above the form; what was typed stays', async () => {
    await openLogin(() => refuse('LOGIN_FAILED'));
    await fillAndSubmit();
    expect(screen.getByRole('alert').textContent).toBe('账号或密码错误。');
    expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe(' demo ');
    expect(document.activeElement).toBe(screen.getByLabelText('密码'));
  });

  test('what was refused is said anew in another language', async () => {
    await openLogin(() => refuse('LOGIN_FAILED'));
    await fillAndSubmit();
    await act(() => changeLocale('en'));
    expect(screen.getByRole('alert').textContent).toBe('The account or the password is wrong.');
  });

  test('what has to be waited for counts down, and then signing in can be tried again', async () => {
    const message = '尝试次数过多，请在 3 秒后再试。';
    await openLogin(() => {
      throw new FakeRefusal(429, { code: 'LOGIN_SLOWED', message }, { 'retry-after': '3' });
    });
    let now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    await fillAndSubmit();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: '登录' });
    // The alert keeps its words while what is seen counts.
    expect([screen.getAllByText(/请在 3 秒后再试/).length, button.disabled]).toEqual([2, true]);
    now += 2000;
    expect(await screen.findByText('尝试次数过多，请在 1 秒后再试。')).toBeTruthy();
    now += 1000;
    await waitFor(() => expect(button.disabled).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('who cannot see the picture gets a question', async () => {
    await openLogin();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: '看不清？换成文字题' }));
    });
    expect(await screen.findByLabelText(/三加四等于几/)).toBeTruthy();
    expect(screen.queryByRole('img', { name: '验证码图片' })).toBeNull();
  });

  test('Caps Lock is said', async () => {
    await openLogin();
    fireEvent.keyDown(screen.getByLabelText('密码'), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('大写锁定已打开')).toBeTruthy();
  });
});

test('signing out ends at /login and leaves nothing behind but the language', async () => {
  await renderPortal('/orders/list', {
    answers: { 'GET /login/loginOut': null, 'GET /login/getCaptcha': captcha },
  });
  await screen.findByRole('heading', { name: '全部订单' });
  fireEvent.click(screen.getByRole('button', { name: /当前用户/ }));
  const leave = await screen.findByRole('menuitem', { name: '退出登录' });
  await act(async () => {
    fireEvent.click(leave);
  });
  expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
  expect([window.location.pathname, ownCookies(), sessionStorage.length]).toEqual(['/login', [], 0]);
});

test.each([
  ['half', '已加密暂存在本浏览器'],
  ['fleeting', '退出后会丢失'],
])('signing out discards no unsaved work, and says what becomes of it: %s', async (note, said) => {
  await renderPortal('/orders/detail?id=7', {
    answers: { 'GET /login/loginOut': null, 'GET /login/getCaptcha': captcha },
  });
  fireEvent.change(await screen.findByLabelText('note'), { target: { value: note } });
  fireEvent.click(screen.getByRole('button', { name: /当前用户/ }));
  const leave = await screen.findByRole('menuitem', { name: '退出登录' });
  await act(async () => {
    fireEvent.click(leave);
  });
  const dialog = await screen.findByRole('dialog', { name: '有未保存的修改' });
  expect(dialog.textContent).toContain(said);
  await act(async () => {
    fireEvent.click(within(dialog).getByRole('button', { name: '退出登录' }));
  });
  expect(await screen.findByRole('heading', { name: '登录' })).toBeTruthy();
  expect(discarded).toEqual([]);
});
