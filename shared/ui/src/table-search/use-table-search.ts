import type { ListFields } from '@berth/contract';
import { useCallback, useMemo } from 'react';
import {
  changeTableSearch,
  keptParams,
  readTableSearch,
  type TableSearch,
  writeTableSearch,
} from './table-search.ts';

/** `replace`: the change takes the place of the address before it, as when the page corrects itself. */
export type ChangeTableSearch = (change: Partial<TableSearch>, options?: { replace?: boolean }) => void;

/** React Router's `useSearchParams()`, which the kit itself does not know. */
export type SearchParamsState = readonly [
  params: URLSearchParams,
  setParams: (next: URLSearchParams, options?: { replace?: boolean }) => void,
];

/**
 * What a table shows, kept in its URL: it survives going back, a refresh and a bookmark. Takes the tuple of
 * `useSearchParams()`, the list's allow-list, and the names of the page's own parameters, which stay (both constants).
 */
export function useTableSearch(
  [params, setParams]: SearchParamsState,
  fields: ListFields,
  pageParams: readonly string[] = none,
): { search: TableSearch; change: ChangeTableSearch } {
  const search = useMemo(() => readTableSearch(params, fields, pageParams), [params, fields, pageParams]);
  const change = useCallback<ChangeTableSearch>(
    (partial, options) => {
      const next = writeTableSearch(changeTableSearch(search, partial));
      for (const [name, value] of keptParams(params, fields, pageParams)) next.append(name, value);
      setParams(next, options);
    },
    [search, params, setParams, fields, pageParams],
  );
  return { search, change };
}

const none: readonly never[] = [];
