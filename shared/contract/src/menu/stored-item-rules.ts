import { type Permission, permissions } from '../account/permissions.ts';
import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { isFrameAllowed, safeAddress } from './frame-hosts.ts';
import {
  isGroup,
  itemsWithin,
  storedItemLimits as limits,
  type MenuItemContent,
  menuIconNames,
  type StoredMenuItem,
} from './stored-item.ts';

type Known = Pick<StoredMenuItem, 'id' | 'parentId' | 'type' | 'path' | 'name' | 'icon'>;

/** What an item is judged against. */
export type MenuSurroundings = {
  items: readonly Known[];
  /** Whether anything has a page of the workspace there. */
  isPage: (path: string) => boolean;
  frameHosts: readonly string[];
  /** The ids of those that can be chosen. */
  roles: readonly string[];
};

const menuNamePattern = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;

/** An item without what its type has no use for, so that nothing unseen is kept. */
export function settleMenuItem(item: MenuItemContent): MenuItemContent {
  const isButton = item.type === 'button';
  const seesAnybody = isGroup(item);
  return {
    ...item,
    path: item.type === 'menu' ? item.path : '',
    url: item.type === 'link' || item.type === 'iframe' ? (safeAddress(item.url)?.href ?? item.url) : '',
    icon: isButton ? '' : item.icon,
    // A group is shown to whoever sees anything in it.
    roles: isButton || seesAnybody ? [] : item.roles,
    permission: seesAnybody ? '' : item.permission,
    isHidden: !isButton && item.isHidden,
  };
}

/** What is wrong with an item, the same for form and server; `id` is null for a new one. */
export function menuItemProblems(
  id: string | null,
  item: MenuItemContent,
  surroundings: MenuSurroundings,
): Problem[] {
  const { items } = surroundings;
  const stored = items.find((other) => other.id === id);
  const others = items.filter((other) => other.id !== id);
  const isNameTaken = others.some(({ name }) => name === item.name);
  return [
    ...nameProblem(item.name, isNameTaken),
    ...titleProblem('titleZh', item.titleZh),
    ...titleProblem('titleEn', item.titleEn),
    ...placeProblem(id, item, items),
    ...childrenProblem(id, item, items),
    ...leadsProblem(item, others, surroundings),
    ...iconProblem(item.icon, stored?.icon),
    ...rightProblems(item, surroundings.roles),
  ];
}

function nameProblem(name: string, isTaken: boolean): Problem[] {
  if (name === '') return [{ path: 'name', rule: 'required' }];
  if (!menuNamePattern.test(name)) return [{ path: 'name', rule: 'menuName' }];
  return isTaken ? [{ path: 'name', rule: 'takenValue' }] : [];
}

function titleProblem(path: 'titleZh' | 'titleEn', title: string): Problem[] {
  if (title.trim() === '') return [{ path, rule: 'required' }];
  const tooLong = checkText(title, limits.title);
  return tooLong ? [{ path, ...tooLong }] : [];
}

type Place = Pick<MenuItemContent, 'parentId' | 'type' | 'path'>;

/**
 * Where an item can stand: groups at the top, buttons below a page, all else at the top or in a group; nothing below
 * itself.
 */
export function placeProblem(id: string | null, item: Place, items: readonly Known[]): Problem[] {
  const path = 'parentId';
  const parent = items.find((other) => other.id === item.parentId);
  if (item.parentId === null) return item.type === 'button' ? [{ path, rule: 'buttonWithoutPage' }] : [];
  if (!parent) return [{ path, rule: 'unknownChoice' }];
  if (id !== null && itemsWithin(items, id).includes(parent.id)) return [{ path, rule: 'menuUnderItself' }];
  if (parent.type !== 'menu') return [{ path, rule: 'menuUnderLeaf' }];
  const isInGroup = isGroup(parent);
  if (item.type === 'button') return isInGroup ? [{ path, rule: 'buttonWithoutPage' }] : [];
  if (!isInGroup) return [{ path, rule: 'menuUnderPage' }];
  return isGroup(item) ? [{ path, rule: 'menuGroupOnTop' }] : [];
}

/** What stands below an item could not stay there if it became something else. */
function childrenProblem(id: string | null, item: Place, items: readonly Known[]): Problem[] {
  const children = items.filter(({ parentId }) => id !== null && parentId === id);
  const canStay = ({ type }: Known) =>
    item.type === 'menu' && (isGroup(item) ? type !== 'button' : type === 'button');
  return children.every(canStay) ? [] : [{ path: 'type', rule: 'menuHasItems' }];
}

function leadsProblem(
  item: MenuItemContent,
  others: readonly Known[],
  { isPage, frameHosts }: MenuSurroundings,
): Problem[] {
  const { type, path, url } = item;
  if (type === 'menu') {
    if (path === '') return [];
    if (!isPage(path)) return [{ path: 'path', rule: 'noSuchPage' }];
    return others.some((other) => other.type === 'menu' && other.path === path)
      ? [{ path: 'path', rule: 'takenValue' }]
      : [];
  }
  if (type === 'button') return [];
  if (url === '') return [{ path: 'url', rule: 'required' }];
  const tooLong = checkText(url, limits.url);
  if (tooLong) return [{ path: 'url', ...tooLong }];
  const address = safeAddress(url);
  if (address === null) return [{ path: 'url', rule: 'notHttps' }];
  return type === 'iframe' && !isFrameAllowed(url, frameHosts)
    ? [{ path: 'url', rule: 'hostNotAllowed', params: { host: address.host } }]
    : [];
}

function iconProblem(icon: string, stored: string | undefined): Problem[] {
  const isKnown = icon === '' || Object.hasOwn(menuIconNames, icon) || icon === stored;
  return isKnown ? [] : [{ path: 'icon', rule: 'unknownChoice' }];
}

function rightProblems({ type, permission, roles }: MenuItemContent, known: readonly string[]): Problem[] {
  const isMissing = type === 'button' && permission === '';
  const isUnknown = permission !== '' && !Object.hasOwn(permissions, permission satisfies Permission);
  return [
    ...(isMissing ? [{ path: 'permission', rule: 'chooseOne' } as const] : []),
    ...(isUnknown ? [{ path: 'permission', rule: 'unknownChoice' } as const] : []),
    ...(roles.some((role) => !known.includes(role))
      ? [{ path: 'roles', rule: 'unknownChoice' } as const]
      : []),
  ];
}
