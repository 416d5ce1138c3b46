import { useSyncExternalStore } from 'react';
import { remoteLoader } from './remotes.ts';

/** What is to be said of the states of some remotes, a text, which is read anew whenever one of them changes. */
export function useRemoteStates(remotes: readonly { name: string }[], read: () => string): string {
  const subscribe = (listener: () => void) => {
    const stops = remotes.map(({ name }) => remoteLoader.stateOf(name).subscribe(listener));
    return () => {
      for (const stop of stops) stop();
    };
  };
  return useSyncExternalStore(subscribe, read);
}
