import { useMemo } from 'react';
import type { TableState } from '../columns/table-state.ts';
import type { Line } from '../grid/grid-columns.tsx';

/** As many as fill the first sight of a page. */
const mostWaiting = 10;

/** The lines to draw: the rows by their keys, or bars in their places while the first answer is on its way. */
export function useTableLines<Row, Summary>(
  state: TableState<Row, Summary>,
  rowKey: (row: Row) => string,
  pageSize: number,
): readonly Line<Row>[] {
  const rows = state.kind === 'rows' ? state.rows : null;
  const isWaiting = state.kind === 'loading' || state.kind === 'beyond';
  // `rowKey` is mostly written in place and tells the same of the same row.
  // biome-ignore lint/correctness/useExhaustiveDependencies: thousands of lines shall stay the same objects
  return useMemo(() => {
    if (rows) return rows.map((row) => ({ key: rowKey(row), row }));
    const count = isWaiting ? Math.min(pageSize, mostWaiting) : 0;
    return Array.from({ length: count }, (_none, at) => ({ key: `waiting-${at}`, row: null }));
  }, [rows, isWaiting, pageSize]);
}
