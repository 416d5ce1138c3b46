import { useCallback } from 'react';
import {
  type NavigateOptions,
  type SetURLSearchParams,
  useSearchParams as useRouterSearchParams,
} from 'react-router-dom';

/** In the navigation state of a page that moves itself on: it stays in its tab. */
export type SameTabState = { isSameTab: true };

export const sameTab: SameTabState = { isSameTab: true };

export function isSameTabState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isSameTab' in state;
}

/** The state of an address to open again: nothing says any more that its page had moved itself there. */
export function withoutSameTab(state: unknown): unknown {
  if (!isSameTabState(state)) return state;
  const { isSameTab: _moved, ...rest } = state as SameTabState & Record<string, unknown>; // just checked
  return Object.keys(rest).length > 0 ? rest : null;
}

/** React Router's hook; what it sets (filters, paging, sort) stays in the page's own tab. */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRouterSearchParams();
  const setInTab = useCallback<SetURLSearchParams>(
    (next, options?: NavigateOptions) =>
      setParams(next, { ...options, state: { ...options?.state, ...sameTab } }),
    [setParams],
  );
  return [params, setInTab];
}
