import { readFile } from 'node:fs/promises';
import { readyRoles } from '@berth/contract';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openPortal, type Portal } from '../../../test/portal.ts';

const migrations = ['0085-member-roles', '0086-roles-of-members'].map(
  (name) => new URL(`../migrations/${name}.sql`, import.meta.url),
);

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(async () => await portal.close());

test('everybody keeps what they could do, by a role that says so', async () => {
  const { kysely } = portal.database;
  const run = (text: string) => sql.raw(text).execute(kysely);
  const boss = await portal.signIn('Harbour Co', {
    role: null,
    permissions: ['business:air', 'cost:view', 'cost:manage'],
  });
  const colleague = async (...permissions: string[]) =>
    await portal.signIn('A colleague', {
      customerId: boss.customerId,
      roles: ['sub'],
      role: null,
      permissions,
    });
  const clerk = await colleague();
  const reader = await colleague('cost:view');
  const payer = await colleague('cost:view', 'cost:manage');
  // As it was before.
  await run('drop view staff_row');
  await run(
    'alter table member drop constraint member_has_one_role, drop column ready_role, drop column role_id',
  );
  await run('alter table member drop column login_count, drop column last_login_at');
  // Invitations name roles since.
  await run('drop table member_role cascade');
  for (const migration of migrations) await run(await readFile(migration, 'utf8'));

  const permissionsOf = async (person: typeof boss) => {
    const { permissions } = await person.get('POST /user/getBaseUserInfo');
    return permissions.filter((each) => each !== 'cost:manage').sort();
  };
  const { manager, operator } = readyRoles;
  const costs = ['cost:confirm', 'cost:dispute', 'cost:pay', 'cost:view'];
  expect(await permissionsOf(boss)).toEqual([...manager.permissions, 'business:air'].sort());
  expect(await permissionsOf(clerk)).toEqual([...operator.permissions].sort());
  expect(await permissionsOf(reader)).toEqual([...operator.permissions, 'cost:view'].sort());
  expect(await permissionsOf(payer)).toEqual([...operator.permissions, ...costs].sort());
  const { roles } = await boss.get('GET /user/getSubAccount');
  expect(roles.map(({ title }) => title['zh-CN'])).toEqual([
    '管理员',
    '操作',
    '财务',
    '操作（可看费用）',
    '操作与财务',
  ]);
});
