import type { ApiProblem } from '../http/api-error.ts';
import { problemOf } from './problem-of.ts';

/** What a list query's hook gives; its only error is an {@link ApiProblem}. */
type ListQuery<Data> = {
  /** The last answer that came, of whichever search. */
  data?: Data;
  /** The answer of this search. */
  currentData?: Data;
  isFetching: boolean;
  error?: unknown;
  refetch: () => unknown;
};

/** A list query as the kit's `DataTable` takes it: while it asks again, what failed before is forgotten. */
export function tableAnswer<Data>(query: ListQuery<Data>): {
  data?: Data;
  isStale: boolean;
  isRefreshing: boolean;
  problem?: ApiProblem;
  refetch: () => void;
} {
  const isStale = query.currentData === undefined;
  return {
    data: query.data,
    isStale,
    isRefreshing: query.isFetching && !isStale,
    problem: query.isFetching ? undefined : problemOf(query),
    refetch: () => {
      query.refetch();
    },
  };
}
