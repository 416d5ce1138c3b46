import { readyRoles } from '@berth/contract';
import { refuse, testUser } from '@berth/runtime/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page.ts';
import type { Company } from './members.queries.ts';

jest.setTimeout(60_000);
beforeEach(() => localStorage.clear());

const list = 'GET /user/getSubAccount';
const save = 'POST /user/addSubAccount';
const user = { ...testUser, permissions: [...readyRoles.manager.permissions] };
const member = (id: string, changes: Partial<Company['members'][number]> = {}) => ({
  id,
  account: `login-${id}`,
  name: `成员 ${id}`,
  phone: '',
  roleId: 'operator',
  departmentId: null,
  isMain: false,
  isActive: true,
  loginCount: 3,
  lastLoginAt: '2026-11-20 10:00:00',
  ...changes,
});
const own = {
  id: 'r-1',
  title: { 'zh-CN': '跟单', en: '跟单' },
  permissions: ['bookings:view', 'cost:view'],
  version: 'v-1',
};
const ready = (['manager', 'operator', 'finance'] as const).map((id) => ({
  id,
  version: null,
  title: readyRoles[id].title,
  permissions: [...readyRoles[id].permissions],
}));
const company: Company = {
  owner: 'customer',
  members: [
    member(testUser.id, { name: '林小满', roleId: 'manager', isMain: true }),
    member('2', { roleId: 'r-1' }),
    member('3', { isActive: false, lastLoginAt: null }),
  ],
  roles: [...ready, own],
  invitations: [],
  inviteBy: ['sms', 'mail'],
  departments: [],
};
const open = async (answers: Parameters<typeof openPage>[1] = {}, options = {}) =>
  await openPage('/subuser', { [list]: company, ...answers }, { user, ...options });

const press = async (name: string | RegExp, place = screen) => {
  const [button] = await place.findAllByRole('button', { name });
  await act(async () => fireEvent.click(button as Element));
};
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(name), { target: { value } });
const sentBy = (calls: { key: string; body?: unknown }[], key: string) =>
  calls.filter((call) => call.key === key).map(({ body }) => body);

test('lists everybody with their role, and of oneself only name and phone are changed', async () => {
  await open();
  const self = within(await screen.findByRole('listitem', { name: '林小满' }));
  expect(self.getByText('主账号')).toBeTruthy();
  expect(self.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['编辑']);
  const other = within(screen.getByRole('listitem', { name: '成员 2' }));
  expect(other.getByText('跟单')).toBeTruthy();
  expect(other.getByText(/共 3 次/)).toBeTruthy();
  expect(within(screen.getByRole('listitem', { name: '成员 3' })).getByText('已停用')).toBeTruthy();
});

test('a manager who is not the main account cannot change that one', async () => {
  const members = [member('1', { name: '陈总', roleId: 'manager', isMain: true }), member(testUser.id, {})];
  await open({ [list]: { ...company, members } });
  const main = within(await screen.findByRole('listitem', { name: '陈总' }));
  expect(main.queryByRole('button')).toBeNull();
});

test('a new account is checked before it is sent, and its generated password is shown once', async () => {
  const { calls } = await open({ [save]: { ...company, password: 'abcdefghj234' } });
  await press('新增子账号');
  const dialog = within(await screen.findByRole('dialog'));
  await press('新增子账号', dialog as unknown as typeof screen);
  expect(dialog.getAllByText(/请填写此项|请选择/)).toHaveLength(3);
  expect(sentBy(calls, save)).toEqual([]);
  await type(/^登录账号/, 'clerk');
  await type(/^姓名/, '王思敏');
  await act(async () => fireEvent.click(dialog.getByRole('radio', { name: /^财务/ })));
  await press('新增子账号', dialog as unknown as typeof screen);
  expect(await screen.findByText('abcdefghj234')).toBeTruthy();
  expect(sentBy(calls, save)).toEqual([{ account: 'clerk', name: '王思敏', phone: '', roleId: 'finance' }]);
  await press('已记下');
  await waitFor(() => expect(screen.queryByText('abcdefghj234')).toBeNull());
});

test('a typed password is asked for twice, and a taken login is said at its field', async () => {
  const field = { field: 'account', message: '此登录账号已被使用' };
  const { calls } = await open({ [save]: () => refuse('REQUEST_INVALID', { fields: [field] }) });
  await press('新增子账号');
  const dialog = within(await screen.findByRole('dialog'));
  await type(/^登录账号/, 'clerk');
  await type(/^姓名/, '王思敏');
  await act(async () => fireEvent.click(dialog.getByRole('radio', { name: /^操作/ })));
  await act(async () => fireEvent.click(dialog.getByRole('radio', { name: '自行设置' })));
  await type(/^密码/, 'harbour');
  await type(/^再次输入密码/, 'harbour2026');
  await press('新增子账号', dialog as unknown as typeof screen);
  expect(dialog.getByText(/同时含有字母和数字/)).toBeTruthy();
  expect(dialog.getByText('两次输入的密码不一致')).toBeTruthy();
  await type(/^密码/, 'harbour2026');
  await press('新增子账号', dialog as unknown as typeof screen);
  expect(await dialog.findByText('此登录账号已被使用')).toBeTruthy();
  expect(sentBy(calls, save)).toMatchObject([{ password: 'harbour2026' }]);
});

