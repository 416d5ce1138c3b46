import { useHasPermission } from '@berth/runtime';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { askPatiently } from '../boot/ask-anew.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { judgeLoading } from '../remotes/judge-loading.ts';
import { PageBoundary } from '../remotes/PageBoundary.tsx';
import { PageSkeleton } from '../remotes/PageSkeleton.tsx';
import { isLineGood } from '../remotes/probe-line.ts';
import { type PageLocation, RemotePages } from '../remotes/RemotePages.tsx';
import type { OwnPage } from './own-page.ts';
import { ownPageAt } from './own-pages.ts';

/** The page at a location: one of the shell's own, else that of a remote. */
export function PageAt({ location }: { location: PageLocation }) {
  const own = ownPageAt(location.pathname);
  return own ? <GuardedPage page={own} key={own.path} /> : <RemotePages location={location} />;
}

/** Without the permission there is no such page. */
function GuardedPage({ page }: { page: OwnPage }) {
  return useHasPermission(page.permission) ? <LoadedPage page={page} /> : <NotFoundPage />;
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
    const loaded = await judgeLoading(askPatiently(page), isLineGood);
    return 'default' in loaded ? loaded : { default: loaded };
  });
}
