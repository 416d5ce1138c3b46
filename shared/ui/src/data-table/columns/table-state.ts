import type { TableAnswer, TableProblem } from './data-column.ts';

/** What stands where the rows would be. */
export type TableState<Row, Summary> =
  | { kind: 'loading' }
  | { kind: 'problem'; problem: TableProblem }
  | { kind: 'empty' }
  /** The address names a page after the last one: an old link, or what stood there is gone. */
  | { kind: 'beyond'; lastPage: number }
  | { kind: 'rows'; rows: readonly Row[]; total: number; summary: Summary; isStale: boolean };

/**
 * One answer means one state: rows never stay under an error, and an answer that is no list says so
 * (spec section 8). A session that ended (401) has its own dialog, and the table waits behind it.
 */
export function tableState<Row, Summary>(
  answer: TableAnswer<Row, Summary>,
  pageSize: number,
  malformed: string,
): TableState<Row, Summary> {
  const { data, isStale, problem } = answer;
  if (problem && problem.status !== 401) return { kind: 'problem', problem };
  if (!data) return { kind: 'loading' };
  if (!Array.isArray(data.rows) || !Number.isFinite(data.total)) {
    return { kind: 'problem', problem: { message: malformed } };
  }
  const { rows, total, summary } = data;
  if (rows.length > 0) return { kind: 'rows', rows, total, summary, isStale };
  if (isStale) return { kind: 'loading' };
  return total > 0 ? { kind: 'beyond', lastPage: Math.ceil(total / pageSize) } : { kind: 'empty' };
}