test('removing says what stays, and a refusal stands in the question', async () => {
  await open({ 'POST /user/subAccountRemove': () => refuse('LAST_MANAGER', {}) });
  await press('移除 成员 2');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/订舱、草稿、报关资料都留在公司/)).toBeTruthy();
  await press('移除', dialog as unknown as typeof screen);
  expect(await dialog.findByText(/最后一位管理员/)).toBeTruthy();
});

test('ticks of an own role are marked, said in a sentence and saved together', async () => {
  const change = 'POST /user/memberRolesChange';
  const { calls } = await open({ [change]: company });
  const cell = await screen.findByRole('checkbox', { name: '“跟单”可以：查看费用与账单' });
  await act(async () => fireEvent.click(cell));
  expect(screen.getByText('1 个账号将看不到金额')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /不可以：查看费用与账单 · 尚未保存/ })).toBeTruthy();
  await press('保存权限');
  expect(sentBy(calls, change)).toEqual([
    { roles: [{ id: 'r-1', version: 'v-1', permissions: ['bookings:view'] }] },
  ]);
  await waitFor(() => expect(screen.queryByText('1 个账号将看不到金额')).toBeNull());
});

test('ready roles are not ticked, and an own role with people is not deleted', async () => {
  await open();
  await screen.findByRole('table');
  expect(screen.queryByRole('checkbox', { name: /^“操作”/ })).toBeNull();
  expect(screen.getByRole('img', { name: '“操作”不可以：查看费用与账单' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '删除“跟单”' })).toBeNull();
  expect(screen.getByRole('button', { name: '重命名“跟单”' })).toBeTruthy();
});

test('a new role begins as a ready one', async () => {
  const key = 'POST /user/memberRoleSave';
  const { calls } = await open({ [key]: company }, { locale: 'en' });
  await press('New role');
  await type(/^Name of the role/, 'Clerk');
  await press('Save');
  expect(sentBy(calls, key)).toMatchObject([
    { title: 'Clerk', permissions: readyRoles.operator.permissions },
  ]);
});

describe('invitations', () => {
  const invite = 'POST /user/inviteSubAccount';
  const invited = {
    id: 'i-1',
    name: '林小雨',
    channel: 'mail' as const,
    recipient: 'b.lin@sample.test',
    roleId: 'r-1',
    invitedAt: '2026-11-20 10:00:00',
    expiresAt: '2026-11-27 10:00:00',
    isExpired: false,
  };

  test('a colleague is invited by SMS or mail, and what is wrong is said at its field first', async () => {
    const { calls } = await open({ [invite]: company });
    await press('邀请同事');
    const dialog = within(await screen.findByRole('dialog'));
    await type(/^姓名/, '林小雨');
    await type(/^手机号/, '12345');
    await act(async () => fireEvent.click(dialog.getByRole('radio', { name: /^财务/ })));
    await press('发送邀请', dialog as unknown as typeof screen);
    expect(dialog.getByText(/请输入中国大陆手机号/)).toBeTruthy();
    await act(async () => fireEvent.click(dialog.getByRole('radio', { name: '邮件' })));
    await type(/^邮箱/, ' b.lin@sample.test ');
    await press('发送邀请', dialog as unknown as typeof screen);
    expect(sentBy(calls, invite)).toEqual([
      { name: '林小雨', channel: 'mail', recipient: 'b.lin@sample.test', roleId: 'finance' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('one that expired is sent again with the role that it had', async () => {
    const expired = { ...invited, isExpired: true };
    const { calls } = await open({ [list]: { ...company, invitations: [expired] }, [invite]: company });
    const row = within(await screen.findByRole('listitem', { name: '林小雨' }));
    expect(row.getByText('已过期')).toBeTruthy();
    await press('重新邀请：林小雨');
    const dialog = within(await screen.findByRole('dialog'));
    await press('发送邀请', dialog as unknown as typeof screen);
    expect(sentBy(calls, invite)).toEqual([
      { name: '林小雨', channel: 'mail', recipient: 'b.lin@sample.test', roleId: 'r-1' },
    ]);
  });

  test('withdrawing asks first', async () => {
    const key = 'POST /user/withdrawInvitation';
    const { calls } = await open({ [list]: { ...company, invitations: [invited] }, [key]: company });
    await press('撤回邀请：林小雨');
    const dialog = within(await screen.findByRole('dialog'));
    expect(sentBy(calls, key)).toEqual([]);
    await press('撤回邀请', dialog as unknown as typeof screen);
    expect(sentBy(calls, key)).toEqual([{ id: 'i-1' }]);
  });

  test('is not offered where neither SMS nor mails can be sent', async () => {
    await open({ [list]: { ...company, inviteBy: [] } });
    await screen.findByRole('listitem', { name: '林小满' });
    expect(screen.queryByRole('button', { name: '邀请同事' })).toBeNull();
  });
});
