import { testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';
import type { Inbox } from './inbox.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const read = 'GET /system/desk/inbox';
const open = (inbox: Inbox, permissions: string[] = ['customs:desk', 'billing:desk']) =>
  openPage('/settings/inbox', { [read]: inbox }, { user: { ...testUser, permissions } });
const waiting: Inbox = {
  sources: [
    {
      source: 'declarations',
      count: 1,
      items: [
        {
          id: 'd-1',
          number: 'D-1',
          customer: '厦门示例贸易有限公司',
          what: { 'zh-CN': '买单', en: 'Buy-order' },
          since: '2026-11-21 10:00:00',
          claim: 'mine',
          path: '/customs/desk/declaration?id=d-1',
        },
      ],
    },
    {
      source: 'disputes',
      count: 60,
      items: [
        {
          id: 'p-1',
          number: 'B-1',
          customer: '宁波示例有限公司',
          what: { 'zh-CN': '金额有误', en: 'Amount' },
          since: '2026-11-20 10:00:00',
          claim: null,
          path: '/cost/desk/bill?id=b-1',
        },
      ],
    },
  ],
  unanswered: [],
};
const numbers = () =>
  within(screen.getByRole('list', { name: '待办' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const choose = async (name: string) =>
  await act(async () => fireEvent.click(screen.getByRole('radio', { name })));

test('what waits stands there oldest first, leads to where it is done, and is chosen by source and by whose it is', async () => {
  await open(waiting);
  await screen.findByRole('radio', { name: '全部（61）' });
  expect(numbers()).toEqual(['B-1', 'D-1']);
  expect(screen.getByRole('link', { name: 'D-1' }).getAttribute('href')).toBe(
    '/customs/desk/declaration?id=d-1',
  );
  expect(screen.getByText('账单争议共 60 项，此处显示最早的 1 项')).toBeTruthy();
  await choose('我负责的');
  expect(numbers()).toEqual(['D-1']);
  await choose('不限');
  await choose('账单争议（60）');
  expect(numbers()).toEqual(['B-1']);
});

test('a source that did not answer is named, and the others are there', async () => {
  await open({ sources: [], unanswered: ['proofs'] });
  expect(await screen.findByText('暂时无法读取：付款凭证')).toBeTruthy();
});
