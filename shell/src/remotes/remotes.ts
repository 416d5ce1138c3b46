import { type RemoteEntry, remoteForPath } from '@berth/contract';
import { adoptRemote, createSignal, matchPath, type RemoteRoute } from '@berth/runtime';
import { loadRemoteModule } from './federation.ts';
import { forgetPage, loadPage } from './page-modules.ts';
import { createRemoteLoader, type RemoteState } from './remote-loader.ts';

/** The remotes of this page. */
export const remoteLoader = createRemoteLoader(async (entry, isRetry) =>
  adoptRemote(entry.name, await loadRemoteModule(entry, isRetry)),
);

/** Stands for the state of a remote at a path that belongs to none. */
export const noRemote = createSignal<RemoteState>({ status: 'idle' });

/** The route of a loaded remote that a path leads to; undefined while the remote is not there. */
export function loadedRoute(remotes: readonly RemoteEntry[], pathname: string): RemoteRoute | undefined {
  const entry = remoteForPath(remotes, pathname);
  const state = entry && remoteLoader.stateOf(entry.name).get();
  if (state?.status !== 'ready') return undefined;
  return state.definition.routes.find(({ path }) => matchPath(path, pathname));
}

/** Fetches a page before it is asked for, as when the pointer rests on its link. */
export function prefetchPage(remotes: readonly RemoteEntry[], pathname: string): void {
  const entry = remoteForPath(remotes, pathname);
  if (!entry) return;
  remoteLoader.load(entry);
  const state = remoteLoader.stateOf(entry.name);
  const fetchPage = () => {
    const route = loadedRoute(remotes, pathname);
    // The visit tries again, and says so.
    if (route) loadPage(route).catch(() => forgetPage(route));
    return state.get().status !== 'loading';
  };
  if (fetchPage()) return;
  const stop = state.subscribe(() => {
    if (fetchPage()) stop();
  });
}
