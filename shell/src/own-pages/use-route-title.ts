import { isOpenTo, remoteForPath } from '@berth/contract';
import { localized, useLocale, useSignal, useSite, useUser } from '@berth/runtime';
import { loadedRoute, noRemote, remoteLoader } from '../remotes/remotes.ts';
import { ownPageAt } from './own-pages.ts';

/** The title that a path's route declares; that of its remote until the remote is loaded. */
export function useRouteTitle(pathname: string): string {
  const { remotes } = useSite();
  const locale = useLocale();
  const entry = remoteForPath(remotes, pathname);
  useSignal(entry ? remoteLoader.stateOf(entry.name) : noRemote);
  const own = ownPageAt(pathname);
  const { permissions = [] } = useUser() ?? {};
  // Who may not open a page does not learn that it exists.
  if (own) return isOpenTo(permissions, pathname) ? localized(own.title, locale) : '';
  const title = loadedRoute(remotes, pathname)?.title ?? entry?.title;
  return title ? localized(title, locale) : '';
}
