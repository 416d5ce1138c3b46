import type { Answers } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import type { CentreMessage } from '../calls/account.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const list = 'GET /user/getMessageList';
const read = 'GET /business/readMessage';
const readAll = 'POST /business/readAllMessages';
const message = (changes: Partial<CentreMessage> = {}): CentreMessage => ({
  ...({ id: 'm-1', kind: 'containerReached', topic: 'booking', state: 'unread', isRead: false } as const),
  title: { 'zh-CN': 'SZL-1 离港', en: 'SZL-1: Departure' },
  content: { 'zh-CN': '集装箱已离港。', en: 'The container has departed.' },
  number: 'SZL-1',
  sentAt: '2026-11-26 09:00:00',
  bill: null,
  declaration: null,
  booking: { id: 'b-1', kind: 'lcl', businessNumber: 'SZL-1' },
  ...changes,
});
const task = message({
  ...({ id: 'm-2', kind: 'taskDone', topic: 'account', number: '', booking: null } as const),
  title: { 'zh-CN': '导出已完成', en: 'The export is done' },
});
const answered = (rows: CentreMessage[]) => ({
  rows,
  total: rows.length,
  summary: { unread: rows.filter(({ isRead }) => !isRead).length },
});
const open = async (answers: Answers) => {
  let rows = [message(), task];
  const markRead = (wanted: (row: CentreMessage) => boolean) => {
    rows = rows.map((row) => (wanted(row) ? { ...row, isRead: true, state: 'read' as const } : row));
  };
  return await openPage('/usercenter/messages', {
    [list]: () => answered(rows),
    [read]: ({ query }) => {
      markRead(({ id }) => id === query.id);
      return message({ isRead: true });
    },
    [readAll]: () => {
      markRead(() => true);
      return { unread: 0 };
    },
    ...answers,
  });
};

test('a message leads to what it speaks of; one that speaks of nothing is read by its button', async () => {
  const { calls } = await open({});
  const link = await screen.findByRole('link', { name: 'SZL-1 离港' });
  expect(link.getAttribute('href')).toBe('/business/lcl/detail?id=b-1');
  expect(screen.queryByRole('link', { name: '导出已完成' })).toBeNull();
  const button = screen.getByRole('button', { name: '标为已读：导出已完成' });
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(screen.queryByRole('button', { name: '标为已读：导出已完成' })).toBeNull());
  expect(calls.filter(({ key }) => key === read).map(({ query }) => query.id)).toEqual(['m-2']);
});

test('all are read at once', async () => {
  await open({});
  const button = await screen.findByRole('button', { name: '全部标为已读' });
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  expect(screen.queryByRole('button', { name: /^标为已读/ })).toBeNull();
});

test('unread ones alone are asked for by their chip', async () => {
  const { calls } = await open({});
  await screen.findByRole('link', { name: 'SZL-1 离港' });
  fireEvent.click(screen.getByRole('button', { name: /^未读/ }));
  await waitFor(() => {
    const asked = calls.filter(({ key }) => key === list).at(-1);
    expect(JSON.stringify(asked?.query)).toContain('unread');
  });
});

test('messages are searched by their words from the field above the table', async () => {
  const { calls } = await open({});
  await screen.findByRole('link', { name: 'SZL-1 离港' });
  const text = screen.getByRole('textbox', { name: '查找内容' });
  expect(text.getAttribute('placeholder')).toBe('标题、内容或编号中的文字');
  fireEvent.change(text, { target: { value: '离港' } });
  fireEvent.click(screen.getByRole('button', { name: '查找' }));
  await waitFor(() => {
    const asked = calls.filter(({ key }) => key === list).at(-1);
    expect(asked?.query).toMatchObject({ title: ['离港|include'] });
  });
});

test('without any message it is said what comes here', async () => {
  await open({ [list]: answered([]) });
  expect(await screen.findByText(/还没有消息/)).toBeTruthy();
});
