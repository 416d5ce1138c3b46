import {
  type LocalizedText,
  type MenuItemContent,
  menuIconNames,
  type Permission,
  permissions,
  type SelectOption,
  type StoredItemType,
  type StoredMenuItem,
} from '@berth/contract';
import type { MenuPages, StoredMenu } from './menus.queries.ts';

/** An item as it is typed. */
export type ItemDraft = Omit<MenuItemContent, 'type' | 'parentId' | 'permission'> & {
  type: StoredItemType | null;
  /** '' for the top. */
  parentId: string;
  permission: string;
};

export function newDraft(under: StoredMenuItem | null): ItemDraft {
  return {
    type: under && under.path !== '' ? 'button' : 'menu',
    parentId: under?.id ?? '',
    name: '',
    titleZh: '',
    titleEn: '',
    path: '',
    url: '',
    icon: '',
    roles: [],
    permission: '',
    isHidden: false,
  };
}

export function draftOf(item: StoredMenuItem): ItemDraft {
  const { id: _id, version: _version, trouble: _trouble, parentId, ...content } = item;
  return { ...content, parentId: parentId ?? '' };
}

/** What is sent of it; `items` are all of the menu, `id` is its own. */
export function contentOf(
  draft: ItemDraft,
  items: readonly StoredMenuItem[],
  id: string | null,
): MenuItemContent {
  return {
    ...draft,
    type: draft.type ?? 'menu',
    parentId: parentOf(draft, items, id)?.value ?? null,
    name: draft.name.trim(),
    titleZh: draft.titleZh.trim(),
    titleEn: draft.titleEn.trim(),
    path: draft.path.trim(),
    url: draft.url.trim(),
    permission: draft.permission as Permission | '', // one of those that are offered
  };
}

const option = (value: string, title: LocalizedText, more = ''): SelectOption => ({
  value,
  nameZh: title['zh-CN'],
  nameEn: title.en,
  search: `${value} ${more}`,
});

/** The pages that can be chosen; the one that an item has stays, though it is gone. */
export function pageOptions(pages: MenuPages, kept: string): SelectOption[] {
  const options = pages.map(({ path, title }) => option(path, named(path, title)));
  const isKnown = kept === '' || pages.some(({ path }) => path === kept);
  return isKnown ? options : [...options, option(kept, named(kept, null))];
}

function named(path: string, title: LocalizedText | null): LocalizedText {
  return title
    ? { 'zh-CN': `${title['zh-CN']}（${path}）`, en: `${title.en} (${path})` }
    : { 'zh-CN': path, en: path };
}

/** What an item of a type can stand within: buttons within pages, all else within groups. */
export function parentOptions(items: readonly StoredMenuItem[], id: string | null, type: StoredItemType) {
  return items
    .filter((item) => item.id !== id && item.type === 'menu' && (item.path === '') === (type !== 'button'))
    .map((item) => option(item.id, { 'zh-CN': item.titleZh, en: item.titleEn }, item.name));
}

/** Where it stands: of another type it may not be able to stay where it stood. */
export function parentOf(
  { type, parentId }: ItemDraft,
  items: readonly StoredMenuItem[],
  id: string | null,
): SelectOption | undefined {
  return parentOptions(items, id, type ?? 'menu').find(({ value }) => value === parentId);
}

export const iconOptions: readonly SelectOption[] = Object.entries(menuIconNames).map(([name, title]) =>
  option(name, title),
);

export const permissionOptions: readonly SelectOption[] = Object.entries(permissions).map(
  ([name, { title }]) => option(name, title),
);

export function roleOptions(
  roles: StoredMenu['roles'],
  owners: Record<'customer' | 'forwarder', string>,
): SelectOption[] {
  return roles.map(({ id, title, owner }) =>
    option(id, {
      'zh-CN': `${owners[owner]} · ${title['zh-CN']}`,
      en: `${owners[owner]} · ${title.en}`,
    }),
  );
}
