import {
  isOwnRole,
  type Member,
  type MemberRole,
  type RolePermission,
  rolePermissions,
  withNeeded,
  withoutOne,
} from '@berth/contract';

/** What was ticked and is not saved yet: the permissions of each changed role, by its id. */
export type RoleChanges = Readonly<Record<string, readonly RolePermission[]>>;

/** What a role holds with the changes. */
export function heldBy({ id, permissions }: MemberRole, changes: RoleChanges): readonly string[] {
  return changes[id] ?? permissions;
}

/** The changes with one more tick, or one fewer; what needs each other goes together. A role as it was is none. */
export function toggle(changes: RoleChanges, role: MemberRole, permission: RolePermission): RoleChanges {
  const held = heldBy(role, changes);
  const next = held.includes(permission) ? withoutOne(held, permission) : withNeeded([...held, permission]);
  const { [role.id]: _before, ...others } = changes;
  const isAsStored =
    next.length === role.permissions.length && next.every((each) => role.permissions.includes(each));
  return isAsStored ? others : { ...others, [role.id]: next };
}

/** The changes to roles that are still there: one that was saved elsewhere may be what was ticked by now. */
export function liveChanges(
  changes: RoleChanges,
  roles: readonly MemberRole[],
): [MemberRole, readonly RolePermission[]][] {
  return roles.flatMap((role) => {
    const next = changes[role.id];
    return next && isOwnRole(role.id) ? [[role, next] as const] : [];
  }) as [MemberRole, readonly RolePermission[]][]; // pairs, said to the compiler
}

/** What saving would do: how many people gain or lose something, in the order of the matrix. */
export type Effect = { permission: RolePermission; isGained: boolean; people: number };

export function effectsOf(
  changes: RoleChanges,
  roles: readonly MemberRole[],
  members: readonly Member[],
): Effect[] {
  const live = liveChanges(changes, roles);
  return rolePermissions.flatMap((permission) =>
    [false, true].flatMap((isGained): Effect[] => {
      const changed = live.filter(
        ([role, next]) =>
          role.permissions.includes(permission) !== next.includes(permission) &&
          next.includes(permission) === isGained,
      );
      if (changed.length === 0) return [];
      const ids = changed.map(([{ id }]) => id);
      const people = members.filter(({ roleId }) => roleId !== null && ids.includes(roleId)).length;
      return [{ permission, isGained, people }];
    }),
  );
}
