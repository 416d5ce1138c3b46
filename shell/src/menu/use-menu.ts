import type { MenuItem } from '@berth/contract';
import { useSite, useUser } from '@berth/runtime';
import { useMemo } from 'react';
import { useShellStoredMenuQuery } from './menu.queries.ts';
import { mergeMenu } from './merge-menu.ts';

const storedMenu = { params: { version: '1' } };
const none: MenuItem[] = [];

/**
 * The menu of the signed-in user, registered when the workspace first shows; leaving for /login takes the
 * workspace away, and with it the registration.
 */
export function useMenu(): MenuItem[] {
  const { remotes } = useSite();
  const user = useUser();
  const { data: stored = none } = useShellStoredMenuQuery(storedMenu, { refetchOnMountOrArgChange: true });
  return useMemo(
    () => mergeMenu(remotes, stored, user ?? { role: [], permissions: [] }),
    [remotes, stored, user],
  );
}
