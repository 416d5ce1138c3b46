import type { MenuItem } from '@berth/contract';
import { matchPath } from '@berth/runtime';
import type { OwnPage } from './own-page.ts';
import { releasesPage } from './releases-page.ts';

const ownPages: readonly OwnPage[] = [releasesPage];

/** The page of the shell's own at a path, whoever may see it. */
export function ownPageAt(pathname: string): OwnPage | undefined {
  return ownPages.find(({ path }) => matchPath(path, pathname));
}

/** The menu of the own pages that these permissions open. */
export function ownMenu(permissions: readonly string[]): MenuItem[] {
  return ownPages.filter(({ permission }) => permissions.includes(permission)).map(({ menu }) => menu);
}

/** A stored item may name an own page, too: without the page's permission it leads nowhere. */
export function isOpenTo(permissions: readonly string[], pathname: string): boolean {
  const page = ownPageAt(pathname);
  return !page || permissions.includes(page.permission);
}
