import { readFile } from 'node:fs/promises';
import { type Permission, permissions, readyRoles } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openPortal, type Portal, type SignedIn } from '../../../test/portal.ts';

const migration = new URL('../migrations/0120-roles-of-staff.sql', import.meta.url);

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());

test('who looked after releases is an administrator, and their colleagues keep what they could do, by roles', async () => {
  const { kysely } = portal.database;
  const customer = await portal.signIn('Harbour Co', { role: 'manager', permissions: ['business:air'] });
  const desks: Permission[] = ['billing:desk', 'customs:desk'];
  const boss = await portal.signIn('泊位货代', {
    role: 'manager',
    permissions: ['system:releases', ...desks],
  });
  const colleague = async (role: 'operator' | 'finance', granted: Permission[]) =>
    await portal.signIn('A colleague', {
      customerId: boss.customerId,
      roles: ['sub'],
      role,
      permissions: granted,
    });
  const clerks = [await colleague('operator', desks), await colleague('operator', desks)];
  const bookkeeper = await colleague('finance', ['billing:desk']);
  await sql.raw(await readFile(migration, 'utf8')).execute(kysely);

  const permissionsOf = async (person: SignedIn) => {
    const user = await (await person.again()).get('POST /user/getBaseUserInfo');
    return user.permissions.filter((each) => each !== 'cost:manage').sort();
  };
  expect(await permissionsOf(boss)).toEqual(Object.keys(permissions).sort());
  for (const clerk of clerks) {
    expect(await permissionsOf(clerk)).toEqual([...readyRoles.operator.permissions, ...desks].sort());
  }
  const { permissions: ofFinance } = readyRoles.finance;
  expect(await permissionsOf(bookkeeper)).toEqual([...ofFinance, 'billing:desk'].sort());
  expect(await permissionsOf(customer)).toEqual([...readyRoles.manager.permissions, 'business:air'].sort());
  const company = await (await boss.again()).get('GET /user/getSubAccount');
  expect(company.owner).toBe('forwarder');
  expect(company.members.map(({ isMain }) => isMain)).toEqual([false, false, false, false]);
  // Two who could do the same have one role.
  expect(company.roles.map(({ title }) => title.en)).toEqual(['Administrator', '原有权限 1', '原有权限 2']);
  expect(new Set(company.members.map(({ roleId }) => roleId)).size).toBe(3);
});
