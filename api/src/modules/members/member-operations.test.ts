import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';

const save = 'POST /user/addSubAccount';
let portal: Portal;
let boss: SignedIn;

beforeAll(async () => {
  portal = await openPortal();
});
beforeEach(async () => {
  portal.clock.advance(61);
  boss = await portal.signIn('Harbour Co', { role: 'manager' });
});
afterAll(async () => await portal.close());

let accounts = 0;
const clerk = (changes: object = {}) => {
  accounts += 1;
  const entered = { account: `clerk-${accounts}`, name: '王思敏', phone: '13800138000', roleId: 'operator' };
  return { ...entered, ...changes };
};
/** Adds somebody and gives their id. */
const add = async (entered = clerk()) => {
  const { members } = await boss.get(save, { body: entered });
  portal.clock.advance(60);
  return members.find(({ account }) => account === entered.account)?.id ?? '';
};
const entries = async () =>
  (await boss.get('GET /user/getOpLogList')).rows.map(({ kind, subject }) => [kind, subject['zh-CN']]);

describe('in the log', () => {
  test('stands who was added, with phone masked and role', async () => {
    const entered = clerk();
    await add(entered);
    expect(await entries()).toEqual([
      ['memberAdded', `王思敏 (${entered.account})：手机 — → 138****8000；角色 — → 操作`],
    ]);
    const [row] = (await boss.get('GET /user/getOpLogList')).rows;
    expect(row).toMatchObject({ by: 'Harbour Co main account', address: '127.0.0.1' });
  });

  test('stands what of somebody was changed, before and after, and nothing where nothing was', async () => {
    const { account, ...entered } = clerk();
    const id = await add({ account, ...entered });
    await boss.get(save, { body: { id, account: '', ...entered } });
    expect(await entries()).toHaveLength(1);
    const changed = { name: '王思', phone: '0755-82881234', roleId: 'finance' };
    await boss.get(save, { body: { id, account: '', ...changed } });
    const [newest] = await entries();
    expect(newest).toEqual([
      'memberChanged',
      `王思敏 (${account})：姓名 王思敏 → 王思；手机 138****8000 → 075****1234；角色 操作 → 财务`,
    ]);
  });

  test('stands who was disabled, enabled, given a new password and removed, each once', async () => {
    const entered = clerk();
    const id = await add(entered);
    const acts = [
      () => boss.get('POST /user/subAccountState', { body: { id, isActive: false } }),
      () => boss.get('POST /user/subAccountState', { body: { id, isActive: false } }),
      () => boss.get('POST /user/subAccountState', { body: { id, isActive: true } }),
      () => boss.get('POST /user/subAccountPassword', { body: { id } }),
      () => boss.get('POST /user/subAccountRemove', { body: { id } }),
    ];
    for (const act of acts) {
      await act();
      portal.clock.advance(60);
    }
    const [removed, ...others] = await entries();
    expect(removed).toEqual(['memberRemoved', `王思敏 (${entered.account})`]);
    expect(others.map(([kind]) => kind)).toEqual([
      'memberPasswordReset',
      'memberEnabled',
      'memberDisabled',
      'memberAdded',
    ]);
  });

  test('stand the roles with the permissions that they gained and lost, in words', async () => {
    const saveRole = async (body: { id?: string; version?: string }, permissions: string[]) => {
      const asked = { title: '客服', permissions, ...body };
      const { roles } = await boss.get('POST /user/memberRoleSave', { body: asked });
      portal.clock.advance(60);
      const role = roles.find(({ title }) => title['zh-CN'] === '客服');
      return { id: role?.id ?? '', version: role?.version ?? '' };
    };
    const added = await saveRole({}, ['bookings:view', 'cost:view']);
    const { id, version } = await saveRole(added, ['bookings:view', 'bookings:edit']);
    const changed = { id, version, permissions: ['bookings:view'] };
    await boss.get('POST /user/memberRolesChange', { body: { roles: [changed] } });
    portal.clock.advance(60);
    await boss.get('POST /user/memberRoleDelete', { body: { id } });
    expect(await entries()).toEqual([
      ['roleDeleted', '客服'],
      ['roleChanged', '客服：减少权限 新建和修改订舱'],
      ['roleChanged', '客服：增加权限 新建和修改订舱；减少权限 查看费用与账单'],
      ['roleAdded', '客服：增加权限 查看订舱、跟踪与报关、查看费用与账单'],
    ]);
  });

  test('stands nothing of what was refused', async () => {
    const id = await add();
    await boss.call(save, { body: { id, account: '', name: '', phone: '', roleId: 'operator' } });
    await boss.call('POST /user/subAccountRemove', { body: { id: boss.userId } });
    const other = await portal.signIn('Another Co', { role: 'manager' });
    await other.call('POST /user/subAccountRemove', { body: { id } });
    expect((await entries()).map(([kind]) => kind)).toEqual(['memberAdded']);
    expect((await other.get('GET /user/getOpLogList')).rows).toEqual([]);
  });
});
