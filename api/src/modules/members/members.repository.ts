import type { ReadyRole, RoleOwner } from '@berth/contract';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { accountKeyOf } from '../sessions/account-key.ts';
import type { MemberRoleTable } from './members.schema.ts';

export type MemberRoleRow = Selectable<MemberRoleTable>;
export type StoredMember = {
  id: string;
  account: string;
  name: string;
  phone: string;
  roles: string[];
  /** What our staff granted to this person alone. */
  permissions: string[];
  ready_role: ReadyRole | null;
  role_id: string | null;
  department_id: string | null;
  is_active: boolean;
  login_count: number;
  last_login_at: string | null;
};

/** Whether a company is a customer or the forwarder itself. */
export async function readOwner(database: Kysely<Tables>, customerId: string): Promise<RoleOwner> {
  const { is_forwarder: isForwarder } = await database
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select('is_forwarder')
    .executeTakeFirstOrThrow();
  return isForwarder ? 'forwarder' : 'customer';
}

/** The main account first, then in the order in which they were added. */
export async function listMembers(database: Kysely<Tables>, customerId: string): Promise<StoredMember[]> {
  return await database
    .selectFrom('member')
    .where('customer_id', '=', customerId)
    .select(['id', 'account', 'name', 'phone', 'roles', 'permissions', 'ready_role'])
    .select(['role_id', 'department_id', 'is_active'])
    .select(['login_count', 'last_login_at'])
    .orderBy(sql`'main' = any(roles)`, 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** In the order of their titles, Chinese by pinyin. */
export async function listRoles(database: Kysely<Tables>, customerId: string): Promise<MemberRoleRow[]> {
  return await database
    .selectFrom('member_role')
    .where('customer_id', '=', customerId)
    .selectAll()
    .orderBy('title_sort_key')
    .orderBy('id')
    .execute();
}

/** Whether it was added; not where its account is somebody's already, of whichever company. */
export async function insertMember(
  database: Kysely<Tables>,
  member: Insertable<Tables['member']>,
): Promise<boolean> {
  const added = await database
    .insertInto('member')
    .values(member)
    .onConflict((conflict) => conflict.column('account_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The same of somebody who works for a company besides its main account. */
export async function insertSubAccount(
  database: Kysely<Tables>,
  account: Omit<Insertable<Tables['member']>, 'account_key' | 'roles' | 'permissions'>,
): Promise<boolean> {
  const accountKey = accountKeyOf(account.account);
  return await insertMember(database, {
    ...account,
    account_key: accountKey,
    roles: ['sub'],
    permissions: [],
  });
}

export async function updateMember(
  database: Kysely<Tables>,
  { customerId, id }: { customerId: string; id: string },
  changes: Updateable<Tables['member']>,
): Promise<void> {
  await database
    .updateTable('member')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set(changes)
    .execute();
}

/** Everything that is theirs alone goes along; what was made for the company names them and stays. */
export async function deleteMember(
  database: Kysely<Tables>,
  { customerId, id }: { customerId: string; id: string },
): Promise<void> {
  await database.deleteFrom('member').where('customer_id', '=', customerId).where('id', '=', id).execute();
}

export async function changeRole(
  database: Kysely<Tables>,
  { customerId, id }: { customerId: string; id: string },
  changes: Updateable<MemberRoleTable>,
): Promise<void> {
  await database
    .updateTable('member_role')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set(changes)
    .execute();
}

export async function deleteRoleRow(
  database: Kysely<Tables>,
  { customerId, id }: { customerId: string; id: string },
): Promise<void> {
  await database
    .deleteFrom('member_role')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
