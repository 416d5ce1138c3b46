import type { Permission } from './permissions.ts';
import { type ReadyRole, type RoleOwner, readyRoleNames, readyRoles, rolePermissions } from './roles.ts';

/** Somebody whose permissions are known: a session's person, or the user of a page. */
type Permitted = { permissions: readonly string[] };

/** Whether somebody may do something. Server, menu, pages and search ask this, and nothing else decides it. */
export function may(person: Permitted | null, permission: Permission): boolean {
  return person?.permissions.includes(permission) ?? false;
}

/** The ready roles that hold a permission, for statements that ask it of many people at once. */
export function readyRolesWith(permission: Permission): ReadyRole[] {
  return readyRoleNames.filter((name) => may(readyRoles[name], permission));
}

/** What a person has: what the role holds, and what the forwarder's staff granted to them alone. */
export function permissionsOf(member: {
  owner: RoleOwner;
  readyRole: ReadyRole | null;
  ownRole: readonly string[] | null;
  granted: readonly string[];
}): string[] {
  const ofRole = member.readyRole ? readyRoles[member.readyRole].permissions : (member.ownRole ?? []);
  return [...new Set([...permittedTo(member.owner, ofRole), ...member.granted])];
}

/** Whatever is stored of a role: it gives a customer's people nothing that is the forwarder's own. */
function permittedTo(owner: RoleOwner, permissions: readonly string[]): readonly string[] {
  if (owner === 'forwarder') return permissions;
  const possible: readonly string[] = rolePermissions('customer');
  return permissions.filter((name) => possible.includes(name));
}

const stopped: readonly Permission[] = ['bookings:edit', 'bookings:return', 'customs:edit', 'customs:submit'];

/** What nobody of a frozen customer may do: they see, pay, confirm and write to us as before. */
export function isStoppedByFreeze(permission: Permission): boolean {
  return stopped.includes(permission);
}
