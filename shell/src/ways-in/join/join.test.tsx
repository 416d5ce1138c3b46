import type { CallResult } from '@berth/runtime';
import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '../../testing/render-portal.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => cleanup());

const look = 'POST /login/invitation';
const accept = 'POST /login/acceptInvitation';
const secret = 's'.repeat(43);
const invitation: CallResult<typeof look> = {
  company: '宁波远望家居用品有限公司',
  invitedBy: '林小满',
  name: '林小雨',
  role: { 'zh-CN': '操作', en: 'Operator' },
  expiresAt: '2026-12-05 09:00:00',
};
const open = async (answers: Answers = {}, options: object = { user: null, session: 'signedOut' }) => {
  const opened = await renderPortal(`/join#${secret}`, {
    answers: { [look]: invitation, ...answers },
    ...options,
  });
  await screen.findByRole('heading', { name: '接受邀请' });
  return opened;
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = async () =>
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: '接受邀请并创建账号' }));
  });
const fill = () => {
  type('登录账号', ' lin.xiaoyu ');
  type('密码', 'harbour-2026');
  type('确认密码', 'harbour-2026');
};

test('whoever was invited reads who asks, chooses login and password, and is sent to sign in', async () => {
  const { calls } = await open({ [accept]: { account: 'lin.xiaoyu' } });
  expect(await screen.findByText(/林小满邀请您加入“宁波远望家居用品有限公司”/)).toBeTruthy();
  expect(screen.getByText('操作')).toBeTruthy();
  expect(calls.some(({ key }) => key === accept)).toBe(false);
  await send();
  expect(screen.getByText('请输入账号')).toBeTruthy();
  expect(screen.getByText('请输入密码')).toBeTruthy();
  expect(calls.some(({ key }) => key === accept)).toBe(false);
  fill();
  await send();
  expect(await screen.findByText('账号 lin.xiaoyu 已创建，请用它登录。')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login');
  expect(calls.filter(({ key }) => key === accept).map(({ body }) => body)).toEqual([
    { secret, account: ' lin.xiaoyu ', password: 'harbour-2026', confirmation: 'harbour-2026' },
  ]);
});

test('a login that is taken is said at its field, and what was typed stays', async () => {
  const field = { field: 'account', message: '此登录账号已被使用' };
  await open({ [accept]: () => refuse('REQUEST_INVALID', { fields: [field] }) });
  await screen.findByLabelText('登录账号');
  fill();
  await send();
  expect(await screen.findByText('此登录账号已被使用')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('harbour-2026');
});

test('a link that is dead or has expired says so and offers no form', async () => {
  await open({ [look]: () => refuse('INVITATION_EXPIRED') });
  expect(await screen.findByText(/此邀请已过期/)).toBeTruthy();
  expect(screen.queryByLabelText('登录账号')).toBeNull();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('an invitation that is withdrawn while the form is filled in says so on sending', async () => {
  await open({ [accept]: () => refuse('INVITATION_OVER') });
  await screen.findByLabelText('登录账号');
  fill();
  await send();
  expect(await screen.findByText(/此邀请链接无效/)).toBeTruthy();
  expect(screen.queryByLabelText('登录账号')).toBeNull();
});

test('whoever is signed in reads that another account is made', async () => {
  await open({}, { user: testUser });
  expect(await screen.findByText(/您现在以 林小满（demo）的身份登录/)).toBeTruthy();
});
