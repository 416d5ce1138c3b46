import { type CustomerKind, type MenuItem, mergeMenu, type OwnEntries } from '@berth/contract';
import { useUser } from '@berth/runtime';
import { createContext, useEffect, useMemo } from 'react';
import { useLineBack } from '../loading/use-line-back.ts';
import { useRunningRemotes } from '../remotes/use-running-remotes.ts';
import { useShellStoredMenuQuery } from './menu.queries.ts';
import { keepStoredMenu, keptStoredMenu } from './stored-menu.ts';

export const storedMenu = { params: { version: '1' } };
const none: MenuItem[] = [];

/** The menu of the workspace around a page. */
export const MenuContext = createContext<readonly MenuItem[]>(none);

/**
 * The menu of the signed-in user, registered when the workspace first shows; leaving for /login takes the
 * workspace away, and with it the registration. While the server is away the stored part is as it was last time.
 */
export function useMenu(
  ownEntries: (permissions: readonly string[], kind?: CustomerKind) => OwnEntries,
): MenuItem[] {
  const remotes = useRunningRemotes();
  const user = useUser();
  const userId = user?.id ?? '';
  const answer = useShellStoredMenuQuery(storedMenu, { refetchOnMountOrArgChange: true });
  const { data, isError, refetch } = answer;
  useLineBack(isError, refetch);
  useEffect(() => {
    if (data) keepStoredMenu(userId, data);
  }, [data, userId]);
  const kept = useMemo(() => keptStoredMenu(userId), [userId]);
  const stored = data ?? kept ?? none;
  return useMemo(
    () =>
      mergeMenu(
        remotes,
        stored,
        user ?? { role: [], permissions: [] },
        ownEntries(user?.permissions ?? [], user?.customer.kind),
      ),
    [remotes, stored, user, ownEntries],
  );
}
