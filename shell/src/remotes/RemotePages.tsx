import { type RemoteEntry, remoteForPath } from '@berth/contract';
import { type RemoteRoute, Route, Routes, useSignal, useSite } from '@berth/runtime';
import { Suspense, use, useEffect } from 'react';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { forgetPage, loadPage } from './page-modules.ts';
import { RouteError } from './RouteError.tsx';
import { loadedRoute, remoteLoader } from './remotes.ts';

export type PageLocation = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** The page at a location, whichever remote it belongs to. */
export function RemotePages({ location }: { location: PageLocation }) {
  const { remotes } = useSite();
  const entry = remoteForPath(remotes, location.pathname);
  return entry ? <RemotePage key={entry.name} entry={entry} location={location} /> : <NotFoundPage />;
}

function RemotePage({ entry, location }: { entry: RemoteEntry; location: PageLocation }) {
  const state = useSignal(remoteLoader.stateOf(entry.name));
  useEffect(() => remoteLoader.load(entry), [entry]);
  if (state.status === 'failed') {
    return <RouteError reason={state.reason} onRetry={() => remoteLoader.retry(entry)} />;
  }
  if (state.status !== 'ready') return <PageSkeleton />;
  return (
    <Routes location={location}>
      {state.definition.routes.map(({ path }) => (
        <Route key={path} path={path} element={<LoadedPage path={location.pathname} />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function LoadedPage({ path }: { path: string }) {
  const { remotes } = useSite();
  const route = loadedRoute(remotes, path);
  if (!route) return <NotFoundPage />;
  return (
    <PageBoundary key={route.path} onRetry={() => forgetPage(route)}>
      <Suspense fallback={<PageSkeleton />}>
        <Page route={route} />
      </Suspense>
    </PageBoundary>
  );
}

/** Asks for its code itself: after a failure the boundary renders it anew with the props that it had. */
function Page({ route }: { route: RemoteRoute }) {
  const Component = use(loadPage(route));
  return <Component />;
}
