import type { RemoteEntry } from '@berth/contract';
import { useSite } from '@berth/runtime';
import { useMemo, useSyncExternalStore } from 'react';
import { isKnownToFail, remoteLoader } from './remotes.ts';

/** The remotes as they run: one whose last good version stands in has the menu and the paths of that one. */
export function useRunningRemotes(): readonly RemoteEntry[] {
  const { remotes } = useSite();
  const moved = useMemo(() => remotes.filter(({ fallback }) => fallback?.declared), [remotes]);
  const subscribe = useMemo(
    () => (listener: () => void) => {
      const stops = moved.map(({ name }) => remoteLoader.stateOf(name).subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [moved],
  );
  const read = () => {
    const spares = moved.filter(runsAsSpare).map(({ name }) => name);
    return spares.join(' ');
  };
  const spares = useSyncExternalStore(subscribe, read);
  return useMemo(() => {
    if (spares === '') return remotes;
    const names = new Set(spares.split(' '));
    return remotes.map((entry) =>
      names.has(entry.name) ? { ...entry, ...entry.fallback?.declared } : entry,
    );
  }, [remotes, spares]);
}

/** It does, or will as soon as one of its pages is opened. */
function runsAsSpare(entry: RemoteEntry): boolean {
  const state = remoteLoader.stateOf(entry.name).get();
  if (state.status === 'ready') return state.isSpare;
  return !entry.isOverridden && isKnownToFail(entry, entry);
}
