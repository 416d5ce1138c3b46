import {
  isOwnRole,
  type Member,
  type MemberRole,
  type Permission,
  type RoleOwner,
  rolePermissions,
  withNeeded,
  withoutOne,
} from '@berth/contract';

/** The boxes that were ticked (true) or unticked in the column of one role. */
type Ticks = Readonly<Partial<Record<Permission, boolean>>>;

/**
 * What was ticked and is not saved yet, by the id of the role. Only the boxes themselves: what a colleague saves of the
 * others meanwhile stays.
 */
export type RoleChanges = Readonly<Record<string, Ticks>>;

/** What a role of a company holds with the changes. */
export function heldBy(
  { id, permissions }: MemberRole,
  changes: RoleChanges,
  owner: RoleOwner,
): readonly Permission[] {
  const ticks = changes[id] ?? {};
  const ticked = rolePermissions(owner).filter(
    (permission) => ticks[permission] ?? permissions.includes(permission),
  );
  return withNeeded(ticked, owner);
}

/** The changes with one more tick, or one fewer; what needs each other goes together. A role as it was is none. */
export function toggle(
  changes: RoleChanges,
  { role, permission, owner }: { role: MemberRole; permission: Permission; owner: RoleOwner },
): RoleChanges {
  const held = heldBy(role, changes, owner);
  const next = held.includes(permission)
    ? withoutOne(held, permission, owner)
    : withNeeded([...held, permission], owner);
  const { [role.id]: _before, ...others } = changes;
  const changed = differences(role, next, owner);
  if (changed.length === 0) return others;
  const ticks: Ticks = Object.fromEntries(changed.map((each) => [each, next.includes(each)]));
  return { ...others, [role.id]: ticks };
}

/** What a role holds and is not to hold any more, or the other way round. */
function differences(
  { permissions }: MemberRole,
  next: readonly Permission[],
  owner: RoleOwner,
): Permission[] {
  return rolePermissions(owner).filter((each) => permissions.includes(each) !== next.includes(each));
}

/** The changes to roles that are still there: one that was saved elsewhere may be what was ticked by now. */
export function liveChanges(
  changes: RoleChanges,
  { owner, roles }: { owner: RoleOwner; roles: readonly MemberRole[] },
): [MemberRole, readonly Permission[]][] {
  return roles.flatMap((role) => {
    if (!changes[role.id] || !isOwnRole(role.id)) return [];
    const next = heldBy(role, changes, owner);
    return differences(role, next, owner).length > 0 ? [[role, next] as const] : [];
  }) as [MemberRole, readonly Permission[]][]; // pairs, said to the compiler
}

/** What saving would do: how many people gain or lose something, in the order of the matrix. */
export type Effect = { permission: Permission; isGained: boolean; people: number };

export function effectsOf(
  changes: RoleChanges,
  company: { owner: RoleOwner; roles: readonly MemberRole[]; members: readonly Member[] },
): Effect[] {
  const { owner, members } = company;
  const live = liveChanges(changes, company);
  return rolePermissions(owner).flatMap((permission) =>
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
