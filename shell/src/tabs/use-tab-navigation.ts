import { type MenuItem, menuPages } from '@berth/contract';
import {
  isSameTabState,
  tabsActions,
  useBerthSelector,
  useBerthStore,
  useLocale,
  useLocation,
  useNavigationType,
  useSite,
} from '@berth/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { shownItems } from '../menu/shown-items.ts';
import { loadedRoute } from '../remotes/remotes.ts';
import { rememberTabs, restoreTabs } from './tab-memory.ts';

/** Keeps the tabs in step with the address: every navigation opens a tab, finds one, or moves one on. */
export function useTabNavigation(userId: string, menu: readonly MenuItem[]): void {
  const store = useBerthStore();
  const location = useLocation();
  const action = useNavigationType();
  useLayoutEffect(() => {
    restoreTabs(store, userId);
    const stop = rememberTabs(store, userId);
    return () => {
      stop();
      store.dispatch(tabsActions.tabsLeft());
    };
  }, [store, userId]);
  // Which pages are in the menu counts at the moment of going there: a menu that comes later moves nobody.
  const menuNow = useRef(menu);
  useLayoutEffect(() => {
    menuNow.current = menu;
  });
  useLayoutEffect(() => {
    const { pathname, search, hash, state, key } = location;
    // An entry of the browser's history keeps the state it was made with, but going back is no move of the page.
    const isSameTab = action !== 'POP' && isSameTabState(state);
    const isMenuPage = menuPages(shownItems(menuNow.current)).some(({ path }) => path === pathname);
    store.dispatch(
      tabsActions.tabNavigated({
        location: { pathname, search, hash, state, key },
        action,
        isSameTab,
        isMenuPage,
      }),
    );
  }, [store, location, action]);
  useTitlesOfLanguage();
  useLeavingAsks();
}

/**
 * The language changed: a hidden page does not say its title anew, so one that only repeats its route's title
 * is left to the route, which knows every language. Numbers and names stay.
 */
function useTitlesOfLanguage(): void {
  const store = useBerthStore();
  const { remotes } = useSite();
  const locale = useLocale();
  const saidIn = useRef(locale);
  useEffect(() => {
    const before = saidIn.current;
    if (before === locale) return;
    saidIn.current = locale;
    const { tabs, activeId } = store.getState().tabs;
    for (const { id, pathname, title } of tabs) {
      const routeTitle = loadedRoute(remotes, pathname)?.title[before];
      if (id !== activeId && title === routeTitle) store.dispatch(tabsActions.tabTitled({ id, title: null }));
    }
  }, [store, remotes, locale]);
}

/** Leaving the browser page asks while any tab, shown or hidden, holds unsaved work. */
function useLeavingAsks(): void {
  const isUnsaved = useBerthSelector(({ tabs }) => tabs.tabs.some((tab) => tab.unsaved.length > 0));
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
