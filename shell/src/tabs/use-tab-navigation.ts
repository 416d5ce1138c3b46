import {
  isSameTabState,
  tabsActions,
  useBerthSelector,
  useBerthStore,
  useLocale,
  useLocation,
  useNavigationType,
} from '@berth/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { rememberTabs, restoreTabs } from './tab-memory.ts';

/** Keeps the tabs in step with the address: every navigation opens a tab, finds one, or moves one on. */
export function useTabNavigation(userId: string): void {
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
  useLayoutEffect(() => {
    const { pathname, search, hash, state, key } = location;
    const isSameTab = isSameTabState(state);
    store.dispatch(
      tabsActions.tabNavigated({ location: { pathname, search, hash, state, key }, action, isSameTab }),
    );
  }, [store, location, action]);
  useTitlesOfLanguage();
  useLeavingAsks();
}

function useTitlesOfLanguage(): void {
  const store = useBerthStore();
  const locale = useLocale();
  const saidIn = useRef(locale);
  useEffect(() => {
    if (saidIn.current === locale) return;
    saidIn.current = locale;
    store.dispatch(tabsActions.tabTitlesForgotten());
  }, [store, locale]);
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
