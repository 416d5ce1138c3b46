import { type CustomerKind, type MenuItem, may } from '@berth/contract';
import { matchPath } from '@berth/runtime';
import type { OwnEntries } from '../menu/merge-menu.ts';
import { companyChangePage, upgradePage } from './company-change-pages.ts';
import { consolePage } from './console-page.ts';
import type { OwnPage } from './own-page.ts';
import { releasesPage } from './releases-page.ts';

const ownPages: readonly OwnPage[] = [consolePage, releasesPage, upgradePage, companyChangePage];

/** The page of the shell's own at a path, whoever may see it. */
export function ownPageAt(pathname: string): OwnPage | undefined {
  return ownPages.find(({ path }) => matchPath(path, pathname));
}

/** What the menu shows of them to somebody with these permissions, of a customer of this kind. */
export function ownEntries(permissions: readonly string[], kind?: CustomerKind): OwnEntries {
  const entryOf = ({ menu, shownTo }: OwnPage) =>
    shownTo === undefined || shownTo === kind ? menu : hiddenEntry(menu);
  const open = ownPages.filter(({ path }) => isOpenTo(permissions, path));
  return {
    first: open.filter(({ isFirst }) => isFirst).map(entryOf),
    last: open.filter(({ isFirst }) => !isFirst).map(entryOf),
    isOpen: (pathname) => isOpenTo(permissions, pathname),
  };
}

function hiddenEntry(item: MenuItem): MenuItem {
  return item.children
    ? { ...item, children: item.children.map(hiddenEntry) }
    : { ...item, meta: { ...item.meta, hidden: true } };
}

/** Whether a page is none of ours, or one that these permissions open. */
export function isOpenTo(permissions: readonly string[], pathname: string): boolean {
  const permission = ownPageAt(pathname)?.permission;
  return permission === undefined || may({ permissions }, permission);
}
