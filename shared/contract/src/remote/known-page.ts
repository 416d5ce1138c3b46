import { menuPages } from '../menu/menu-item.ts';
import { shellPages } from '../paths.ts';
import { isPathWithin, type RemoteEntry, remoteForPath, standInsOf } from './remote-entry.ts';

const framed = '/frame';

/**
 * Whether anything may have a page at a path: the shell, or the remote that owns it. A remote whose pages are not all
 * known, such as one of a development server or one with a stand-in that has other pages, may have any of its paths.
 */
export function isKnownPage(remotes: readonly RemoteEntry[], asked: string): boolean {
  const path = asked.replace(/\/$/, '') || '/';
  // Which sites are framed is in the menu of whoever is signed in: any name may be one.
  if (shellPages.includes(path) || (path !== framed && isPathWithin(framed, path))) return true;
  const owner = remoteForPath(remotes, path);
  if (!owner) return false;
  const routes = Object.keys(owner.preload).filter((key) => key.startsWith('/'));
  const isOpen = routes.length === 0 || standInsOf(owner).some(({ declared }) => declared !== undefined);
  if (isOpen) return true;
  const pages = [...routes, ...menuPages(owner.menu).map((item) => item.path)];
  return pages.some((page) => isPathOf(page, path));
}

/** As the router matches: segment by segment, `:name` takes any one. */
export function isPathOf(pattern: string, path: string): boolean {
  const [wanted = [], given = []] = [pattern, path].map((text) => text.replace(/\/$/, '').split('/'));
  return (
    wanted.length === given.length &&
    wanted.every((segment, at) => segment.startsWith(':') || segment === given[at])
  );
}
