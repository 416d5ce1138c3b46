import { remoteForPath } from '@berth/contract';
import { PageContext, SiteContext, useLocation, useNavigationType, useSite } from '@berth/runtime';
import { useEffect, useMemo, useState } from 'react';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { useRouteTitle } from '../own-pages/use-route-title.ts';
import { PageSkeleton } from '../remotes/pages/PageSkeleton.tsx';
import { type PageLocation, RemotePages } from '../remotes/pages/RemotePages.tsx';
import { RouteError } from '../remotes/pages/RouteError.tsx';
import { loadedRoute } from '../remotes/remotes.ts';
import { useDocumentTitle } from '../title/use-document-title.ts';
import { useWholeSite } from '../website/use-whole-site.ts';
import { usePageFocus } from './use-page-focus.ts';

/** The frame of public pages: nothing but the page; header and footer are drawn by the remote. */
export function PublicFrame() {
  const location = useLocation();
  const { remotes } = useSite();
  const [said, setSaid] = useState<{ at: string; title: string | null }>({ at: '', title: null });
  const { pathname } = location;
  const place = useMemo(
    () => ({
      tabId: null,
      isActive: true,
      setTitle: (title: string | null) => setSaid({ at: pathname, title }),
    }),
    [pathname],
  );
  const routeTitle = useRouteTitle(pathname);
  const title = (said.at === pathname && said.title) || routeTitle;
  useDocumentTitle(title);
  usePageFocus(pathname, title);
  const action = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page starts at its top.
  useEffect(() => {
    if (action !== 'POP') window.scrollTo(0, 0);
  }, [pathname, action]);
  const isOwned = remoteForPath(remotes, pathname) !== null;
  return (
    <PageContext value={place}>
      {isOwned ? (
        <PublicPage location={location} />
      ) : (
        <main>
          <NotFoundPage />
        </main>
      )}
    </PageContext>
  );
}

/** The remote draws its own landmarks; what stands in its place until then, or for good, gets ours. */
function PublicPage({ location }: { location: PageLocation }) {
  const { site, error, refetch } = useWholeSite();
  if (!site) {
    return <main>{error ? <RouteError reason="line" onRetry={refetch} /> : <PageSkeleton />}</main>;
  }
  const hasOwnMain = loadedRoute(site.remotes, location.pathname) !== undefined;
  const page = <RemotePages location={location} />;
  return <SiteContext value={site}>{hasOwnMain ? page : <main>{page}</main>}</SiteContext>;
}
