import { type RemoteEntry, remoteForPath, standInsOf } from '@berth/contract';
import { Route, Routes, useSignal, useSite } from '@berth/runtime';
import { useCallback, useEffect, useState } from 'react';
import { retryParts } from '../../loading/judge-part.ts';
import { NotFoundPage } from '../../not-found/NotFoundPage.tsx';
import { isRegistryAwaited } from '../../registry/registry-signal.ts';
import { takeNewerOf } from '../../registry/take-newer.ts';
import { failPending, filesLoaded } from '../files/pending-files.ts';
import type { LoadedRemote } from '../remote-loader.ts';
import { remoteLoader } from '../remotes.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RouteError } from './RouteError.tsx';

export type PageLocation = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** The page at a location, whichever remote it belongs to. */
export function RemotePages({ location }: { location: PageLocation }) {
  const { remotes } = useSite();
  const entry = remoteForPath(remotes, location.pathname);
  return entry ? <RemotePage key={entry.name} entry={entry} location={location} /> : <NotFoundPage />;
}

function RemotePage({ entry, location }: { entry: RemoteEntry; location: PageLocation }) {
  const state = useSignal(remoteLoader.stateOf(entry.name));
  const isAwaited = useSignal(isRegistryAwaited);
  // A page stays on the version that it was drawn with, whatever takes the place of that version elsewhere.
  const [held, setHeld] = useState<LoadedRemote | null>(null);
  if (!held && state.status === 'ready') setHeld(state);
  useEffect(() => {
    if (!isAwaited) remoteLoader.load(entry);
  }, [entry, isAwaited]);
  const handleRetry = useCallback(async () => {
    failPendingVersions(entry);
    retryParts();
    // While it is waited for it is on its way; what failed may have been mended by another version.
    const hasFailed = remoteLoader.stateOf(entry.name).get().status === 'failed';
    const newer = hasFailed ? await takeNewerOf(entry) : null;
    remoteLoader.retry(newer ?? entry);
  }, [entry]);
  if (held) {
    const handleAgain = async () => {
      const loaded = await remoteLoader.tryAgain((await takeNewerOf(entry)) ?? entry);
      if (loaded) setHeld(loaded);
    };
    // It may be a page that only the failed version has: that one alone could say that there is none.
    const missing = <RouteError reason="broken" onRetry={handleAgain} />;
    const page = <LoadedPage entry={entry} remote={held} path={location.pathname} onReplaced={setHeld} />;
    return (
      <Routes location={location}>
        {held.definition.routes.map(({ path }) => (
          <Route key={path} path={path} element={page} />
        ))}
        <Route path="*" element={held.isSpare ? missing : <NotFoundPage />} />
      </Routes>
    );
  }
  if (state.status === 'failed') {
    return <RouteError reason={state.reason} onRetry={handleRetry} />;
  }
  const progress = () => filesLoaded(entry, location.pathname);
  return <PageSkeleton waiting={{ progress, onRetry: handleRetry }} />;
}

/** Whichever of them is on its way. */
function failPendingVersions(entry: RemoteEntry): void {
  for (const version of [entry, ...standInsOf(entry)]) failPending(version);
}
