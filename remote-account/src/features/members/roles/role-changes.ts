import {
  isOwnRole,
  type Member,
  type MemberRole,
  type RolePermission,
  rolePermissions,
  withNeeded,
  withoutOne,
} from '@berth/contract';

/** The boxes that were ticked (true) or unticked in the column of one role. */
type Ticks = Readonly<Partial<Record<RolePermission, boolean>>>;

/**
 * What was ticked and is not saved yet, by the id of the role. Only the boxes themselves: what a colleague saves of the
 * others meanwhile stays.
 */
export type RoleChanges = Readonly<Record<string, Ticks>>;

/** What a role holds with the changes. */
export function heldBy({ id, permissions }: MemberRole, changes: RoleChanges): readonly RolePermission[] {
  const ticks = changes[id] ?? {};
  return withNeeded(
    rolePermissions.filter((permission) => ticks[permission] ?? permissions.includes(permission)),
  );
}

/** The changes with one more tick, or one fewer; what needs each other goes together. A role as it was is none. */
export function toggle(changes: RoleChanges, role: MemberRole, permission: RolePermission): RoleChanges {
  const held = heldBy(role, changes);
  const next = held.includes(permission) ? withoutOne(held, permission) : withNeeded([...held, permission]);
  const { [role.id]: _before, ...others } = changes;
  const changed = differences(role, next);
  if (changed.length === 0) return others;
  const ticks: Ticks = Object.fromEntries(changed.map((each) => [each, next.includes(each)]));
  return { ...others, [role.id]: ticks };
}

/** What a role holds and is not to hold any more, or the other way round. */
function differences({ permissions }: MemberRole, next: readonly RolePermission[]): RolePermission[] {
  return rolePermissions.filter((each) => permissions.includes(each) !== next.includes(each));
}

/** The changes to roles that are still there: one that was saved elsewhere may be what was ticked by now. */
export function liveChanges(
  changes: RoleChanges,
  roles: readonly MemberRole[],
): [MemberRole, readonly RolePermission[]][] {
  return roles.flatMap((role) => {
    if (!changes[role.id] || !isOwnRole(role.id)) return [];
    const next = heldBy(role, changes);
    return differences(role, next).length > 0 ? [[role, next] as const] : [];
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
