import { randomUUID } from 'node:crypto';
import { type Permission, readyRoles, withNeeded } from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import { sortKey } from '../database/sort-key.ts';
import type { Tables } from '../database/tables.ts';
import { makeAdministrator } from '../modules/members/staff/make-administrator.ts';

export const staffAccount = 'staff';
/** A colleague at the desks, who has nothing to do with releases. */
export const officerAccount = 'staff2';

const deskPermissions: Permission[] = [
  'billing:desk',
  'customs:desk',
  'registrations:desk',
  'leads:desk',
  'site:edit',
  'support:desk',
];

/** The forwarder with the first of its administrators. The account must not exist yet. */
export async function seedStaff(
  transaction: Transaction<Tables>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const made = await makeAdministrator(transaction, {
    account: staffAccount,
    name: '陈知行',
    company: '泊位国际货运代理有限公司',
    passwordHash,
    now,
  });
  if (!made) throw new Error(`The account ${staffAccount} is there already`);
}

/** The colleague of the staff account, with a role of the forwarder's own. The account must not exist yet. */
export async function seedOfficer(
  transaction: Kysely<Tables>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { customer_id: customerId } = await transaction
    .selectFrom('member')
    .where('account_key', '=', staffAccount)
    .select('customer_id')
    .executeTakeFirstOrThrow();
  const title = '业务操作';
  const roleId = randomUUID();
  await transaction
    .insertInto('member_role')
    .values({
      customer_id: customerId,
      id: roleId,
      title,
      title_sort_key: sortKey(title),
      permissions: withNeeded([...readyRoles.operator.permissions, ...deskPermissions], 'forwarder'),
      version: randomUUID(),
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .execute();
  await transaction
    .insertInto('member')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      account: officerAccount,
      account_key: officerAccount,
      name: '沈若溪',
      password_hash: passwordHash,
      roles: ['sub'],
      role_id: roleId,
      permissions: [],
      created_at: now,
    })
    .execute();
}
