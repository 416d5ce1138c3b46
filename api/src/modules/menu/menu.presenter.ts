import {
  isFrameAllowed,
  isGroup,
  type MenuItem,
  type MenuItemContent,
  type MenuTrouble,
  type StoredMenuItem,
} from '@berth/contract';
import type { MenuItemRow } from './menu.repository.ts';

/** The rows as a tree of groups and items, without buttons and without groups that are empty. */
export function presentMenu(rows: readonly MenuItemRow[]): MenuItem[] {
  const childrenOf = Map.groupBy(
    rows.filter(({ type }) => type !== 'button'),
    (row) => row.parent_id,
  );
  const present = (row: MenuItemRow): MenuItem[] => {
    const { role: _role, ...meta } = row.meta;
    const { component, redirect } = row;
    const isOfGroup = isGroup(row);
    const children = isOfGroup ? (childrenOf.get(row.id) ?? []).flatMap(present) : [];
    if (isOfGroup && children.length === 0) return [];
    const item: MenuItem = { name: row.name, path: pathOf(row), meta };
    if (row.type === 'link' || row.type === 'iframe') item.meta = { ...meta, type: row.type };
    if (component !== null) item.component = component;
    if (redirect !== null) item.redirect = redirect;
    if (isOfGroup) item.children = children;
    return [item];
  };
  return (childrenOf.get(null) ?? []).flatMap(present);
}

/** What is no page of a remote or of the shell has a path that covers none of theirs. */
function pathOf({ type, name, path }: MenuItemRow): string {
  if (type === 'iframe') return `/frame/${name}`;
  if (type === 'link') return `/link/${name}`;
  return path === '' ? `/${name}` : path;
}

export function presentItem(row: MenuItemRow, trouble: MenuTrouble | null): StoredMenuItem {
  const { title, url = '', icon = '', role = [], hidden = false } = row.meta;
  return {
    id: row.id,
    version: row.version,
    parentId: row.parent_id,
    type: row.type,
    name: row.name,
    titleZh: title['zh-CN'],
    titleEn: title.en,
    path: row.path,
    url,
    icon,
    roles: role,
    permission: row.permission ?? '',
    isHidden: hidden,
    trouble,
  };
}

type Surroundings = { isPage: (path: string) => boolean; frameHosts: readonly string[] };

/** Why an item is not shown, though nobody hid it. */
export function troubleOf(row: MenuItemRow, { isPage, frameHosts }: Surroundings): MenuTrouble | null {
  if (row.type === 'iframe') return isFrameAllowed(row.meta.url ?? '', frameHosts) ? null : 'hostNotAllowed';
  return row.type === 'menu' && !isGroup(row) && !isPage(row.path) ? 'pageGone' : null;
}

/** The columns of an item that was entered. `active`, `fullpage` and `breadcrumb` have no field in the form: they stay as stored. */
export function rowOf(item: MenuItemContent, stored: MenuItemRow | null) {
  const { active, fullpage, breadcrumb } = stored?.meta ?? {};
  const meta = {
    title: { 'zh-CN': item.titleZh, en: item.titleEn },
    icon: item.icon || undefined,
    role: item.roles.length > 0 ? item.roles : undefined,
    hidden: item.isHidden || undefined,
    url: item.url || undefined,
    active,
    fullpage,
    breadcrumb,
  };
  return {
    parent_id: item.parentId,
    type: item.type,
    name: item.name,
    path: item.path,
    permission: item.permission || null,
    meta: JSON.stringify(meta),
  };
}
