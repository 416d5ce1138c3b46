import { type BerthStore, readStored, type Tab, tabsActions, writeStored } from '@berth/runtime';

const key = 'berth.tabs';

type Remembered = { userId: string; tabs: Tab[]; visits: number };

/** Brings back the tabs that this user had open in this window; those of anybody else are forgotten. */
export function restoreTabs(store: BerthStore, userId: string): void {
  const remembered = readRemembered();
  if (remembered?.userId !== userId) {
    store.dispatch(tabsActions.tabsCleared());
    return;
  }
  // The pages are made anew, and with them whatever they hold unsaved.
  const tabs = remembered.tabs.map((tab) => ({ ...tab, unsaved: [], fleeting: [] }));
  store.dispatch(tabsActions.tabsRestored({ tabs, visits: remembered.visits }));
}

/** Keeps the tabs for a reload or a session that ended; the returned function ends that. */
export function rememberTabs(store: BerthStore, userId: string): () => void {
  let last = store.getState().tabs;
  return store.subscribe(() => {
    const { session, tabs } = store.getState();
    if (tabs === last || session.userInfo?.id !== userId) return;
    last = tabs;
    const remembered: Remembered = { userId, tabs: tabs.tabs, visits: tabs.visits };
    writeStored('session', key, JSON.stringify(remembered));
  });
}

/** After signing out nothing of the session stays in the browser. */
export function forgetTabs(store: BerthStore): void {
  writeStored('session', key, null);
  store.dispatch(tabsActions.tabsCleared());
}

function readRemembered(): Remembered | null {
  try {
    const value: Partial<Remembered> | null = JSON.parse(readStored('session', key) ?? 'null');
    return value && Array.isArray(value.tabs) && typeof value.userId === 'string'
      ? { userId: value.userId, tabs: value.tabs, visits: value.visits ?? 0 }
      : null;
  } catch {
    return null;
  }
}
