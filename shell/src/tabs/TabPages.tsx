import {
  keptTabs,
  PageContext,
  type Tab,
  tabsActions,
  useBerthSelector,
  useBerthStore,
} from '@berth/runtime';
import { Activity, useMemo } from 'react';
import { PageAt } from '../own-pages/PageAt.tsx';
import styles from './TabPages.module.css';
import { useTabScroll } from './use-tab-scroll.ts';

/** How many pages stay alive behind their tabs. */
const keptLimit = 10;

/** The pages of the open tabs: one shown, the others kept as they were left, the oldest let go. */
export function TabPages() {
  const { tabs, activeId } = useBerthSelector((state) => state.tabs);
  const kept = keptTabs(tabs, activeId, keptLimit);
  return tabs
    .filter(({ id }) => kept.has(id))
    .sort(byId)
    .map((tab) => (
      <Activity key={`${tab.id}:${tab.revision}`} mode={tab.id === activeId ? 'visible' : 'hidden'}>
        <TabPage tab={tab} isActive={tab.id === activeId} />
      </Activity>
    ));
}

// The order of the pages in the document must not change with that of the tabs: a moved frame scrolls back.
const byId = (one: Tab, other: Tab) => (one.id < other.id ? -1 : 1);

function TabPage({ tab, isActive }: { tab: Tab; isActive: boolean }) {
  const { id, pathname, search, hash, state } = tab;
  const store = useBerthStore();
  const scroller = useTabScroll(tab);
  const location = useMemo(
    () => ({ pathname, search, hash, state, key: id }),
    [pathname, search, hash, state, id],
  );
  const place = useMemo(
    () => ({
      tabId: id,
      isActive,
      setTitle: (title: string | null) => store.dispatch(tabsActions.tabTitled({ id, title })),
    }),
    [store, id, isActive],
  );
  return (
    <div className={styles.page} ref={scroller}>
      <PageContext value={place}>
        <PageAt location={location} />
      </PageContext>
    </div>
  );
}
