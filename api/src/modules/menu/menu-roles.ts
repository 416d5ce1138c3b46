import { type LocalizedText, type Permission, permissions, type RoleOwner } from '@berth/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { presentRoles } from '../members/members.presenter.ts';
import { listRoles } from '../members/members.repository.ts';
import type { MenuReader } from './read-menu.ts';

export type MenuRole = { id: string; title: LocalizedText; owner: RoleOwner; permissions: readonly string[] };

/** The roles that an item can be for: the ready ones of customers and of the forwarder, and the forwarder's own. */
export async function listMenuRoles(database: Kysely<Tables>, forwarderId: string): Promise<MenuRole[]> {
  const own = await listRoles(database, forwarderId);
  return [
    ...presentRoles('customer', []).map((role) => ({ ...role, owner: 'customer' as const })),
    ...presentRoles('forwarder', own).map((role) => ({ ...role, owner: 'forwarder' as const })),
  ];
}

/** Somebody who has this role and nothing else. */
export function readerWith({ id, permissions: held }: MenuRole): MenuReader & { permissions: Permission[] } {
  const known = Object.keys(permissions) as Permission[]; // the table's own
  // As members have it: a customer's manager is the main account, everybody else is added to one.
  const asMember = id === 'manager' ? 'main' : 'sub';
  return { roles: [id, asMember], permissions: known.filter((name) => held.includes(name)) };
}
