import { shellPages } from '../paths.ts';
import { isKnownPage } from '../remote/known-page.ts';
import { isSitePage, type RemoteEntry } from '../remote/remote-entry.ts';
import { shellEntryAt } from './shell-entries.ts';

const pagePath = /^(\/[\w.~-]+)+$/;

/** Whether an item of the menu can lead to a path: to a page of the workspace, not to a door or the public site. */
export function isMenuPage(remotes: readonly RemoteEntry[], path: string): boolean {
  if (!pagePath.test(path) || isSitePage(path)) return false;
  if (shellEntryAt(path)) return true;
  return !shellPages.includes(path) && !path.startsWith('/frame/') && isKnownPage(remotes, path);
}
