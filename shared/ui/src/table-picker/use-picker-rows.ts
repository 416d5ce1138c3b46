import { useCallback, useEffect, useState } from 'react';
import type { TableAnswer, TableProblem } from '../data-table/data-column.ts';
import type { TableSearch } from '../table-search/table-search.ts';

/** A page of what can be picked. */
export type PickerRequest = { page: number; pageSize: number; sort: TableSearch['sort']; typed: string };

/** Rejects with an Error whose message is fit to be shown. */
export type LoadPickerRows<Row> = (
  request: PickerRequest,
  signal: AbortSignal,
) => Promise<{ rows: readonly Row[]; total: number }>;

type Loaded<Row> = { of: string; data: { rows: readonly Row[]; total: number; summary: null } };

/** Asks for the page that is shown. A newer question calls the older one off: its answer is never shown. */
export function usePickerRows<Row>(load: LoadPickerRows<Row>, search: TableSearch, typed: string) {
  const { page, pageSize, sort } = search;
  const question = JSON.stringify([page, pageSize, sort, typed]);
  const [loaded, setLoaded] = useState<Loaded<Row> | null>(null);
  const [failed, setFailed] = useState<{ of: string; problem: TableProblem } | null>(null);
  const [attempt, setAttempt] = useState(0);
  // `question` stands for what the request is made of; `attempt` asks the same again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load({ page, pageSize, sort, typed }, signal).then(
      ({ rows, total }) => {
        if (signal.aborted) return;
        setFailed(null);
        setLoaded({ of: question, data: { rows, total, summary: null } });
      },
      (failure: unknown) => {
        if (signal.aborted) return;
        setFailed({ of: question, problem: problemOf(failure) });
      },
    );
    return () => controller.abort();
  }, [load, question, attempt]);
  const refetch = useCallback(() => {
    setFailed(null);
    setAttempt((count) => count + 1);
  }, []);
  const answer: TableAnswer<Row, null> = {
    data: loaded?.data,
    isStale: loaded?.of !== question,
    problem: failed?.of === question ? failed.problem : undefined,
    refetch,
  };
  return answer;
}

function problemOf(failure: unknown): TableProblem {
  return { message: failure instanceof Error ? failure.message : String(failure) };
}
