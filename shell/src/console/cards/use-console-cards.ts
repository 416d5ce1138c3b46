import { useSite, useUser } from '@berth/runtime';
import { useMemo } from 'react';
import { useRunningRemotes } from '../../remotes/use-running-remotes.ts';
import type { ConsoleCard } from './console-card.ts';
import { ownCards } from './own-cards.ts';
import { remoteCards } from './remote-cards.ts';

/** Every card that the caller may see, in the console's own order. */
export function useConsoleCards(): ConsoleCard[] {
  const { remotes } = useSite();
  const running = useRunningRemotes();
  const user = useUser();
  return useMemo(
    () => [...ownCards, ...remoteCards(remotes, running, user)].sort((a, b) => a.order - b.order),
    [remotes, running, user],
  );
}
