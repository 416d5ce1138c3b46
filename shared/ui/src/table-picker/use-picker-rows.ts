import { useCallback, useEffect, useState } from 'react';
import type { TableAnswer, TableProblem } from '../data-table/columns/data-column.ts';
import type { TableSearch } from '../table-search/table-search.ts';

/** A page of what can be picked. */
export type PickerRequest = { page: number; pageSize: number; sort: TableSearch['sort']; typed: string };

/** Rejects with an Error whose message is fit to be shown. */
export type LoadPickerRows<Row> = (
  request: PickerRequest,
  signal: AbortSignal,
) => Promise<{ rows: readonly Row[]; total: number }>;

/** What an answer answers: another `load` is another list, whatever page of it is asked for. */
type Asked<Row> = { load: LoadPickerRows<Row>; question: string };
type Loaded<Row> = Asked<Row> & { data: { rows: readonly Row[]; total: number; summary: null } };

/** Asks for the page that is shown. A newer question calls the older one off: its answer is never shown. */
export function usePickerRows<Row>(load: LoadPickerRows<Row>, search: TableSearch, typed: string) {
  const { page, pageSize, sort } = search;
  const question = JSON.stringify([page, pageSize, sort, typed]);
  const [loaded, setLoaded] = useState<Loaded<Row> | null>(null);
  const [failed, setFailed] = useState<(Asked<Row> & { problem: TableProblem }) | null>(null);
  const [attempt, setAttempt] = useState(0);
  // `question` stands for what the request is made of; `attempt` asks the same again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load({ page, pageSize, sort, typed }, signal).then(
      (page) => {
        if (signal.aborted) return;
        setFailed(null);
        // An answer that is none is told of by the table, as one that holds no rows.
        setLoaded({ load, question, data: { ...page, summary: null } });
      },
      (failure: unknown) => {
        if (signal.aborted) return;
        setFailed({ load, question, problem: problemOf(failure) });
      },
    );
    return () => controller.abort();
  }, [load, question, attempt]);
  const refetch = useCallback(() => {
    setFailed(null);
    setAttempt((count) => count + 1);
  }, []);
  const isNow = (asked: Asked<Row> | null) => asked?.load === load && asked.question === question;
  const answer: TableAnswer<Row, null> = {
    // Rows of an earlier page stay to be seen; those of another list could be chosen, and are none of this one.
    data: loaded?.load === load ? loaded.data : undefined,
    isStale: !isNow(loaded),
    problem: isNow(failed) ? failed?.problem : undefined,
    refetch,
  };
  return answer;
}

function problemOf(failure: unknown): TableProblem {
  return { message: failure instanceof Error ? failure.message : String(failure) };
}
