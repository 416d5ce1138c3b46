import {
  isOfForwarder,
  type Permission,
  permissionsOf,
  type ReadyRole,
  readyRolesWith,
} from '@berth/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What a member row says of their rights, as `rightColumns` selects it. */
type RightsRow = {
  is_forwarder: boolean;
  ready_role: ReadyRole | null;
  own_role: string[] | null;
  granted: string[];
};

/** To be selected from `member` with its `customer` joined, and `member_role` joined to the left. */
export const rightColumns = [
  'customer.is_forwarder',
  'member.ready_role',
  'member_role.permissions as own_role',
  'member.permissions as granted',
] as const;

/** The row with what the member may do now in place of where that comes from. */
export function withPermissions<Row extends RightsRow>({
  is_forwarder: isForwarder,
  ready_role: readyRole,
  own_role: ownRole,
  granted,
  ...row
}: Row) {
  const owner = isForwarder ? 'forwarder' : 'customer';
  return { ...row, permissions: permissionsOf({ owner, readyRole, ownRole, granted }) };
}

/** Whether the `member` of a statement may do something: what `may` is for one person, asked of many. */
export function memberMay(permission: Permission): RawBuilder<boolean> {
  // Of the forwarder's own permissions a role gives none to a customer's people.
  const isRoleGiving = isOfForwarder(permission)
    ? sql`exists (select from customer where customer.id = member.customer_id and customer.is_forwarder)`
    : sql`true`;
  return sql<boolean>`(${permission} = any(member.permissions) or (${isRoleGiving} and (
    member.ready_role = any(${readyRolesWith(permission)}::text[])
    or exists (select from member_role where member_role.customer_id = member.customer_id
      and member_role.id = member.role_id and ${permission} = any(member_role.permissions)))))`;
}

/** The roles of a person and what they may do now; null for one who is gone. */
export async function readRights(
  database: Kysely<Tables>,
  { customerId, userId }: { customerId: string; userId: string },
): Promise<{ roles: readonly string[]; permissions: readonly string[] } | null> {
  const member = await database
    .selectFrom('member')
    .innerJoin('customer', 'customer.id', 'member.customer_id')
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
