import { testConfig } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const maintenance = { id: '3', text: { 'zh-CN': '今晚 22 点维护', en: 'Maintenance at 22:00' } };
const workspace = (id: string, watermark: string[] = []) => ({
  answers: { 'GET /user/getWorkspace': { announcement: { ...maintenance, id }, watermark } },
});

test('an announcement stands above the pages until this person closes it; saved anew it comes back', async () => {
  const first = await renderPortal('/orders/list', workspace('3'));
  await screen.findByText('今晚 22 点维护');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '关闭' })));
  expect(screen.queryByText('今晚 22 点维护')).toBeNull();
  first.view.unmount();
  const second = await renderPortal('/orders/list', workspace('3'));
  await screen.findByRole('heading', { level: 1, name: '全部订单' });
  expect(screen.queryByText('今晚 22 点维护')).toBeNull();
  second.view.unmount();
  await renderPortal('/orders/list', workspace('4'));
  expect(await screen.findByText('今晚 22 点维护')).toBeTruthy();
});

test('one that is ticked for it stands on the page of sign-in', async () => {
  const config = { ...testConfig, announcement: maintenance };
  const captcha = { kind: 'image' as const, captchaId: 'i', image: 'data:,', expire: 60 };
  await renderPortal('/login', {
    user: null,
    session: 'signedOut',
    config,
    answers: { 'GET /login/getCaptcha': captcha },
  });
  await screen.findByRole('img', { name: '验证码图片' });
  expect(await screen.findByText('今晚 22 点维护')).toBeTruthy();
});

test('the watermark of the workspace says who looks', async () => {
  await renderPortal('/orders/list', workspace('3', ['陈晓明', '6688', '2026-11-20']));
  await waitFor(() => {
    const lines = document.querySelectorAll('body > svg[data-over="all"] text');
    expect(Array.from(lines, ({ textContent }) => textContent)).toEqual(['陈晓明', '6688', '2026-11-20']);
  });
});
