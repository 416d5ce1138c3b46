import { isOpenTo, isPathWithin } from '@berth/contract';
import { useUser } from '@berth/runtime';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { createPart } from '../loading/create-part.tsx';
import { judgeLoading } from '../loading/judge-loading.ts';
import { isLineGood } from '../loading/probe-line.ts';
import { fetchCode } from '../loading/refetch-code.ts';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { PageBoundary } from '../remotes/pages/PageBoundary.tsx';
import { PageSkeleton } from '../remotes/pages/PageSkeleton.tsx';
import { type PageLocation, RemotePages } from '../remotes/pages/RemotePages.tsx';
import type { OwnPage } from './own-page.ts';
import { ownPageAt } from './own-pages.ts';

const { Part: FramePage } = createPart(() => import('../frame/FramePage.tsx').then((m) => m.FramePage));

/** The page at a location: another site's in a frame, one of the shell's own, else that of a remote. */
export function PageAt({ location }: { location: PageLocation }) {
  if (isPathWithin('/frame', location.pathname)) return <Framed path={location.pathname} />;
  const own = ownPageAt(location.pathname);
  return own ? <GuardedPage page={own} key={own.path} /> : <RemotePages location={location} />;
}

function Framed({ path }: { path: string }) {
  return (
    <PageBoundary onRetry={() => undefined}>
      <Suspense fallback={<PageSkeleton />}>
        <FramePage key={path} path={path} />
      </Suspense>
    </PageBoundary>
  );
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
