export {
  frameHostProblems,
  isFrameAllowed,
  normalizeFrameHost,
  safeAddress,
} from './menu/frame-hosts.ts';
export type { MenuItem } from './menu/menu-item.ts';
export { menuForRoles, menuPages } from './menu/menu-item.ts';
export type { MenuItemContent, MenuTrouble, StoredItemType, StoredMenuItem } from './menu/stored-item.ts';
export {
  isGroup,
  itemsWithin,
  menuIconNames,
  menuTroubles,
  placeMenuItems,
  storedItemLimits,
  storedItemTypeNames,
  storedItemTypes,
} from './menu/stored-item.ts';
export type { MenuSurroundings } from './menu/stored-item-rules.ts';
export { menuItemProblems, placeProblem, settleMenuItem } from './menu/stored-item-rules.ts';
export { isKnownPage, isPathOf } from './remote/known-page.ts';
export { isMenuPage } from './workspace/menu-page.ts';
export { dailyFirst, isFullPage, markedPath, mergeMenu } from './workspace/merge-menu.ts';
export type { OwnEntries, ShellEntry } from './workspace/shell-entries.ts';
export { isOpenTo, ownEntries, shellEntries, shellEntryAt } from './workspace/shell-entries.ts';
export { frameAddressOf, outsideAddressOf, shownItemsOf } from './workspace/shown-items.ts';
