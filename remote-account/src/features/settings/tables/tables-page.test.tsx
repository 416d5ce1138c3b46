import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';
import type { TableDefault } from './tables.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const list = 'GET /system/table/defaults';
const remove = 'POST /system/table/removeDefault';
const columns: TableDefault = {
  kind: 'columns',
  id: 'c1',
  table: 'lclBookings',
  path: '/business/lcl/index',
  title: '',
  version: 'c1.1',
  savedAt: '2026-11-02T02:00:00.000Z',
};
const view: TableDefault = {
  kind: 'view',
  id: 'v1',
  table: 'lclBookings',
  path: '/business/lcl/index',
  title: '待收货',
  version: 'v1.1',
  savedAt: '2026-11-03T02:00:00.000Z',
};
const pages = [
  {
    path: '/business/lcl/index',
    title: { 'zh-CN': '拼箱业务', en: 'LCL bookings' },
    permission: null,
  },
];

const open = (answers: Answers) =>
  openPage(
    '/settings/tables',
    { 'GET /system/menu/pages': pages, ...answers },
    { user: { ...testUser, permissions: ['system:menus'] } },
  );
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

test('staff see what is set for everybody by its page, and remove it once asked', async () => {
  let stored = [columns, view];
  const { calls } = await open({
    [list]: () => stored,
    [remove]: () => {
      stored = [columns];
      return null;
    },
  });
  const row = await screen.findByRole('listitem', { name: '“拼箱业务”的视图“待收货”' });
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/business/lcl/index');
  await press('移除“拼箱业务”的视图“待收货”');
  await press(/^移\s?除$/);
  await waitFor(() => expect(screen.queryByText('视图：待收货')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.find(({ key }) => key === remove)?.body).toEqual({
    kind: 'view',
    id: 'v1',
    version: 'v1.1',
  });
});

test('what a colleague has set anew meanwhile is not removed, and the dialog says why', async () => {
  await open({ [list]: [columns], [remove]: () => refuse('SAVED_ELSEWHERE') });
  await screen.findByRole('listitem', { name: '“拼箱业务”的默认列' });
  await press('移除“拼箱业务”的默认列');
  await press(/^移\s?除$/);
  expect(await within(screen.getByRole('dialog')).findByText(/已在别处|刚在|其他窗口/)).toBeDefined();
});

test('where nothing is set the page says where it is set', async () => {
  await open({ [list]: [] });
  expect(await screen.findByText(/设为全体默认/)).toBeDefined();
});
