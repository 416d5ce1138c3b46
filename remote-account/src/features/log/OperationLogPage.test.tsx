import { testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const list = 'GET /user/getOpLogList';
const row = {
  ...({ id: 'o-1', kind: 'passwordChanged', by: '林小满', byKind: 'member' } as const),
  address: '10.0.0.1',
  isRemoved: false,
  at: '2026-11-26 09:00:00',
  subject: { 'zh-CN': '', en: '' },
};
const signedIn = {
  ...row,
  id: 'o-2',
  kind: 'signedIn' as const,
  subject: { 'zh-CN': 'Edge · Windows', en: 'Edge · Windows' },
};

test('who did what is listed in words; a main account reads its whole company', async () => {
  const user = { ...testUser, role: ['main'] };
  const answers = { [list]: { rows: [row, signedIn], total: 2, summary: {} } };
  await openPage('/usercenter/log', answers, { user, locale: 'en' });
  expect((await screen.findAllByText('Changed the password')).length).toBeGreaterThan(0);
  expect(screen.getByText('Edge · Windows')).toBeTruthy();
  expect(screen.getByText(/^What your company’s people did/)).toBeTruthy();
});

test('a sub-account reads its own, and what stands here where nothing does yet', async () => {
  const answers = { [list]: { rows: [], total: 0, summary: {} } };
  await openPage('/usercenter/log', answers, { user: { ...testUser, role: ['sub'] } });
  expect(await screen.findByText(/还没有操作记录/)).toBeTruthy();
  expect(screen.getByText('您的账号的操作')).toBeTruthy();
});

const changes = {
  'zh-CN': '王思敏 (clerk)：角色 操作 → 财务',
  en: '王思敏 (clerk): Role Operator → Finance',
};

test('an entry says before and after, and who did it: a person who is gone, a system by its key, the forwarder', async () => {
  const rows = [
    { ...row, id: 'o-3', kind: 'memberChanged' as const, subject: changes, isRemoved: true },
    { ...row, id: 'o-4', kind: 'bookingMoved' as const, by: 'WMS', byKind: 'apiKey' as const },
    { ...row, id: 'o-5', kind: 'billIssued' as const, by: '财务部', byKind: 'staff' as const },
  ];
  await openPage('/usercenter/log', { [list]: { rows, total: 3, summary: {} } });
  expect((await screen.findAllByText(changes['zh-CN'])).length).toBeGreaterThan(0);
  for (const name of ['林小满（已删除）', '接口密钥 WMS', '货代 财务部'])
    expect(screen.getAllByText(name).length).toBeGreaterThan(0);
});

test('a person asks for one area of the log, such as bills', async () => {
  const answers = { [list]: { rows: [row], total: 1, summary: {} } };
  const { calls } = await openPage('/usercenter/log', answers);
  await screen.findAllByText('修改密码');
  fireEvent.click(screen.getByRole('button', { name: '账单' }));
  await waitFor(() => expect(JSON.stringify(calls.at(-1)?.query)).toContain('bills'));
});

test('whoever may export lists exports the log', async () => {
  const answers = { [list]: { rows: [row], total: 1, summary: {} } };
  await openPage('/usercenter/log', answers, {
    user: { ...testUser, permissions: [...testUser.permissions, 'exports:make'] },
  });
  await screen.findAllByText('修改密码');
  expect(screen.getByRole('button', { name: /导出/ })).toBeTruthy();
});
