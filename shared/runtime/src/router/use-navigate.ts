import { useCallback, useContext, useEffect, useRef } from 'react';
import { type NavigateFunction, useNavigate as useRouterNavigate } from 'react-router-dom';
import { PageContext } from '../page/page-context.ts';
import { useBerthStore } from '../store/store-hooks.ts';

/**
 * React Router's hook, for pages that are kept alive: what a hidden page asks for (its answer came late) waits
 * until the page is shown again, so that it never moves the tab that somebody works in now.
 */
export function useNavigate(): NavigateFunction {
  const navigate = useRouterNavigate();
  const store = useBerthStore();
  const { tabId } = useContext(PageContext);
  const held = useRef<(() => void) | null>(null);
  // Runs whenever the page is shown again.
  useEffect(() => {
    const go = held.current;
    held.current = null;
    go?.();
  }, []);
  return useCallback(
    (...target: unknown[]) => {
      const go = () => navigate(...(target as Parameters<NavigateFunction>)); // the same function's arguments
      const isHidden = tabId !== null && store.getState().tabs.activeId !== tabId;
      if (isHidden) held.current = go;
      else return go();
    },
    [navigate, store, tabId],
  );
}
