import { type RemoteEntry, standInsOf } from '@berth/contract';
import { useSignal } from '@berth/runtime';
import { useCallback, useEffect, useState } from 'react';
import { retryParts } from '../../loading/judge-part.ts';
import { isRegistryAwaited } from '../../registry/registry-signal.ts';
import { takeNewerOf } from '../../registry/take-newer.ts';
import { failPending } from '../files/pending-files.ts';
import type { LoadedRemote } from '../remote-loader.ts';
import { remoteLoader } from '../remotes.ts';

/**
 * The remote of a page or a part, loaded when that is first drawn. It stays on the version that it was drawn with
 * (`held`), whatever takes the place of that version elsewhere.
 */
export function useHeldRemote(entry: RemoteEntry) {
  const state = useSignal(remoteLoader.stateOf(entry.name));
  const isAwaited = useSignal(isRegistryAwaited);
  const [held, setHeld] = useState<LoadedRemote | null>(null);
  if (!held && state.status === 'ready') setHeld(state);
  useEffect(() => {
    if (!isAwaited) remoteLoader.load(entry);
  }, [entry, isAwaited]);
  /** While it is on its way or has failed. */
  const retry = useCallback(async () => {
    for (const version of [entry, ...standInsOf(entry)]) failPending(version); // whichever is on its way
    retryParts();
    // While it is waited for it is on its way; what failed may have been mended by another version.
    const hasFailed = remoteLoader.stateOf(entry.name).get().status === 'failed';
    const newer = hasFailed ? await takeNewerOf(entry) : null;
    remoteLoader.retry(newer ?? entry);
  }, [entry]);
  /** While a fallback runs: loads the wanted version again. */
  const retryWanted = async () => {
    const loaded = await remoteLoader.tryAgain((await takeNewerOf(entry)) ?? entry);
    if (loaded) setHeld(loaded);
  };
  return { state, held, hold: setHeld, retry, retryWanted };
}
