import { may } from '../account/policy.ts';
import { type MenuItem, menuForRoles, menuPages } from '../menu/menu-item.ts';
import { ownItems } from '../remote/foreign-claims.ts';
import type { RemoteEntry } from '../remote/remote-entry.ts';
import type { UserInfo } from '../session/user-info.ts';
import { isMenuPage } from './menu-page.ts';
import type { OwnEntries } from './shell-entries.ts';

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
  const has = ({ meta }: MenuItem) => !meta.permission || may({ permissions }, meta.permission);
  const declaredPages = menuPages(declared);
  const isThere = ({ path, meta }: MenuItem) => meta.type !== undefined || isMenuPage(remotes, path);
  // A page that is declared with several permissions opens with any. Whoever stores an item of it does not open it.
  const isPageOpen = (path: string) => {
    const items = declaredPages.filter((page) => page.path === path);
    return items.length === 0 || items.some(has);
  };
  const isOpen = (item: MenuItem) => has(item) && isPageOpen(item.path) && own.isOpen(item.path);
  const leading = [...declared, ...keepPages(stored, isThere)];
  const allowed = menuForRoles(keepPages(leading, isOpen), role);
  return mergeItems([...own.first, ...allowed, ...own.last]);
}

/** The items without the pages that are not kept. */
function keepPages(items: readonly MenuItem[], isKept: (page: MenuItem) => boolean): MenuItem[] {
  return items.flatMap((item) => {
    if (item.children) return [{ ...item, children: keepPages(item.children, isKept) }];
    return isKept(item) ? [item] : [];
  });
}

function mergeItems(items: readonly MenuItem[]): MenuItem[] {
  const merged: MenuItem[] = [];
  for (const item of items) {
    const at = merged.findIndex((known) =>
      item.children
        ? known.children !== undefined && known.name === item.name
        : known.children === undefined && known.path === item.path,
    );
    const known = merged[at];
    if (!known) merged.push(item.children ? { ...item, children: mergeItems(item.children) } : item);
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

/** Groups of what is done now and then (信息维护, 系统管理, 演示). */
const seldom: readonly string[] = ['information', 'system', 'demo'];

/** The menu where little room is: pages of the daily work stand before those that are opened now and then. */
export function dailyFirst(menu: readonly MenuItem[]): MenuItem[] {
  const isSeldom = ({ name }: MenuItem) => seldom.includes(name);
  return [...menu.filter((item) => !isSeldom(item)), ...menu.filter(isSeldom)];
}
