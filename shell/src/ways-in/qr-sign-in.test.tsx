import type { CallResult } from '@berth/runtime';
import { type Answers, refuse, testConfig, testUser } from '@berth/runtime/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const code = 'c'.repeat(43);
const base = { ...testConfig.base['zh-CN'], dashboardUrl: '/orders/list' };
const config: typeof testConfig = { ...testConfig, ways: ['qr'], base: { 'zh-CN': base, en: base } };
const press = async (name: string) =>
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

describe('the screen with a code', () => {
  async function openScreen(answers: Partial<Answers>) {
    const opened = await renderPortal('/login', {
      user: null,
      session: 'signedOut',
      config,
      answers: {
        'GET /login/getCaptcha': { kind: 'image', captchaId: 'i', image: 'data:,', expire: 600 },
        'POST /login/qrCode': { code, expire: 120 },
        ...answers,
      },
    });
    const tab = await screen.findByRole('tab', { name: '扫码登录' });
    await act(async () => {
      fireEvent.click(tab);
    });
    await screen.findByRole('img', { name: '扫码登录二维码' });
    return opened;
  }

  test('shows the number once the phone has scanned, and signs in once it was allowed', async () => {
    let state: 'waiting' | 'scanned' | 'allowed' = 'waiting';
    const { calls } = await openScreen({
      'POST /login/qrState': () => ({ state, number: state === 'scanned' ? '42' : null }),
      'POST /login/token': { token: 'fresh', expire: 60, user_info: testUser },
    });
    state = 'scanned';
    expect(await screen.findByText('42', {}, { timeout: 20_000 })).toBeTruthy();
    fireEvent.click(screen.getAllByRole('checkbox', { name: '24 小时内免登录' }).at(-1) as Element);
    state = 'allowed';
    expect(await screen.findByRole('heading', { name: '全部订单' }, { timeout: 20_000 })).toBeTruthy();
    const sent = calls.find(({ key }) => key === 'POST /login/token')?.body;
    expect(sent).toEqual({ way: 'qr', code, remember: true });
  }, 60_000);

  test('says that it was refused or is over, and shows a new code when asked', async () => {
    const { calls } = await openScreen({ 'POST /login/qrState': { state: 'refused', number: null } });
    expect(await screen.findByText('手机上已拒绝此次登录。', {}, { timeout: 20_000 })).toBeTruthy();
    await press('刷新二维码');
    expect(await screen.findByRole('img', { name: '扫码登录二维码' })).toBeTruthy();
    expect(calls.filter(({ key }) => key === 'POST /login/qrCode')).toHaveLength(2);
  }, 60_000);

  test('what was typed is there again after a look at the code', async () => {
    await openScreen({ 'POST /login/qrState': { state: 'waiting', number: null } });
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
    fireEvent.change(screen.getByLabelText('账号'), { target: { value: 'demo' } });
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowLeft' });
    fireEvent.click(screen.getByRole('tab', { name: '账号登录' }));
    expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('demo');
  });
});

describe('the phone that has scanned', () => {
  const seen: CallResult<'POST /user/scanSignIn'> = {
    state: 'scanned',
    device: 'Edge · Windows',
    address: '203.0.113.7',
    seconds: 90,
    numbers: ['17', '42', '83'],
  };
  const openPhone = async (answers: Partial<Answers>, options: Parameters<typeof renderPortal>[1] = {}) =>
    await renderPortal(`/scan_login#${code}`, { config, answers, ...options });

  test('sees whose screen it is and allows it by the number on it', async () => {
    const { calls } = await openPhone({ 'POST /user/scanSignIn': seen, 'POST /user/answerSignIn': null });
    expect(await screen.findByText('Edge · Windows')).toBeTruthy();
    expect(screen.getByText('203.0.113.7')).toBeTruthy();
    await press('42');
    expect(await screen.findByText('已允许，电脑将自动登录。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '42' })).toBeNull();
    const sent = calls.filter(({ key }) => key === 'POST /user/answerSignIn').map(({ body }) => body);
    expect(sent).toEqual([{ answer: 'allow', number: '42', code }]);
  });

  test('refuses it, and finds that again after a reload', async () => {
    const { calls } = await openPhone({ 'POST /user/scanSignIn': seen, 'POST /user/answerSignIn': null });
    await screen.findByText('Edge · Windows');
    await press('不是我，拒绝');
    expect(await screen.findByText('已拒绝此次登录。')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ answer: 'refuse', code });
    cleanup();
    await openPhone({ 'POST /user/scanSignIn': { ...seen, state: 'refused' } });
    expect(await screen.findByText('已拒绝此次登录。')).toBeTruthy();
  });

  test('a code that is over or was scanned by another says so, and leads on', async () => {
    await openPhone({ 'POST /user/scanSignIn': () => refuse('QR_SCANNED') });
    expect((await screen.findByRole('alert')).textContent).toMatch('已被另一台设备扫描');
    expect(screen.getByRole('link', { name: '进入控制台' })).toBeTruthy();
  });

  test('a phone that is not signed in does that first and comes back with the code', async () => {
    await openPhone(
      {
        'GET /login/getCaptcha': { kind: 'image', captchaId: 'i', image: 'data:,', expire: 600 },
        'POST /login/token': { token: 'fresh', expire: 60, user_info: testUser },
        'POST /user/scanSignIn': seen,
      },
      { user: null, session: 'signedOut' },
    );
    await screen.findByRole('img', { name: '验证码图片' });
    for (const [label, value] of [
      ['账号', 'demo'],
      ['密码', 'secret'],
      ['验证码', 'ship'],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await press('登录');
    expect(await screen.findByText('Edge · Windows')).toBeTruthy();
    expect(window.location.hash).toBe(`#${code}`);
  });
});
