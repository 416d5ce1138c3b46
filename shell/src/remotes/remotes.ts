import { type RemoteEntry, remoteForPath } from '@berth/contract';
import {
  adoptRemote,
  createSignal,
  matchPath,
  type RemoteDefinition,
  type RemoteRoute,
  type Signal,
} from '@berth/runtime';
import { readBootBlock } from '../loading/boot-block.ts';
import { ShellPartError } from '../loading/judge-part.ts';
import { isLineGood } from '../loading/probe-line.ts';
import { reportFailed, reportShellFailed, reportStarted } from '../outcomes/report-outcomes.ts';
import { isRegistryAwaited, openRegistry } from '../registry/registry-signal.ts';
import { isRemembered } from './failed-versions.ts';
import { loadRemoteModule } from './federation.ts';
import { fetchAhead, fetchShellAhead, preloadFiles } from './files/preload-files.ts';
import { forgetFailedPage, loadPage } from './page-modules.ts';
import { createRemoteLoader, type RemoteState } from './remote-loader.ts';

const deployment = () => openRegistry.get()?.deployment ?? 0;

/** Whether it failed in this browser session, where another one works. */
export const isKnownToFail = ({ name }: { name: string }, { version }: { version: string }) =>
  isRemembered(deployment(), { name, version });

/** The remotes of this page. */
export const remoteLoader = createRemoteLoader({
  async fetchVersion({ name, basePaths }, version, isRetry) {
    const { pathname } = window.location;
    // Any path of a remote can be asked for first; of one that is fetched in idle time only the start is.
    preloadFiles(version, remoteForPath([{ basePaths }], pathname) && pathname);
    return adoptRemote(name, version.global, await loadRemoteModule(version, isRetry));
  },
  isLineGood,
  isKnownToFail,
  onStarted: ({ name }, { version }) => reportStarted({ name, version }),
  onFailed: ({ name }, { version }, { cause, error }) =>
    error instanceof ShellPartError
      ? reportShellFailed(error)
      : reportFailed({ name, version }, cause, error),
});

/** Stands for the state of a remote at a path that belongs to none. */
export const noRemote = createSignal<RemoteState>({ status: 'idle' });

/** The route of a loaded remote that a path leads to; undefined while the remote is not there. */
export function loadedRoute(remotes: readonly RemoteEntry[], pathname: string): RemoteRoute | undefined {
  const entry = remoteForPath(remotes, pathname);
  const state = entry && remoteLoader.stateOf(entry.name).get();
  return state?.status === 'ready' ? routeOf(state.definition, pathname) : undefined;
}

export function routeOf({ routes }: RemoteDefinition, pathname: string): RemoteRoute | undefined {
  return routes.find(({ path }) => matchPath(path, pathname));
}

/** Fetches a page before it is asked for, as when the pointer rests on its link. */
export function prefetchPage(remotes: readonly RemoteEntry[], pathname: string): void {
  fetchPage(remotes, pathname).catch(() => {
    const route = loadedRoute(remotes, pathname);
    // The visit tries again, and says so.
    if (route) forgetFailedPage(route);
  });
}

/** Fetches a page that is drawn in a moment. Fails with the page; a remote that does not come is known by its state. */
export async function fetchPage(remotes: readonly RemoteEntry[], pathname: string): Promise<void> {
  const entry = remoteForPath(remotes, pathname);
  // Nothing is lost by waiting, and a version that has run would stay.
  if (!entry || isRegistryAwaited.get()) return;
  remoteLoader.load(entry);
  await settled(remoteLoader.stateOf(entry.name));
  const route = loadedRoute(remotes, pathname);
  if (route) await loadPage(route);
}

function settled(state: Signal<RemoteState>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (state.get().status === 'loading') return;
      stop();
      resolve();
    };
    const stop = state.subscribe(look);
    look();
  });
}

/** Fetches what every page of a remote begins with, and runs nothing of it. */
export function fetchRemoteAhead(entry: RemoteEntry): void {
  if (remoteLoader.stateOf(entry.name).get().status === 'idle') fetchAhead(entry, null);
}

/**
 * As {@link prefetchPage}, before anybody signed in: nothing of the remote runs, so that it can still be the
 * version that is meant for the customer.
 */
export function fetchPageAhead(remotes: readonly RemoteEntry[], pathname: string): void {
  const entry = remoteForPath(remotes, pathname);
  if (!entry || remoteLoader.stateOf(entry.name).get().status !== 'idle') return;
  fetchAhead(entry, pathname);
  // Such as tables and fields, which the page shares with others.
  fetchShellAhead(readBootBlock().ahead ?? []);
}
