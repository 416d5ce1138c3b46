import { type Member, readyRoles } from '@berth/contract';
import { type Answers, refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page.ts';
import type { Company } from '../../members/members.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const admin = { user: { ...testUser, permissions: ['system:staff', 'members:manage'] } };
const member = (part: Partial<Member>): Member => ({
  id: '2',
  account: 'lin',
  name: '林若水',
  phone: '',
  roleId: 'r-1',
  departmentId: 'd-2',
  isMain: false,
  isActive: true,
  loginCount: 3,
  lastLoginAt: null,
  ...part,
});
const departments = [
  { id: 'd-1', parentId: null, name: '操作部', version: 1, people: 0 },
  { id: 'd-2', parentId: 'd-1', name: '海运组', version: 4, people: 1 },
];
const company: Company = {
  owner: 'forwarder',
  members: [member({ id: testUser.id, name: '陈知行', roleId: 'administrator' }), member({})],
  roles: [
    {
      id: 'administrator',
      version: null,
      title: readyRoles.administrator.title,
      permissions: [...readyRoles.administrator.permissions],
    },
    { id: 'r-1', version: 'v-1', title: { 'zh-CN': '对账员', en: '对账员' }, permissions: ['billing:desk'] },
  ],
  invitations: [],
  inviteBy: [],
  departments,
};
const row = {
  id: '2',
  account: 'lin',
  name: '林若水',
  department: '海运组',
  departmentId: 'd-2',
  role: '对账员',
  roleId: 'r-1',
  phone: '',
  state: 'active' as const,
  loginCount: 3,
  lastLoginAt: null,
  createdAt: '2026-11-20 10:00:00',
};
const answers: Answers = {
  'GET /user/getSubAccount': company,
  'GET /system/user/list': { rows: [row], total: 1, summary: {} },
  'GET /system/dept/list': departments,
};
const open = async (path: string, more: Answers = {}, options: object = admin) =>
  await openPage(path, { ...answers, ...more }, options);
const click = (element: Element) => act(async () => fireEvent.click(element));
const press = async (name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  await click(button as Element);
};
const type = async (name: RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  await act(async () => fireEvent.change(field, { target: { value } }));
};
const sent = (calls: { key: string; body?: unknown }[], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);

test('the list shows department and role of each, and a colleague is changed with the department', async () => {
  const { calls } = await open('/settings/staff', {
    'POST /user/addSubAccount': { ...company, password: null },
  });
  expect((await screen.findAllByText('海运组')).length).toBeGreaterThan(0);
  expect((await screen.findAllByText('对账员')).length).toBeGreaterThan(0);
  await press('编辑 林若水');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('操作部 / 海运组')).toBeTruthy();
  await type(/^姓名/, '林若水改');
  await click(dialog.getByRole('button', { name: /^保\s?存/ }));
  await waitFor(() =>
    expect(sent(calls, 'POST /user/addSubAccount')).toEqual([
      expect.objectContaining({ id: '2', name: '林若水改', roleId: 'r-1', departmentId: 'd-2' }),
    ]),
  );
});

test('the matrix of staff has the desks, and not what only administrators hold to be ticked', async () => {
  await open('/settings/roles');
  const table = await screen.findByRole('table');
  const rowOf = (name: string) =>
    within(table).getByRole('rowheader', { name }).closest('tr') as HTMLTableRowElement;
  expect(within(rowOf('账单工作台')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(within(rowOf('管理员工、部门、角色和密钥')).queryByRole('checkbox')).toBeNull();
  expect(within(table).queryByRole('rowheader', { name: '管理子账号和角色' })).toBeNull();
});

test('departments stand as a tree; one is moved, but not under itself, and what the server refuses is said', async () => {
  const { calls } = await open('/settings/departments', {
    'POST /system/dept/save': () => refuse('VERSION_CONFLICT'),
    'POST /system/dept/remove': () => refuse('DEPARTMENT_IN_USE'),
  });
  const [first, second] = await screen.findAllByRole('listitem', { name: /部|组/ });
  expect([first?.getAttribute('aria-label'), second?.getAttribute('aria-label')]).toEqual([
    '操作部',
    '海运组',
  ]);
  await click(within(first as HTMLElement).getByRole('button', { name: '移除' }));
  await click(within(await screen.findByRole('dialog')).getByRole('button', { name: '移除' }));
  expect(await screen.findByText(/个下级部门，请先移走/)).toBeTruthy();
  await press('取消');
  await click(within(second as HTMLElement).getByRole('button', { name: '修改' }));
  await type(/^部门名称/, '');
  await press('保存');
  expect((await screen.findAllByText('请填写此项')).length).toBeGreaterThan(0);
  await type(/^部门名称/, '海运一组');
  await press('保存');
  await waitFor(() =>
    expect(sent(calls, 'POST /system/dept/save')).toEqual([
      { id: 'd-2', version: 4, name: '海运一组', parentId: 'd-1' },
    ]),
  );
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^部门名称/ }).value).toBe('海运一组');
});

test('without departments the page says what to do next, in both languages', async () => {
  const { view } = await open('/settings/departments', { 'GET /system/dept/list': [] });
  expect(await screen.findByText(/^还没有部门/)).toBeTruthy();
  view.unmount();
  await open('/settings/departments', { 'GET /system/dept/list': [] }, { ...admin, locale: 'en' });
  expect(await screen.findByText(/^There are no departments yet/)).toBeTruthy();
});

test('a key is made with its scopes, shown once, and ended after a question', async () => {
  const key = {
    id: 'k-1',
    kind: 'integration' as const,
    name: '盐田仓库',
    scopes: ['warehouse'],
    madeAt: '2026-11-20 10:00:00',
    lastUsedAt: null,
    revokedAt: null,
  };
  const { calls } = await open('/settings/keys', {
    'GET /system/app/list': [key],
    'POST /system/app/make': { text: 'bik_secret', key },
    'POST /system/app/revoke': { ...key, revokedAt: '2026-11-20 11:00:00' },
  });
  await press('生成密钥');
  const dialog = within(await screen.findByRole('dialog'));
  await click(dialog.getByRole('button', { name: '生成密钥' }));
  expect((await screen.findAllByText('请填写此项')).length).toBeGreaterThan(0);
  await type(/^系统名称/, '新仓库');
  await click(dialog.getByRole('checkbox', { name: '仓库与闸口' }));
  await click(dialog.getByRole('button', { name: '生成密钥' }));
  expect(await screen.findByText('bik_secret')).toBeTruthy();
  expect(sent(calls, 'POST /system/app/make')).toEqual([
    { kind: 'integration', name: '新仓库', scopes: ['warehouse'], remote: '' },
  ]);
  await press('已保存，关闭');
  await press('停用密钥“盐田仓库”');
  await click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^停\s?用/ }));
  await waitFor(() =>
    expect(sent(calls, 'POST /system/app/revoke')).toEqual([{ kind: 'integration', id: 'k-1' }]),
  );
});

test('the page of sub-accounts leads staff to theirs', async () => {
  await open('/subuser');
  const link = await screen.findByRole('link', { name: '去管理员工' });
  expect(link.getAttribute('href')).toBe('/settings/staff');
});
