import { matchPath } from '@berth/runtime';
import { companyChangePage, upgradePage } from './company-change-pages.ts';
import { consolePage } from './console-page.ts';
import type { OwnPage } from './own-page.ts';
import { releasesPage } from './releases-page.ts';

const ownPages: readonly OwnPage[] = [consolePage, releasesPage, upgradePage, companyChangePage];

/** The page of the shell's own at a path, whoever may see it. */
export function ownPageAt(pathname: string): OwnPage | undefined {
  return ownPages.find(({ path }) => matchPath(path, pathname));
}
