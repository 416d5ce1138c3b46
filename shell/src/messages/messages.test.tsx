import type { Message } from '@berth/contract';
import { bookingTag, changeLocale, notices } from '@berth/runtime';
import { refuse } from '@berth/runtime/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';
import { forgetNews, hearNews } from './live-news.ts';

beforeEach(() => {
  sessionStorage.clear();
  forgetNews();
});
afterEach(cleanup);

const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  kind: 'statusChanged',
  title: { 'zh-CN': `SZL-${id} 已到港`, en: `SZL-${id}: Arrived at port` },
  content: { 'zh-CN': `您的订舱 SZL-${id} 状态更新为“已到港”。`, en: `Your booking SZL-${id} has arrived.` },
  sentAt: '2026-11-20 10:00:00',
  isRead: false,
  booking: { id: `booking-${id}`, kind: 'lcl', businessNumber: `SZL-${id}` },
  bill: null,
  declaration: null,
  ...changes,
});

const click = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element);
  });
const hear = (name: string, data: unknown) => act(async () => hearNews({ name, data: JSON.stringify(data) }));
const bell = () => screen.getByRole('button', { name: /^消息/ });
const panel = async () => {
  // A page that has just come takes the focus, and with it closes what hangs open.
  await screen.findByRole('heading', { level: 1, name: '全部订单' });
  await click(bell());
  return within(await screen.findByRole('dialog', { name: '消息' }));
};

/** A server that keeps what was read. */
function keptMessages(messages: Message[]) {
  const unread = () => messages.filter(({ isRead }) => !isRead).length;
  return {
    'GET /business/getUserMessage': () => ({
      rows: messages.map((each) => ({ ...each })),
      total: messages.length,
      summary: { unread: unread() },
    }),
    'GET /business/readMessage': ({ query }: { query: Record<string, unknown> }) => {
      const found = messages.find(({ id }) => id === query.id);
      if (!found) return refuse('NOT_FOUND');
      found.isRead = true;
      return { ...found };
    },
    'POST /business/readAllMessages': () => {
      for (const each of messages) each.isRead = true;
      return { unread: 0 };
    },
  };
}

describe('the bell', () => {
  test('says how many messages are unread, and shows no number without one', async () => {
    await renderPortal('/orders/list');
    expect((await screen.findByRole('button', { name: '消息' })).textContent).toBe('');
    await hear('messages', { unread: 3, fresh: [] });
    expect(screen.getByRole('button', { name: '消息：未读 3 条' }).textContent).toBe('3');
    await hear('messages', { unread: 128, fresh: [] });
    expect(bell().textContent).toBe('99+');
    expect(notices.get()).toEqual([]);
  });

  test('a message that comes is a notice in the language in use, and many are one more', async () => {
    await renderPortal('/orders/list');
    await screen.findByRole('button', { name: '消息' });
    const fresh = ['1', '2', '3', '4', '5'].map((id) => message(id));
    await hear('messages', { unread: 5, fresh });
    expect(notices.get().map(({ title }) => (typeof title === 'string' ? title : title['zh-CN']))).toEqual([
      'SZL-3 已到港',
      'SZL-4 已到港',
      'SZL-5 已到港',
      '还有 2 条新消息',
    ]);
    await act(async () => await changeLocale('en'));
    expect(await screen.findByText('SZL-5: Arrived at port')).toBeTruthy();
    expect(screen.getByText('2 more new messages')).toBeTruthy();
  });

  test('what somebody waited for is told as a success', async () => {
    await renderPortal('/orders/list');
    await hear('messages', { unread: 1, fresh: [message('1', { kind: 'taskDone', booking: null })] });
    expect(notices.get().map(({ kind }) => kind)).toEqual(['success']);
  });
});

