import {
  type MenuItem,
  may,
  menuForRoles,
  menuPages,
  ownItems,
  type RemoteEntry,
  type UserInfo,
} from '@berth/contract';

/** What the menu shows of the shell's own pages. */
export type OwnEntries = {
  /** Stand before what the remotes declare, and after it. */
  first: readonly MenuItem[];
  last: readonly MenuItem[];
  /** A stored item may name an own page, too: without the page's permission it leads nowhere. */
  isOpen: (pathname: string) => boolean;
};

/**
 * The menu of a user (spec section 2): what the remotes declare, filtered by the user's roles and permissions, plus
 * the stored menu, and the shell's own pages by permission. Groups of the same name become one, items of the same path
 * stand once.
 */
export function mergeMenu(
  remotes: readonly RemoteEntry[],
  stored: readonly MenuItem[],
  { role, permissions }: Pick<UserInfo, 'role' | 'permissions'>,
  own: OwnEntries,
): MenuItem[] {
  // One team's menu neither leads to pages of another nor says how those are shown.
  const declared = remotes.flatMap((remote) => ownItems(remote, remote.menu));
  const allowed = menuForRoles(openItems([...declared, ...stored], own, permissions), role);
  return mergeItems([...own.first, ...allowed, ...own.last]);
}

function openItems(items: readonly MenuItem[], own: OwnEntries, permissions: readonly string[]): MenuItem[] {
  return items.flatMap((item) => {
    if (item.children) return [{ ...item, children: openItems(item.children, own, permissions) }];
    const { permission } = item.meta;
    if (permission && !may({ permissions }, permission)) return [];
    return own.isOpen(item.path) ? [item] : [];
  });
}

function mergeItems(items: readonly MenuItem[]): MenuItem[] {
  const merged: MenuItem[] = [];
  for (const item of items) {
    const at = merged.findIndex((known) =>
      item.children ? known.name === item.name : known.path === item.path,
    );
    const known = merged[at];
    if (!known) merged.push(item);
    else if (known.children && item.children) {
      const children = mergeItems([...known.children, ...item.children]);
      // A group is hidden where everybody who has a part in it hides it.
      const hidden = known.meta.hidden && item.meta.hidden;
      merged[at] = { ...known, meta: { ...known.meta, hidden }, children };
    }
  }
  return merged;
}

/** The path of the entry to mark at an address: its own, or the one that a hidden page names. */
export function markedPath(items: readonly MenuItem[], pathname: string): string | null {
  const page = menuPages(items).find(({ path }) => path === pathname);
  return page ? (page.meta.active ?? page.path) : null;
}

/** The page at an address fills the window, without bars and tabs (meta `fullpage`). */
export function isFullPage(items: readonly MenuItem[], pathname: string): boolean {
  return menuPages(items).some(({ path, meta }) => path === pathname && meta.fullpage);
}

/**
 * The address of a page that is not ours (meta `type: iframe`). Our content policy lets no other site into a frame,
 * so it opens in a window of its own; null for what is no safe address of the web.
 */
export function outsideAddress({ meta }: MenuItem): string | null {
  if (meta.type !== 'iframe' || !meta.url || !URL.canParse(meta.url, window.location.origin)) return null;
  const url = new URL(meta.url, window.location.origin);
  return url.protocol === 'https:' || url.origin === window.location.origin ? url.href : null;
}

/** What the menu shows: without hidden pages, what leads nowhere, and groups that only hold such. */
export function shownItems(items: readonly MenuItem[]): MenuItem[] {
  return items.flatMap((item) => {
    if (item.meta.hidden || (item.meta.type === 'iframe' && outsideAddress(item) === null)) return [];
    if (!item.children) return [item];
    const children = shownItems(item.children);
    return children.length > 0 ? [{ ...item, children }] : [];
  });
}

/** Groups of what is done now and then (信息维护, 系统管理). */
const seldom: readonly string[] = ['information', 'system'];

/** The menu where little room is: pages of the daily work stand before those that are opened now and then. */
export function dailyFirst(menu: readonly MenuItem[]): MenuItem[] {
  const isSeldom = ({ name }: MenuItem) => seldom.includes(name);
  return [...menu.filter((item) => !isSeldom(item)), ...menu.filter(isSeldom)];
}
