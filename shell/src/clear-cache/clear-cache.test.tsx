import { readStored } from '@berth/runtime';
import { refuse, testUser } from '@berth/runtime/testing';
import { useUnsavedStore } from '@berth/ui';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '../testing/render-portal.tsx';

const key = '0123456789abcdef0123456789abcdef';
const keyCall = 'POST /user/getUnsavedWorkKey';
const copies = ['berth.menu', 'berth.recentPages', 'berth.console'];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

async function retain(businessNumber: string) {
  const access = { userId: testUser.id, fetchKey: async () => key };
  const { result } = renderHook(() => useUnsavedStore(access));
  await waitFor(() => expect(result.current.store).not.toBeNull());
  const retained = {
    formKey: businessNumber,
    version: null,
    keptAt: '2026-11-26T01:00:00.000Z',
    windowKey: 'closed',
    address: '/orders/detail?id=9',
    draft: {},
    base: null,
    attempt: null,
    businessNumber,
  };
  act(() => void result.current.store?.retain('order', retained));
}
const unsaved = () => Object.keys(localStorage).filter((name) => name.startsWith('berth.unsaved.'));

async function open(answer: unknown = { unsavedWorkKey: key }) {
  await renderPortal('/orders/list', { answers: { [keyCall]: answer as never } }); // of either kind
  await screen.findByRole('heading', { name: '全部订单' });
  // The portal stores its copy of the menu after the page is drawn.
  await waitFor(() => expect(readStored('local', 'berth.menu')).not.toBeNull());
  for (const name of copies) localStorage.setItem(name, '{}');
  localStorage.setItem('APP_LANG', 'zh-CN');
  localStorage.setItem('berth.appearance', 'dark');
  fireEvent.click(screen.getByRole('button', { name: /当前用户/ }));
  const item = await screen.findByRole('menuitem', { name: '清除缓存' });
  await act(async () => {
    fireEvent.click(item);
  });
  return within(await screen.findByRole('dialog', { name: '清除缓存' }));
}
const press = (name: string, inside: { getByRole: typeof screen.getByRole }) =>
  act(async () => {
    fireEvent.click(inside.getByRole('button', { name }));
  });

// First: once a page has opened them, they are read without the server.
test('drafts that cannot be read stay, and it is said', async () => {
  localStorage.setItem(`berth.unsaved.${testUser.id}.SZL-1`, '{}');
  const dialog = await open(() => refuse('INTERNAL'));
  expect(await dialog.findByText(/暂时无法读取/)).toBeTruthy();
  await press('清除', dialog);
  expect(await dialog.findByText('缓存已清除，未保存的内容均已保留。')).toBeTruthy();
  expect(unsaved()).toHaveLength(1);
});

test('without drafts it says so', async () => {
  const dialog = await open();
  expect(await dialog.findByText('本浏览器没有暂存的未保存内容。')).toBeTruthy();
});

test('copies of this browser go, and drafts stay unless they are ticked; nobody else is named', async () => {
  await retain('SZL-1');
  await retain('SZL-2');
  localStorage.setItem('berth.unsaved.somebody-else.SZL-3', '{}');
  const dialog = await open();
  const first = await dialog.findByRole('checkbox', { name: '订单 · SZL-1 · 2026-11-26 09:00' });
  const boxes = dialog.getAllByRole('checkbox') as HTMLInputElement[]; // of their role
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  fireEvent.click(first);
  await press('清除', dialog);
  expect(await dialog.findByText('缓存已清除，并删除了 1 份未保存的内容。')).toBeTruthy();
  expect(unsaved().toSorted()).toEqual(
    [`berth.unsaved.${testUser.id}.SZL-2`, 'berth.unsaved.somebody-else.SZL-3'].toSorted(),
  );
  expect(copies.map((name) => readStored('local', name))).toEqual([null, null, null]);
  expect([readStored('local', 'APP_LANG'), readStored('local', 'berth.appearance')]).toEqual([
    'zh-CN',
    'dark',
  ]);
  await press('关闭', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: '全部订单' })).toBeTruthy();
});

test('cancelling clears nothing', async () => {
  await retain('SZL-1');
  const dialog = await open();
  fireEvent.click(await dialog.findByRole('checkbox'));
  await press('取消', dialog);
  expect([unsaved().length, ...copies.map((name) => readStored('local', name))]).toEqual([
    1,
    '{}',
    '{}',
    '{}',
  ]);
});