describe('the messages', () => {
  test('are read one by one or all at once, and the bell follows', async () => {
    await renderPortal('/orders/list', { answers: keptMessages(['1', '2', '3'].map((id) => message(id))) });
    await screen.findByRole('button', { name: '消息' });
    await hear('messages', { unread: 3, fresh: [] });
    const list = await panel();
    await click(await list.findByRole('button', { name: '标为已读：SZL-2 已到港' }));
    expect(await screen.findByRole('button', { name: '消息：未读 2 条' })).toBeTruthy();
    await waitFor(() => expect(list.queryByRole('button', { name: '标为已读：SZL-2 已到港' })).toBeNull());
    await click(list.getByRole('button', { name: '全部标为已读' }));
    expect(await screen.findByRole('button', { name: '消息' })).toBeTruthy();
    expect((await screen.findByText('所有消息已标为已读')).closest('[role=status]')).toBeTruthy();
    await waitFor(() => expect(list.queryAllByRole('button', { name: /^标为已读/ })).toEqual([]));
  });

  test('lead to their booking and are read by that; one about no booking leads nowhere', async () => {
    const { calls } = await renderPortal('/orders/list', {
      answers: keptMessages([message('1'), message('2', { kind: 'taskDone', booking: null })]),
    });
    await screen.findByRole('button', { name: '消息' });
    const list = await panel();
    const link = await list.findByRole<HTMLAnchorElement>('link', { name: 'SZL-1 已到港' });
    const others = list.getAllByRole('link').filter((each) => each !== link);
    expect(others.map((each) => each.getAttribute('href'))).toEqual(['/usercenter/messages']);
    expect(link.getAttribute('href')).toBe('/business/lcl/detail?id=booking-1');
    await click(link);
    expect(calls.some(({ key }) => key === 'GET /business/readMessage')).toBe(true);
    expect(screen.queryByRole('dialog', { name: '消息' })).toBeNull();
  });

  test('are asked for anew when one comes while they are shown', async () => {
    const messages = [message('1')];
    await renderPortal('/orders/list', { answers: keptMessages(messages) });
    await screen.findByRole('button', { name: '消息' });
    const list = await panel();
    await list.findByText('SZL-1 已到港');
    messages.unshift(message('9'));
    await hear('messages', { unread: 2, fresh: [] });
    expect(await list.findByText('SZL-9 已到港')).toBeTruthy();
  });

  test('say why they are not there, and that there are none', async () => {
    let isBroken = true;
    await renderPortal('/orders/list', {
      answers: {
        'GET /business/getUserMessage': () =>
          isBroken ? refuse('DATABASE_UNAVAILABLE') : { rows: [], total: 0, summary: { unread: 0 } },
      },
    });
    await screen.findByRole('button', { name: '消息' });
    const list = await panel();
    await list.findByText('服务暂时不可用，请稍后再试。');
    isBroken = false;
    await click(list.getByRole('button', { name: '重试' }));
    expect(await list.findByText(/还没有消息/)).toBeTruthy();
  });

  test('are left by Escape, with the focus where it was', async () => {
    await renderPortal('/orders/list', { answers: keptMessages([]) });
    await screen.findByRole('button', { name: '消息' });
    await panel();
    const dialog = screen.getByRole('dialog', { name: '消息' });
    expect(document.activeElement).toBe(dialog);
    await act(async () => void fireEvent.keyDown(dialog, { key: 'Escape' }));
    expect(screen.queryByRole('dialog', { name: '消息' })).toBeNull();
    expect(document.activeElement).toBe(bell());
  });
});

test('that bookings changed is told to whoever shows them, and is no message', async () => {
  const { runtime } = await renderPortal('/orders/list');
  const dispatched = jest.spyOn(runtime.store, 'dispatch');
  await hear('bookings', { changed: ['booking-1'] });
  const tags = dispatched.mock.calls.flatMap(([action]) => ('payload' in action && action.payload) || []);
  expect(tags).toContainEqual(bookingTag('booking-1'));
  expect(notices.get()).toEqual([]);
});

test('a change that is said as records and as bookings is taken once', async () => {
  const { runtime } = await renderPortal('/orders/list');
  const dispatched = jest.spyOn(runtime.store, 'dispatch');
  const tags = () =>
    dispatched.mock.calls.flatMap(([action]) => ('payload' in action && action.payload) || []);
  await hear('records', { kind: 'booking', ids: ['booking-3'] });
  await hear('bookings', { changed: ['booking-3', 'booking-4'] });
  // The changes of one second are acted upon together.
  await waitFor(() => expect(tags()).toContainEqual(bookingTag('booking-3')));
  expect(tags()).not.toContainEqual(bookingTag('booking-4'));
  // From an older server, to which the page has connected since.
  await hear('bookings', { changed: ['booking-5'] });
  await waitFor(() => expect(tags()).toContainEqual(bookingTag('booking-5')), { timeout: 3000 });
});
