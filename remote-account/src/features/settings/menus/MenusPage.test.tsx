import type { StoredMenuItem } from '@berth/contract';
import { type Answers, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const list = 'GET /system/menu/list';
const pages = 'GET /system/menu/pages';
const hosts = 'GET /system/menu/frameHosts';
const preview = 'GET /system/menu/preview';
const save = 'POST /system/menu/save';
const move = 'POST /system/menu/move';
const remove = 'POST /system/menu/remove';
const saveHosts = 'POST /system/menu/frameHosts';
const keeper = { user: { ...testUser, permissions: ['system:menus'] } };

const item = (id: string, changes: Partial<StoredMenuItem>): StoredMenuItem => ({
  id,
  version: 1,
  parentId: null,
  type: 'menu',
  name: id,
  titleZh: id,
  titleEn: id,
  path: '',
  url: '',
  icon: '',
  roles: [],
  permission: '',
  isHidden: false,
  trouble: null,
  ...changes,
});
const items = [
  item('extras', { titleZh: '常用' }),
  item('log', { titleZh: '日志', parentId: 'extras', path: '/settings/log', version: 4 }),
  item('board', {
    titleZh: '看板',
    parentId: 'extras',
    type: 'iframe',
    url: 'https://bi.example.com/1',
    trouble: 'hostNotAllowed',
  }),
];
const roles = [
  { id: 'finance', title: { 'zh-CN': '财务', en: 'Finance' }, owner: 'customer' as const },
  { id: 'manager', title: { 'zh-CN': '管理员', en: 'Manager' }, owner: 'customer' as const },
];
const answers: Answers = {
  [list]: { items, roles },
  [pages]: [{ path: '/settings/log', title: { 'zh-CN': '审计日志', en: 'Audit log' }, permission: null }],
  [hosts]: { hosts: ['maps.example.com'], version: 3 },
};

const open = (query = '', more: Answers = {}) =>
  openPage(`/settings/menus${query}`, { ...answers, ...more }, keeper);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string | RegExp) => await click(await screen.findByRole('button', { name }));
const type = async (name: RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });
};
const sent = (calls: { key: string; body: unknown }[], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);
const tree = async () => within(await screen.findByRole('navigation', { name: '菜单树' }));

test('the items stand as a tree, with what is wrong with them, and arrows go through it', async () => {
  await open('?id=log');
  const links = await (await tree()).findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '常用菜单组',
    '日志菜单',
    '看板内嵌页面网站未允许内嵌，菜单中不显示',
  ]);
  expect(links[1]?.getAttribute('aria-current')).toBe('page');
  links[0]?.focus();
  if (links[0]) await act(async () => fireEvent.keyDown(links[0] as HTMLElement, { key: 'ArrowDown' }));
  expect(document.activeElement).toBe(links[1]);
});

test('an empty menu says what can be added', async () => {
  await open('', { [list]: { items: [], roles } });
  expect(await screen.findByText(/还没有自定义的菜单项/)).toBeTruthy();
});

test('a new link is checked at its fields and saved', async () => {
  const { calls } = await open('?new=1&under=extras', { [save]: { id: 'news', version: 1 } });
  await click(await screen.findByRole('radio', { name: '外部链接' }));
  await press('保存');
  expect((await screen.findAllByText('请填写此项')).length).toBeGreaterThan(0);
  await type(/^中文名称/, '船期');
  await type(/^英文名称/, 'Schedules');
  await type(/^别名/, 'schedules');
  await type(/^网址/, 'http://track.example');
  await press('保存');
  expect((await screen.findAllByText(/以 https:\/\/ 开头的完整网址/)).length).toBeGreaterThan(0);
  expect(sent(calls, save)).toEqual([]);
  await type(/^网址/, 'https://track.example/s');
  await press('保存');
  await waitFor(() => expect(sent(calls, save)).toHaveLength(1));
  expect(sent(calls, save)[0]).toMatchObject({
    item: { parentId: 'extras', type: 'link', name: 'schedules', url: 'https://track.example/s' },
  });
});

test('a framed page of a site that is not allowed is refused at its address before anything is sent', async () => {
  const { calls } = await open('?id=board');
  await waitFor(() => expect(calls.map(({ key }) => key)).toContain(hosts));
  await type(/^网址/, 'https://bi.example.com/2');
  await press('保存');
  expect((await screen.findAllByText(/不允许内嵌 bi\.example\.com 的页面/)).length).toBeGreaterThan(0);
  expect(sent(calls, save)).toEqual([]);
});

test('an item is saved as it was seen, moved, and removed once that is confirmed', async () => {
  const { calls } = await open('?id=log', {
    [save]: { id: 'log', version: 5 },
    [move]: { id: 'log', version: 5 },
    [remove]: null,
  });
  await type(/^中文名称/, '操作记录');
  await press('保存');
  await waitFor(() => expect(sent(calls, save)).toHaveLength(1));
  expect(sent(calls, save)[0]).toMatchObject({ id: 'log', version: 4, item: { titleZh: '操作记录' } });
  await press('下移');
  await waitFor(() => expect(sent(calls, move)).toHaveLength(1));
  expect(sent(calls, move)[0]).toMatchObject({ id: 'log', parentId: 'extras', position: 1 });
  await press('删除');
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent(calls, remove)).toEqual([]);
  await click(dialog.getByRole('button', { name: /删.?除/ }));
  await waitFor(() => expect(sent(calls, remove)).toEqual([{ id: 'log', version: 4 }]));
});

test('the sites that may be framed are added and taken away; a wrong one is refused at its field', async () => {
  const { calls } = await open('', { [saveHosts]: { hosts: ['bi.example.com'], version: 4 } });
  await press('允许内嵌的网站');
  const dialog = within(await screen.findByRole('dialog'));
  await click(await dialog.findByRole('button', { name: '移除 maps.example.com' }));
  await type(/^增加网站/, '*.example.com');
  await click(dialog.getByRole('button', { name: /保.?存/ }));
  expect((await screen.findAllByText('不能用 *，请逐个填写域名')).length).toBeGreaterThan(0);
  await type(/^增加网站/, 'bi.example.com');
  await click(dialog.getByRole('button', { name: /保.?存/ }));
  await waitFor(() => expect(sent(calls, saveHosts)).toHaveLength(1));
  expect(sent(calls, saveHosts)[0]).toMatchObject({ hosts: ['bi.example.com'], version: 3 });
});

test('the menu is previewed as a role has it, with the buttons that the role permits', async () => {
  const shown = {
    name: 'console2',
    path: '/statistical',
    meta: { title: { 'zh-CN': '工作台', en: 'Desk' } },
  };
  await open('?role=finance', {
    [preview]: {
      title: { 'zh-CN': '财务', en: 'Finance' },
      owner: 'customer',
      roles: ['finance', 'sub'],
      permissions: ['cost:view'],
      items: [shown],
      buttons: [
        {
          path: '/statistical',
          title: { 'zh-CN': '导出', en: 'Export' },
          permission: 'exports:make',
          isGranted: false,
        },
      ],
    },
  });
  expect(await screen.findByText('财务看到的菜单')).toBeTruthy();
  expect(await screen.findByText('控制台')).toBeTruthy();
  expect(screen.getByText('导出 · 导出列表 · 无权限')).toBeTruthy();
  expect(screen.queryByText('发布管理')).toBeNull();
});
