import { type RemoteEntry, type StandIn, standInsOf } from '@berth/contract';
import { useSite } from '@berth/runtime';
import { useMemo } from 'react';
import { isKnownToFail, remoteLoader } from './remotes.ts';
import { useRemoteStates } from './use-remote-states.ts';

/** The remotes as they run: one that another version stands in for has the menu and the paths of that one. */
export function useRunningRemotes(): readonly RemoteEntry[] {
  const { remotes } = useSite();
  // Of most remotes all versions have the same pages.
  const moved = useMemo(
    () => remotes.filter((entry) => standInsOf(entry).some(({ declared }) => declared)),
    [remotes],
  );
  const running = useRemoteStates(moved, () =>
    moved.map((entry) => standInOf(entry)?.version ?? '').join(' '),
  );
  return useMemo(() => {
    const versions = new Map(running.split(' ').map((version, at) => [moved[at], version]));
    return remotes.map((entry) => {
      const standIn = standInsOf(entry).find(({ version }) => version === versions.get(entry));
      return standIn ? { ...entry, ...standIn.declared } : entry;
    });
  }, [remotes, moved, running]);
}

/** The one that runs, or will as soon as a page is opened. */
function standInOf(entry: RemoteEntry): StandIn | undefined {
  const state = remoteLoader.stateOf(entry.name).get();
  const standIns = standInsOf(entry);
  if (state.status === 'ready')
    return standIns.find(({ version }) => state.isSpare && version === state.version);
  return !entry.isOverridden && isKnownToFail(entry, entry) ? standIns[0] : undefined;
}
