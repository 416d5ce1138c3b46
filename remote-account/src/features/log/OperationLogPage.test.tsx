import { testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const list = 'GET /user/getOpLogList';
const row = {
  ...({ id: 'o-1', kind: 'passwordChanged', by: '林小满', address: '10.0.0.1' } as const),
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
  expect(screen.getByText('Of all accounts of your company')).toBeTruthy();
});

test('a sub-account reads its own, and what stands here where nothing does yet', async () => {
  const answers = { [list]: { rows: [], total: 0, summary: {} } };
  await openPage('/usercenter/log', answers, { user: { ...testUser, role: ['sub'] } });
  expect(await screen.findByText(/还没有操作记录/)).toBeTruthy();
  expect(screen.getByText('您的账号的操作')).toBeTruthy();
});
