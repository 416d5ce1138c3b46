import {
  isMenuPage,
  type LocalizedText,
  menuPages,
  ownItems,
  type Permission,
  type RemoteEntry,
  shellEntries,
} from '@berth/contract';

type MenuPage = { path: string; title: LocalizedText | null; permission: Permission | null };

/** The pages that an item can lead to, by their paths: what menus name, and what remotes have besides. */
export function listMenuPages(remotes: readonly RemoteEntry[]): MenuPage[] {
  const own = Object.values(shellEntries).map(({ path, title, permission }) => ({
    path,
    title,
    permission: permission ?? null,
  }));
  const named = remotes
    .flatMap((remote) => menuPages(ownItems(remote, remote.menu)))
    .map(({ path, meta }) => ({ path, title: meta.title, permission: meta.permission ?? null }));
  const others = remotes
    .flatMap(({ preload }) => Object.keys(preload))
    .map((path) => ({ path, title: null, permission: null }));
  const pages = new Map<string, MenuPage>();
  for (const page of [...own, ...named, ...others]) {
    if (isMenuPage(remotes, page.path) && !pages.has(page.path)) pages.set(page.path, page);
  }
  return [...pages.values()].sort((one, other) => (one.path < other.path ? -1 : 1));
}
