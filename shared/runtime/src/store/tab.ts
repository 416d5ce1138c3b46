/** An open page of the workspace (spec section 3, View tag). */
export type Tab = {
  /** Stays the same while the tab moves on to another address. */
  id: string;
  pathname: string;
  search: string;
  hash: string;
  /** The state given by `navigate`; plain data. */
  state: unknown;
  /** From `usePageTitle`; null until the page says one, then the route's title stands for it. */
  title: string | null;
  scrollTop: number;
  /** Entries of the browser's history that belong to this tab, so that going back finds it again. */
  historyKeys: string[];
  /** Rises when the user refreshes the tab: its page is made anew. */
  revision: number;
  /** Rises with each visit; the smallest is the least recently used. */
  visit: number;
  /** The page has nothing to come back to, such as one that was not found: left, its tab goes. */
  isPassing?: boolean;
  /** Parts of the page that hold unsaved work. */
  unsaved: string[];
  /** Those of them whose work goes with the page: nothing retains it. */
  fleeting?: string[];
};

/** What a tab is keyed by: path with query and fragment. */
export const fullPathOf = (tab: Pick<Tab, 'pathname' | 'search' | 'hash'>): string =>
  tab.pathname + tab.search + tab.hash;
