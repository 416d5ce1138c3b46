import { Button } from 'antd';
import type { ReactNode } from 'react';
import { EmptyState } from '../../empty-state/EmptyState.tsx';
import { ErrorState } from '../../error-state/ErrorState.tsx';
import type { TableSearch } from '../../table-search/table-search.ts';
import { useTexts } from '../../ui-texts.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';
import type { TableState } from '../columns/table-state.ts';

/** What an empty table says; 暂无数据 where nothing is given. */
export type EmptyTexts = {
  /** Nothing there at all, and the action that fills it. */
  text: string;
  action?: ReactNode;
  /** Nothing that the filter leaves; the way to clear it stands below. */
  noMatch?: string;
};

type TableSlotProps = {
  state: TableState<unknown, unknown>;
  texts?: EmptyTexts;
  search: TableSearch;
  onChange: (change: Partial<TableSearch>) => void;
  onRetry: () => void;
};

/** Stands where the rows would be: why there are none. */
export function TableSlot({ state, texts: given, search, onChange, onRetry }: TableSlotProps) {
  const texts = useTexts(dataTableTexts);
  if (state.kind === 'problem') {
    const { message, requestId } = state.problem;
    return <ErrorState message={message} requestId={requestId} onRetry={onRetry} />;
  }
  if (state.kind !== 'empty') return null;
  if (search.conditions.length === 0) {
    return <EmptyState text={given?.text ?? texts.noData} action={given?.action} />;
  }
  const clear = <Button onClick={() => onChange({ conditions: [] })}>{texts.clearFilters}</Button>;
  return <EmptyState text={given?.noMatch ?? texts.noMatch} action={clear} />;
}
