import { createContext } from 'react';

/** What a page knows of the place that it is shown in; given by the shell. */
export type PagePlace = {
  /** Null for a page without a tab (the public site). */
  tabId: string | null;
  /** False while the page is kept alive behind another tab. */
  isActive: boolean;
  setTitle(title: string | null): void;
};

export const PageContext = createContext<PagePlace>({ tabId: null, isActive: true, setTitle: () => {} });
