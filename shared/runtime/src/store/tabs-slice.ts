import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fullPathOf, type Tab } from './tab.ts';

/** The open pages of the workspace, in the order of the tab bar. */
export type TabsState = {
  tabs: Tab[];
  activeId: string | null;
  /** The history entry on screen; null until the workspace shows its first page. */
  historyKey: string | null;
  visits: number;
};

export type TabLocation = Pick<Tab, 'pathname' | 'search' | 'hash' | 'state'> & { key: string };

export type TabNavigation = {
  location: TabLocation;
  action: 'POP' | 'PUSH' | 'REPLACE';
  /** The page moved itself on (its filters or its paging changed): no tab of its own. */
  isSameTab: boolean;
  /** A page of the menu: asked for without a query, it is the tab that shows it already, with whatever query. */
  isMenuPage?: boolean;
};

/** A part of a page that has unsaved work, or none any more. */
type UnsavedPart = { id: string; part: string; isUnsaved: boolean; isRetained?: boolean };

const none: TabsState = { tabs: [], activeId: null, historyKey: null, visits: 0 };

const slice = createSlice({
  name: 'tabs',
  initialState: none,
  reducers: {
    tabNavigated(state, { payload }: PayloadAction<TabNavigation>) {
      const tab = findTab(state, payload) ?? openTab(state, payload.location);
      const { key, ...address } = payload.location;
      Object.assign(tab, address);
      if (!tab.historyKeys.includes(key)) tab.historyKeys.push(key);
      state.visits += 1;
      tab.visit = state.visits;
      state.activeId = tab.id;
      state.historyKey = key;
      state.tabs = state.tabs.filter(({ id, isPassing }) => !isPassing || id === tab.id);
    },
    tabTitled(state, { payload }: PayloadAction<{ id: string; title: string | null }>) {
      const tab = state.tabs.find(({ id }) => id === payload.id);
      if (tab) tab.title = payload.title;
    },
    tabPassing(state, { payload }: PayloadAction<{ id: string; isPassing: boolean }>) {
      const tab = state.tabs.find(({ id }) => id === payload.id);
      if (tab) tab.isPassing = payload.isPassing;
    },
    tabScrolled(state, { payload }: PayloadAction<{ id: string; scrollTop: number }>) {
      const tab = state.tabs.find(({ id }) => id === payload.id);
      if (tab) tab.scrollTop = payload.scrollTop;
    },
    tabUnsaved(state, { payload }: PayloadAction<UnsavedPart>) {
      const tab = state.tabs.find(({ id }) => id === payload.id);
      if (!tab) return;
      const { part, isUnsaved, isRetained = true } = payload;
      const { unsaved, fleeting = [] } = tab;
      if (unsaved.includes(part) !== isUnsaved) tab.unsaved = withPart(unsaved, part, isUnsaved);
      const isFleeting = isUnsaved && !isRetained;
      if (fleeting.includes(part) !== isFleeting) tab.fleeting = withPart(fleeting, part, isFleeting);
    },
    tabRefreshed(state, { payload: id }: PayloadAction<string>) {
      const tab = state.tabs.find((candidate) => candidate.id === id);
      if (tab) Object.assign(tab, { revision: tab.revision + 1, unsaved: [], fleeting: [], scrollTop: 0 });
    },
    tabClosed(state, { payload: id }: PayloadAction<string>) {
      state.tabs = state.tabs.filter((tab) => tab.id !== id);
      if (state.activeId === id) state.activeId = null;
    },
    tabsLeft(state) {
      state.historyKey = null;
    },
    tabsRestored: (_state, { payload }: PayloadAction<Pick<TabsState, 'tabs' | 'visits'>>) => ({
      ...none,
      ...payload,
    }),
    tabsCleared: () => none,
  },
});

function withPart(parts: readonly string[], part: string, isIn: boolean): string[] {
  const others = parts.filter((each) => each !== part);
  return isIn ? [...others, part] : others;
}

function findTab(state: TabsState, navigation: TabNavigation): Tab | undefined {
  const { location, action, isSameTab } = navigation;
  const { tabs, activeId, historyKey } = state;
  if (action === 'POP') {
    // `default` is every page load's first entry: it tells nothing about another address.
    const isTold = (tab: Tab) => location.key !== 'default' || tab.pathname === location.pathname;
    const known = tabs.find((tab) => tab.historyKeys.includes(location.key) && isTold(tab));
    if (known) return known;
  }
  const same =
    tabs.find((tab) => fullPathOf(tab) === fullPathOf(location)) ??
    (navigation.isMenuPage && fullPathOf(location) === location.pathname
      ? tabOfPage(state, location.pathname)
      : undefined);
  const active = tabs.find((tab) => tab.id === activeId);
  const isMovingOn = active && historyKey !== null && (isSameTab || action === 'REPLACE');
  if (!isMovingOn) return same;
  // The page that gave up its address for one that is open already has nothing left to show.
  if (same && same !== active && active.unsaved.length === 0) {
    state.tabs = tabs.filter((tab) => tab !== active);
  }
  if (!same && active.pathname !== location.pathname)
    Object.assign(active, { title: null, unsaved: [], fleeting: [] });
  return same ?? active;
}

/** The tab that shows a page, whatever its query: the active one, else the one that was visited last. */
export function tabOfPage({ tabs, activeId }: TabsState, pathname: string): Tab | undefined {
  const ofPage = tabs.filter((tab) => tab.pathname === pathname);
  const latest = (one: Tab, other: Tab) => (other.visit > one.visit ? other : one);
  return ofPage.find(({ id }) => id === activeId) ?? (ofPage.length > 0 ? ofPage.reduce(latest) : undefined);
}

/** A new tab stands beside the one that it was opened from. */
function openTab(state: TabsState, { key, ...address }: TabLocation): Tab {
  const tab: Tab = {
    id: key === 'default' ? `start-${state.visits}` : key,
    ...address,
    title: null,
    scrollTop: 0,
    historyKeys: [],
    revision: 0,
    visit: 0,
    unsaved: [],
  };
  const from = state.tabs.findIndex(({ id }) => id === state.activeId);
  const at = from === -1 ? state.tabs.length : from + 1;
  state.tabs.splice(at, 0, tab);
  return state.tabs[at] as Tab; // the draft that was put there
}

/** Where closing the active tab leads: its left neighbour, or null for the dashboard. */
export function tabAfterClosing(tabs: readonly Tab[], id: string): Tab | null {
  return tabs[tabs.findIndex((tab) => tab.id === id) - 1] ?? null;
}

/** The tabs whose pages stay alive: the most recently used, and whatever holds unsaved work. */
export function keptTabs(tabs: readonly Tab[], activeId: string | null, limit: number): Set<string> {
  const recent = [...tabs].sort((one, other) => other.visit - one.visit).slice(0, limit);
  const isKept = (tab: Tab) => tab.id === activeId || tab.unsaved.length > 0 || recent.includes(tab);
  return new Set(tabs.filter(isKept).map((tab) => tab.id));
}

export const tabsReducer = slice.reducer;
export const tabsActions = slice.actions;
