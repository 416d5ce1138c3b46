import { useSearchParams } from '@berth/runtime';
import { useMemo } from 'react';
import { type ListSearch, readSearch, writeSearch } from './list-search.ts';

/** What the list shows, kept in its URL: it survives going back, a refresh and a bookmark. */
export function useListSearch(): { search: ListSearch; change: (change: Partial<ListSearch>) => void } {
  const [params, setParams] = useSearchParams();
  const search = useMemo(() => readSearch(params), [params]);
  const change = (change: Partial<ListSearch>) => {
    // Whatever changes what is found begins at its first page.
    setParams(writeSearch({ ...search, page: 1, ...change }));
  };
  return { search, change };
}
