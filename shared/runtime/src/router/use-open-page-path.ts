import { useCallback } from 'react';
import { useBerthSelector, useBerthStore } from '../store/store-hooks.ts';
import { fullPathOf } from '../store/tab.ts';
import { tabOfPage } from '../store/tabs-slice.ts';

/** Where a page is open already, with its filters and paging, else its plain address: for links back to it. */
export function useOpenPagePath(pathname: string): string {
  return useBerthSelector(({ tabs }) => {
    const open = tabOfPage(tabs, pathname);
    return open ? fullPathOf(open) : pathname;
  });
}

/** Tells whether a tab of this window is at an address, by its full path, at the moment of asking. */
export function useIsOpenInTab(): (fullPath: string) => boolean {
  const store = useBerthStore();
  return useCallback(
    (fullPath) => store.getState().tabs.tabs.some((tab) => fullPathOf(tab) === fullPath),
    [store],
  );
}
