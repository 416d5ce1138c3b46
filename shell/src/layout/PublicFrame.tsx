import { remoteForPath } from '@berth/contract';
import { PageContext, useLocation, useNavigationType, useSite } from '@berth/runtime';
import { useEffect, useMemo, useState } from 'react';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { RemotePages } from '../remotes/pages/RemotePages.tsx';
import { loadedRoute } from '../remotes/remotes.ts';
import { useDocumentTitle } from '../title/use-document-title.ts';
import { useRouteTitle } from '../title/use-route-title.ts';
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
  // The remote draws its own landmarks; what stands in its place until then, or for good, gets ours.
  const hasOwnMain = isOwned && loadedRoute(remotes, pathname) !== undefined;
  const page = isOwned ? <RemotePages location={location} /> : <NotFoundPage />;
  return <PageContext value={place}>{hasOwnMain ? page : <main>{page}</main>}</PageContext>;
}
