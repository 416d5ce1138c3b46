import { type RemoteEntry, type RemoteVersion, standInsOf } from '@berth/contract';
import { localized, notify, type RemoteRoute, RemoteScope, useTranslation } from '@berth/runtime';
import { Suspense, use, useEffect, useRef } from 'react';
import { isBadLine, pageFailureCause } from '../../loading/failure-cause.ts';
import { retryParts, ShellPartError } from '../../loading/judge-part.ts';
import { NotFoundPage } from '../../not-found/NotFoundPage.tsx';
import { reportFailed, reportShellFailed } from '../../outcomes/report-outcomes.ts';
import { openRegistry } from '../../registry/registry-signal.ts';
import { PageTheme } from '../../theme/PageTheme.tsx';
import { rememberFailed } from '../failed-versions.ts';
import { failPending, filesLoaded } from '../files/pending-files.ts';
import { forgetPage, loadPage } from '../page-modules.ts';
import type { LoadedRemote } from '../remote-loader.ts';
import { remoteLoader, routeOf } from '../remotes.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

type LoadedPageProps = {
  entry: RemoteEntry;
  remote: LoadedRemote;
  path: string;
  onReplaced: (remote: LoadedRemote) => void;
};

/** A page of a version that runs. One that fails before anybody did anything there gives way to the last good one's. */
export function LoadedPage({ entry, remote, path, onReplaced }: LoadedPageProps) {
  const route = routeOf(remote.definition, path);
  const { t, locale } = useTranslation('shell');
  const touched = useRef<RemoteRoute | null>(null);
  const failed = useRef<RemoteRoute | null>(null);
  if (!route) return <NotFoundPage />;
  const { name } = entry;
  const version = versionOf(entry, remote);
  const handleFailure = async (error: unknown) => {
    // Another version would come over the same line.
    if (isBadLine(error)) return false;
    if (error instanceof ShellPartError) {
      reportShellFailed(error);
      return false;
    }
    reportFailed({ name, version: remote.version }, pageFailureCause(error), error);
    // What was on screen may have held work: it is for the user to try again, which helps or not.
    const isFirst = failed.current !== route;
    failed.current = route;
    if (isFirst && touched.current === route) return false;
    const spare = await remoteLoader.fallBack(entry, remote.version, error);
    // A page that only the failed version has did not move: it failed.
    if (!spare || !routeOf(spare.definition, path)) return false;
    onReplaced(spare);
    return true;
  };
  const handleRetry = () => {
    retryParts();
    failPending(version);
    forgetPage(route);
  };
  // What it waits for may as well be a part of the shell.
  const handleImpatience = () => {
    retryParts();
    failPending(version);
  };
  const waiting = { progress: () => filesLoaded(version, path), onRetry: handleImpatience };
  const handleTouched = (isTouched: boolean) => {
    touched.current = isTouched ? route : null;
  };
  const handleDrawn = () => {
    if (!remote.isSpare) return;
    const isNews = rememberFailed(openRegistry.get()?.deployment ?? 0, entry);
    if (isNews)
      notify.info(t('remote.fellBack'), t('remote.fellBackText', { title: localized(entry.title, locale) }));
  };
  return (
    <PageBoundary key={`${remote.version} ${route.path}`} onRetry={handleRetry} onFailure={handleFailure}>
      <RemoteScope name={name} build={remote.build}>
        <Suspense fallback={<PageSkeleton waiting={waiting} />}>
          <PageTheme isPlain={route.isPlain === true}>
            <Page route={route} />
            <Drawn onDrawn={handleDrawn} />
            <Touched onChange={handleTouched} />
          </PageTheme>
        </Suspense>
      </RemoteScope>
    </PageBoundary>
  );
}

function versionOf(entry: RemoteEntry, { version }: LoadedRemote): RemoteVersion {
  return standInsOf(entry).find((standIn) => standIn.version === version) ?? entry;
}

/** Asks for its code itself: after a failure the boundary renders it again with the props that it had. */
function Page({ route }: { route: RemoteRoute }) {
  const Component = use(loadPage(route));
  return <Component />;
}

/** Says that the page beside it stands: drawn, and no effect of its first drawing failed. */
function Drawn({ onDrawn }: { onDrawn: () => void }) {
  const say = useRef(onDrawn);
  useEffect(() => {
    const timer = setTimeout(() => say.current());
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const touches = ['pointerdown', 'keydown', 'click', 'input'] as const;

/** Says whether anybody has done anything since the page beside it was drawn. */
function Touched({ onChange }: { onChange: (isTouched: boolean) => void }) {
  const say = useRef(onChange);
  useEffect(() => {
    say.current(false);
    const handleTouch = () => say.current(true);
    for (const touch of touches) document.addEventListener(touch, handleTouch, true);
    return () => {
      for (const touch of touches) document.removeEventListener(touch, handleTouch, true);
    };
  }, []);
  return null;
}
