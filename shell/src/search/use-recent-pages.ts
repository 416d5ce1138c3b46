import { type MenuItem, menuPages } from '@berth/contract';
import { useBerthStore } from '@berth/runtime';
import { useEffect, useRef } from 'react';
import { shownItems } from '../menu/shown-items.ts';
import { rememberPages } from './recent-pages.ts';

/** Keeps which records are opened, for the search. */
export function useRecentPages(userId: string, menu: readonly MenuItem[]): void {
  const store = useBerthStore();
  const menuNow = useRef(menu);
  useEffect(() => {
    menuNow.current = menu;
  });
  useEffect(
    () =>
      rememberPages(store, userId, ({ pathname, search }, title) => {
        const inMenu = menuPages(shownItems(menuNow.current)).some(({ path }) => path === pathname);
        // A page that only says what kind of page it is shows no record yet.
        const isNameless = menuPages(menuNow.current).some(({ meta }) =>
          Object.values(meta.title).includes(title),
        );
        return search !== '' && !inMenu && !isNameless;
      }),
    [store, userId],
  );
}
