import { useUser } from '@berth/runtime';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { judgeLoading } from '../loading/judge-loading.ts';
import { isLineGood } from '../loading/probe-line.ts';
import { fetchCode } from '../loading/refetch-code.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { PageBoundary } from '../remotes/pages/PageBoundary.tsx';
import { PageSkeleton } from '../remotes/pages/PageSkeleton.tsx';
import { type PageLocation, RemotePages } from '../remotes/pages/RemotePages.tsx';
import type { OwnPage } from './own-page.ts';
import { isOpenTo, ownPageAt } from './own-pages.ts';

/** The page at a location: one of the shell's own, else that of a remote. */
export function PageAt({ location }: { location: PageLocation }) {
  const own = ownPageAt(location.pathname);
  return own ? <GuardedPage page={own} key={own.path} /> : <RemotePages location={location} />;
}

/** Without the permission there is no such page. */
function GuardedPage({ page }: { page: OwnPage }) {
  const permissions = useUser()?.permissions ?? [];
  return isOpenTo(permissions, page.path) ? <LoadedPage page={page} /> : <NotFoundPage />;
}

function LoadedPage({ page }: { page: OwnPage }) {
  // A component that failed to load stays failed: trying again takes a new one.
  const [Page, setPage] = useState(() => lazyPage(page));
  return (
    <PageBoundary onRetry={() => setPage(lazyPage(page))}>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}

function lazyPage({ page }: OwnPage): ComponentType {
  return lazy(async () => {
    const loaded = await judgeLoading(fetchCode(page), isLineGood);
    return 'default' in loaded ? loaded : { default: loaded };
  });
}
