import type { Permission } from '../account/permissions.ts';
import type { LocalizedText } from '../language/locale.ts';

/** What staff add to the menu (spec section 3): groups and pages of the portal, what is elsewhere, and permissions. */
export const storedItemTypes = ['menu', 'link', 'iframe', 'button'] as const;
export type StoredItemType = (typeof storedItemTypes)[number];

export const storedItemTypeNames = {
  menu: { 'zh-CN': '菜单', en: 'Menu' },
  link: { 'zh-CN': '外部链接', en: 'External link' },
  iframe: { 'zh-CN': '内嵌页面', en: 'Framed page' },
  button: { 'zh-CN': '按钮权限', en: 'Button permission' },
} as const satisfies Record<StoredItemType, LocalizedText>;

/** The outlines that an item can have, by the names that the shell draws them under. */
export const menuIconNames = {
  list: { 'zh-CN': '列表', en: 'List' },
  inbox: { 'zh-CN': '收件箱', en: 'Inbox' },
  ship: { 'zh-CN': '船舶', en: 'Ship' },
  container: { 'zh-CN': '集装箱', en: 'Container' },
  plane: { 'zh-CN': '飞机', en: 'Plane' },
  document: { 'zh-CN': '文件', en: 'Document' },
  bill: { 'zh-CN': '账单', en: 'Bill' },
  chart: { 'zh-CN': '图表', en: 'Chart' },
  person: { 'zh-CN': '人员', en: 'Person' },
  people: { 'zh-CN': '团队', en: 'People' },
  layers: { 'zh-CN': '层级', en: 'Layers' },
  page: { 'zh-CN': '页面', en: 'Page' },
  bell: { 'zh-CN': '通知', en: 'Bell' },
  tasks: { 'zh-CN': '任务', en: 'Tasks' },
  clock: { 'zh-CN': '时钟', en: 'Clock' },
  search: { 'zh-CN': '搜索', en: 'Search' },
  gear: { 'zh-CN': '设置', en: 'Gear' },
  system: { 'zh-CN': '屏幕', en: 'Screen' },
} as const satisfies Record<string, LocalizedText>;

/** What is entered of an item. What its type has no use for is empty. */
export type MenuItemContent = {
  parentId: string | null;
  type: StoredItemType;
  /** Its alias: no two items have the same. Groups of one name, also of remotes, are one group. */
  name: string;
  titleZh: string;
  titleEn: string;
  /** Of a page of the portal; a menu item without one is a group. */
  path: string;
  /** Of a link or of what is framed. */
  url: string;
  icon: string;
  /** Who sees it: by the ids of roles; none for everybody. */
  roles: string[];
  /** Who has it sees the item; the one that a button stands for. '' for none. */
  permission: Permission | '';
  isHidden: boolean;
};

/** Why a stored item is not shown, though nobody hid it. */
export const menuTroubles = ['pageGone', 'hostNotAllowed'] as const;
export type MenuTrouble = (typeof menuTroubles)[number];

export type StoredMenuItem = MenuItemContent & {
  id: string;
  version: number;
  trouble: MenuTrouble | null;
};

export const storedItemLimits = {
  items: 300,
  title: 40,
  url: 1000,
  roles: 100,
  hosts: 50,
} as const;

export function isGroup({ type, path }: Pick<MenuItemContent, 'type' | 'path'>): boolean {
  return type === 'menu' && path === '';
}

type Placed = Pick<StoredMenuItem, 'id' | 'parentId'>;

/** Items as a tree is read, each before its children, with how deep it stands; siblings in the order in which they came. */
export function placeMenuItems<Item extends Placed>(
  items: readonly Item[],
  parentId: string | null = null,
  depth = 0,
): { item: Item; depth: number }[] {
  return items
    .filter((item) => item.parentId === parentId)
    .flatMap((item) => [{ item, depth }, ...placeMenuItems(items, item.id, depth + 1)]);
}

/** An item and all below it, by their ids. */
export function itemsWithin(items: readonly Placed[], id: string): string[] {
  return [id, ...placeMenuItems(items, id).map(({ item }) => item.id)];
}
