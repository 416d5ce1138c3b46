import { useContext, useEffect, useId, useRef } from 'react';
import { useBerthSelector, useBerthStore } from '../store/store-hooks.ts';
import { tabsActions } from '../store/tabs-slice.ts';
import { PageContext } from './page-context.ts';
import { noteDiscard } from './unsaved-work.ts';

/** Tab label and document title of the current page, in place of its route's title. */
export function usePageTitle(title: string): void {
  const { tabId, setTitle } = useContext(PageContext);
  const store = useBerthStore();
  useEffect(() => {
    setTitle(title);
    return () => {
      // Whatever comes next in this place has its own; a page that is only hidden keeps its label.
      if (tabId === null || store.getState().tabs.activeId === tabId) setTitle(null);
    };
  }, [setTitle, title, tabId, store]);
}

/** Says that there is nothing to come back to, as on a page that was not found: the tab goes once it is left. */
export function usePassingPage(): void {
  const { tabId } = useContext(PageContext);
  const store = useBerthStore();
  useEffect(() => {
    if (tabId === null) return;
    const say = (isPassing: boolean) => store.dispatch(tabsActions.tabPassing({ id: tabId, isPassing }));
    say(true);
    return () => {
      // What takes its place in the tab may be worth it; hidden, it is on its way out.
      if (store.getState().tabs.activeId === tabId) say(false);
    };
  }, [tabId, store]);
}

/** False while the page is kept alive behind another tab: time to stop polling. */
export function useIsPageActive(): boolean {
  return useContext(PageContext).isActive;
}

/**
 * Says that the page holds unsaved work: leaving the browser page and closing the tab ask first, switching
 * tabs never does. Such a page is kept alive however many tabs are open. `onDiscard` is called when the user
 * chose not to save, before the page goes: whatever it keeps beyond itself is to be thrown away. `isRetained` says
 * whether it does keep it at the moment: only then a reload or a new session is said to lose nothing.
 */
export function useUnsavedChanges(
  isDirty: boolean,
  onDiscard?: () => void,
  isRetained = onDiscard !== undefined,
): void {
  const { tabId } = useContext(PageContext);
  const store = useBerthStore();
  const part = useId();
  const discard = useRef(onDiscard);
  useEffect(() => {
    discard.current = onDiscard;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    if (tabId === null) {
      if (isDirty) window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    }
    const say = (isUnsaved: boolean) => {
      noteDiscard(tabId, part, isUnsaved ? () => discard.current?.() : null);
      store.dispatch(tabsActions.tabUnsaved({ id: tabId, part, isUnsaved, isRetained }));
    };
    // Also that nothing is: what was unsaved when the page was hidden may have been saved since.
    say(isDirty);
    return () => {
      // A hidden page's effects end too, but its unsaved work lives on.
      if (store.getState().tabs.activeId === tabId) say(false);
    };
  }, [isDirty, isRetained, tabId, part, store]);
}

/** Whether open tabs hold unsaved work, and whether all of it would outlive a reload or a new session. */
export function useUnsavedWork(): 'none' | 'retained' | 'fleeting' {
  return useBerthSelector(({ tabs: { tabs } }) => {
    if (tabs.some(({ fleeting = [] }) => fleeting.length > 0)) return 'fleeting';
    return tabs.some(({ unsaved }) => unsaved.length > 0) ? 'retained' : 'none';
  });
}
