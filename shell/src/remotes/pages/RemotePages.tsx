import { may, menuPages, type RemoteEntry, remoteForPath } from '@berth/contract';
import { Route, Routes, useSite, useUser } from '@berth/runtime';
import { NoRightPage } from '../../not-found/NoRightPage.tsx';
import { NotFoundPage } from '../../not-found/NotFoundPage.tsx';
import { filesLoaded } from '../files/pending-files.ts';
import { useHeldRemote } from '../loaded/use-held-remote.ts';
import { LoadedPage } from './LoadedPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { RouteError } from './RouteError.tsx';

export type PageLocation = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** The page at a location, whichever remote it belongs to. */
export function RemotePages({ location }: { location: PageLocation }) {
  const { remotes } = useSite();
  const entry = remoteForPath(remotes, location.pathname);
  const user = useUser();
  // Its menu says what a page needs, whether or not the page itself asks.
  const items = entry ? menuPages(entry.menu).filter(({ path }) => path === location.pathname) : [];
  // Named several times, it is for whoever has one of the permissions.
  const isOpen = items.some(({ meta: { permission } }) => !permission || may(user, permission));
  const needed = items[0]?.meta.permission;
  if (needed && !isOpen) return <NoRightPage key={needed} permission={needed} />;
  return entry ? <RemotePage key={entry.name} entry={entry} location={location} /> : <NotFoundPage />;
}

function RemotePage({ entry, location }: { entry: RemoteEntry; location: PageLocation }) {
  const { state, held, hold, retry, retryWanted } = useHeldRemote(entry);
  if (held) {
    // It may be a page that only the failed version has: that one alone could say that there is none.
    const missing = <RouteError reason="broken" onRetry={retryWanted} />;
    const page = <LoadedPage entry={entry} remote={held} path={location.pathname} onReplaced={hold} />;
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
    return <RouteError reason={state.reason} onRetry={retry} />;
  }
  const progress = () => filesLoaded(entry, location.pathname);
  return <PageSkeleton waiting={{ progress, onRetry: retry }} />;
}
