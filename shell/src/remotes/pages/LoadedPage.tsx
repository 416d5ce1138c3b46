import type { RemoteEntry } from '@berth/contract';
import { localized, notify, type RemoteRoute, useTranslation } from '@berth/runtime';
import { useEffect, useRef } from 'react';
import { retryParts } from '../../loading/judge-part.ts';
import { NotFoundPage } from '../../not-found/NotFoundPage.tsx';
import { failPending, filesLoaded } from '../files/pending-files.ts';
import { Drawn } from '../loaded/Drawn.tsx';
import { LoadedCode } from '../loaded/LoadedCode.tsx';
import { blameVersion, refetchCodeOf, rememberFallback, versionOf } from '../loaded/version-failure.ts';
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
  const version = versionOf(entry, remote);
  const handleFailure = async (error: unknown) => {
    if (!blameVersion(entry, remote, error)) return false;
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
  // What it waits for may be a part of the shell.
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
    if (rememberFallback(entry))
      notify.info(t('remote.fellBack'), t('remote.fellBackText', { title: localized(entry.title, locale) }));
  };
  return (
    <PageBoundary
      key={`${remote.version} ${route.path}`}
      onRetry={() => refetchCodeOf(version, route)}
      onFailure={handleFailure}
    >
      <LoadedCode
        entry={entry}
        remote={remote}
        code={route}
        isPlain={route.isPlain === true}
        skeleton={<PageSkeleton waiting={waiting} />}
      >
        <Drawn onDrawn={handleDrawn} />
        <Touched onChange={handleTouched} />
      </LoadedCode>
    </PageBoundary>
  );
}

const touches = ['pointerdown', 'keydown', 'click', 'input'] as const;

/** Reports whether anybody has done anything since the page beside it was drawn. */
function Touched({ onChange }: { onChange: (isTouched: boolean) => void }) {
  const report = useRef(onChange);
  useEffect(() => {
    report.current(false);
    const handleTouch = () => report.current(true);
    for (const touch of touches) document.addEventListener(touch, handleTouch, true);
    return () => {
      for (const touch of touches) document.removeEventListener(touch, handleTouch, true);
    };
  }, []);
  return null;
}
