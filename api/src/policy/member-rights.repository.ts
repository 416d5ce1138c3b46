import { type Permission, permissionsOf, type ReadyRole, readyRolesWith } from '@berth/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What a member row says of their rights, as `rightColumns` selects it. */
type RightsRow = { ready_role: ReadyRole | null; own_role: string[] | null; granted: string[] };

/** To be selected from `member` with `member_role` joined to the left. */
export const rightColumns = [
  'member.ready_role',
  'member_role.permissions as own_role',
  'member.permissions as granted',
] as const;

/** The row with what the member may do now in place of where that comes from. */
export function withPermissions<Row extends RightsRow>({ ready_role, own_role, granted, ...row }: Row) {
  return { ...row, permissions: permissionsOf({ readyRole: ready_role, ownRole: own_role, granted }) };
}

/** Whether the `member` of a statement may do something: what `may` is for one person, asked of many. */
export function memberMay(permission: Permission): RawBuilder<boolean> {
  return sql<boolean>`(${permission} = any(member.permissions)
    or member.ready_role = any(${readyRolesWith(permission)}::text[])
    or exists (select from member_role where member_role.customer_id = member.customer_id
      and member_role.id = member.role_id and ${permission} = any(member_role.permissions)))`;
}

/** The roles of a person and what they may do now; null for one who is gone. */
export async function readRights(
  database: Kysely<Tables>,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<{ roles: readonly string[]; permissions: readonly string[] } | null> {
  const member = await database
    .selectFrom('member')
    .leftJoin('member_role', (join) =>
      join
        .onRef('member_role.customer_id', '=', 'member.customer_id')
        .onRef('member_role.id', '=', 'member.role_id'),
    )
    .where('member.customer_id', '=', customerId)
    .where('member.id', '=', userId)
    .select('member.roles')
    .select(rightColumns)
    .executeTakeFirst();
  return member ? withPermissions(member) : null;
}
