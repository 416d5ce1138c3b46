import {
  fullPathOf,
  refetchQueries,
  type Tab,
  tabAfterClosing,
  tabsActions,
  useBerthStore,
  useNavigate,
  withoutSameTab,
} from '@berth/runtime';
import { useMemo } from 'react';

export type TabActions = {
  open(tab: Tab): void;
  refresh(tab: Tab): void;
  close(tab: Tab): void;
  closeOthers(tab: Tab): void;
};

/** What can be done with a tab. Nothing here asks about unsaved work: the tab bar does before. */
export function useTabActions(): TabActions {
  const store = useBerthStore();
  const navigate = useNavigate();
  return useMemo(() => {
    const open = (tab: Tab) => navigate(fullPathOf(tab), { state: withoutSameTab(tab.state) });
    return {
      open,
      refresh(tab) {
        open(tab);
        store.dispatch(tabsActions.tabRefreshed(tab.id));
        // After the page was made anew, so that it is the one that asks.
        setTimeout(() => refetchQueries(store, () => true));
      },
      close(tab) {
        const { tabs, activeId } = store.getState().tabs;
        const next = tabAfterClosing(tabs, tab.id);
        store.dispatch(tabsActions.tabClosed(tab.id));
        if (tab.id !== activeId) return;
        if (next) open(next);
        else navigate('/');
      },
      closeOthers(tab) {
        for (const other of store.getState().tabs.tabs) {
          if (other.id !== tab.id) store.dispatch(tabsActions.tabClosed(other.id));
        }
        open(tab);
      },
    };
  }, [store, navigate]);
}
