import { searchLimits } from '@berth/contract';
import type { EndpointResult, Endpoints } from '@berth/contract/endpoints';
import { type ApiProblem, problemOf, useBerthStore } from '@berth/runtime';
import { useEffect, useMemo, useState } from 'react';
import { searchApi } from './search.queries.ts';

type Answer = EndpointResult<Endpoints['GET /business/search']>;
export type RecordSearch = {
  answer: Answer | null;
  isAsking: boolean;
  problem: ApiProblem | undefined;
  retry: () => void;
};

/** From the last key until the server is asked. */
const restMs = 120;

/**
 * What the server finds for the words as they are now. Who types on aborts the call that is under way, and an answer to
 * earlier words is none. While an input method composes (`isHeld`) nothing is asked.
 */
export function useRecordSearch(typed: string, isHeld: boolean): RecordSearch {
  const words = typed.trim().slice(0, searchLimits.words);
  const store = useBerthStore();
  const [attempt, setAttempt] = useState(0);
  const argument = useMemo(() => ({ query: { words } }), [words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (words === '' || isHeld) return;
    let asked: { abort: () => void; unsubscribe: () => void } | null = null;
    const ask = () => {
      const query = searchApi.endpoints.shellSearch.initiate(argument, { forceRefetch: true });
      asked = store.dispatch(query);
    };
    const wait = setTimeout(ask, restMs);
    return () => {
      clearTimeout(wait);
      asked?.abort();
      asked?.unsubscribe();
    };
  }, [store, argument, words, isHeld, attempt]);
  const found = searchApi.endpoints.shellSearch.useQueryState(argument, { skip: words === '' });
  const problem = problemOf(found);
  const isShown = !found.isFetching && problem?.kind !== 'aborted';
  return {
    answer: isShown && !problem ? (found.currentData ?? null) : null,
    isAsking: words !== '' && (!isShown || (!problem && found.currentData === undefined)),
    problem: isShown ? problem : undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
