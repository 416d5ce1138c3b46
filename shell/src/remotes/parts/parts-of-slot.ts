import { may, type RemoteEntry, type RemotePart, type UserInfo } from '@berth/contract';

export type SlotPart = { entry: RemoteEntry; name: string; part: RemotePart };

/**
 * The parts of a slot that somebody may see, in the order of the registry. `running` are the same remotes as they run: a
 * fallback may bring a part that the wanted version does not have.
 */
export function partsOfSlot(
  slot: string,
  remotes: readonly RemoteEntry[],
  running: readonly RemoteEntry[],
  user: Pick<UserInfo, 'role' | 'permissions'> | null,
): SlotPart[] {
  return remotes.flatMap((entry, at) => {
    if (!entry.public && !user) return [];
    const declared = [entry, running[at]].flatMap((version) => version?.parts ?? []);
    const shown = declared.filter((part) => part.slot === slot && isFor(part, user));
    const names = [...new Set(shown.map(({ name }) => name))];
    return names.flatMap((name) => {
      const part = shown.find((each) => each.name === name);
      return part ? [{ entry, name, part }] : [];
    });
  });
}

function isFor(
  { permission, roles }: RemotePart,
  user: Pick<UserInfo, 'role' | 'permissions'> | null,
): boolean {
  const isPermitted = !permission || may(user, permission);
  const hasRole = !roles || roles.some((role) => user?.role.includes(role));
  return Boolean(isPermitted && hasRole);
}
