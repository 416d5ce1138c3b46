import { testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const user = { ...testUser, permissions: [...testUser.permissions, 'system:log', 'exports:make'] };
const row = {
  id: 'a-1',
  at: '2026-11-28 09:00:00',
  actor: '王思敏 (clerk)',
  actorKind: 'staff',
  customer: '远帆贸易有限公司',
  call: 'POST /user/addSubAccount',
  outcome: 'done',
  errorCode: '',
  address: '10.0.0.1',
} as const;
const entry = {
  ...row,
  endedAt: '2026-11-28 09:00:01',
  requestId: 'r-1',
  input: '{ "body": { "name": "林晓雨" } }',
  changes: [
    {
      what: { 'zh-CN': '子账号', en: 'Account' },
      recordId: 'm-1',
      words: null,
      fields: [{ field: 'name', before: '林小雨', after: null }],
    },
    {
      what: { 'zh-CN': '修改子账号', en: 'Changed a sub-account' },
      recordId: '',
      words: { 'zh-CN': '林小雨：姓名', en: 'Lin: Name' },
      fields: [],
    },
  ],
};

test('staff see who wrote what and with what outcome, open an entry, and may export the list', async () => {
  const cut = { ...row, id: 'a-2', outcome: 'unknown' as const };
  await openPage(
    '/settings/log',
    { 'GET /system/log/list': { rows: [row, cut], total: 2, summary: {} } },
    { user },
  );
  expect((await screen.findAllByText('POST /user/addSubAccount')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('未知：服务器中途停止').length).toBeGreaterThan(0);
  const [link] = screen.getAllByRole('link', { name: row.at });
  expect(link?.getAttribute('href')).toContain('/settings/log/detail?id=a-1');
  expect(screen.getByRole('button', { name: /导出/ })).toBeTruthy();
});

test('an entry shows what was sent, and each field before and after', async () => {
  await openPage('/settings/log/detail?id=a-1', { 'GET /system/log/entry': entry }, { user });
  const table = await screen.findByRole('table', { name: '子账号' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toBe('name林小雨—');
  expect(screen.getByText(entry.input)).toBeTruthy();
  expect(screen.getByText('林小雨：姓名')).toBeTruthy();
  expect(screen.queryByText(/可能已撤销/)).toBeNull();
});

test('of a call that failed it is said that its changes may be undone, and of a visitor’s that nothing is kept', async () => {
  const failed = { ...entry, outcome: 'failed' as const, input: null };
  await openPage('/settings/log/detail?id=a-1', { 'GET /system/log/entry': failed }, { user, locale: 'en' });
  expect(await screen.findByText(/may have been undone/)).toBeTruthy();
  expect(screen.getByText(/What was sent is not kept/)).toBeTruthy();
});
