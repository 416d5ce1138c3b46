import { type ReactNode, useEffect } from 'react';
import type { FilterField } from '../filter-drawer/filter-field.ts';
import type { TableMemory } from '../table-memory/table-memory.ts';
import type { TableSearch } from '../table-search/table-search.ts';
import type { ChangeTableSearch } from '../table-search/use-table-search.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { useTexts } from '../ui-texts.ts';
import { placeColumns } from './column-layout.ts';
import styles from './DataTable.module.css';
import type { DataColumn, TableAnswer, TableSelection } from './data-column.ts';
import { dataTableTexts } from './data-table-texts.ts';
import type { ExportRows } from './ExportButton.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { TableCards } from './TableCards.tsx';
import { TableGrid } from './TableGrid.tsx';
import { TablePaging } from './TablePaging.tsx';
import { type EmptyTexts, TableSlot } from './TableSlot.tsx';
import { TableTop } from './TableTop.tsx';
import { tableState } from './table-state.ts';
import { useTableLines } from './use-table-lines.ts';
import { useTableSettings } from './use-table-settings.ts';

export type DataTableProps<Row, Summary> = {
  /** What the rows are, for those who do not see the page. */
  name: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  answer: TableAnswer<Row, Summary>;
  search: TableSearch;
  onChange: ChangeTableSearch;
  /** Column settings, favourites and views of the signed-in person; without it the table has none of them. */
  memory?: TableMemory;
  selection?: TableSelection<Row>;
  /** A row on a screen of at most 720 px; without it the table scrolls sideways there. */
  renderCard?: (row: Row) => ReactNode;
  /** The totals by column key; the first cell is 合计. */
  summaryCells?: (summary: Summary) => Readonly<Record<string, ReactNode>>;
  emptyTexts?: EmptyTexts;
  /** What the list can be filtered by: chips, a quick find in its texts and, with a memory, the filter drawer. */
  filters?: readonly FilterField[];
  /** Filters of the page's own, above the table. */
  quickFilters?: ReactNode;
  onExport?: ExportRows;
  /** false: the answer holds all rows, and there are no pages. */
  isPaged?: boolean;
  /** Without the bar of tools, as in a dialog. */
  isPlain?: boolean;
  /** Scrolls inside of this height; absent: of the window's. */
  heightPx?: number;
};

/**
 * A list of the server: pages, sort, filters, totals, choice of rows, columns as each person wants them (spec
 * sections 1, 8 and 9). What it shows stands in `search`, which `useTableSearch` keeps in the URL; the rows come
 * by `answer`, whose query sees to it that an old answer never wins.
 */
export function DataTable<Row, Summary>(props: DataTableProps<Row, Summary>) {
  const { name, columns, rowKey, answer, search, onChange, memory, selection, renderCard } = props;
  const texts = useTexts(dataTableTexts);
  const isNarrow = useMediaQuery('(max-width: 720px)');
  const settings = useTableSettings(columns, memory);
  // Columns that come from the server a moment later would move under the eyes.
  const state = memory?.isLoading
    ? ({ kind: 'loading' } as const)
    : tableState(answer, search.pageSize, texts.malformed);
  usePageInRange(state.kind === 'beyond' ? state.lastPage : null, onChange);
  const lines = useTableLines(state, rowKey, search.pageSize);
  const placed = placeColumns(columns, settings.look.columns, isNarrow);
  const hasRows = state.kind === 'rows';
  const shared = {
    name,
    lines,
    selection,
    isStale: hasRows && state.isStale,
    summary: hasRows ? props.summaryCells?.(state.summary) : undefined,
    slot: (
      <TableSlot
        state={state}
        texts={props.emptyTexts}
        search={search}
        onChange={onChange}
        onRetry={answer.refetch}
      />
    ),
  };
  return (
    <section className={styles.table} aria-label={name}>
      {!props.isPlain && (
        <TableTop
          {...{ answer, search, onChange, columns, placed, settings, memory }}
          isCards={isNarrow && renderCard !== undefined}
          filters={props.filters ?? noFilters}
          quickFilters={props.quickFilters}
          onExport={props.onExport}
        />
      )}
      {selection && <SelectionBar selection={selection} />}
      <span className={styles.spoken} role="status">
        {state.kind === 'loading'
          ? texts.loading
          : hasRows && texts.count.replace('{count}', String(state.total))}
      </span>
      {isNarrow && renderCard ? (
        <TableCards {...shared} columns={columns} renderCard={renderCard} />
      ) : (
        <TableGrid
          {...shared}
          columns={placed}
          isLoading={state.kind === 'loading'}
          firstAt={(search.page - 1) * search.pageSize}
          total={hasRows ? state.total : lines.length}
          sort={search.sort}
          onSort={(sort) => onChange({ sort })}
          onPreviewWidth={settings.previewWidth}
          onResize={settings.resize}
          density={settings.look.density}
          isBordered={settings.look.isBordered}
          isStriped={settings.look.isStriped}
          heightPx={props.heightPx}
        />
      )}
      {hasRows && props.isPaged !== false && (
        <TablePaging search={search} total={state.total} isNarrow={isNarrow} onChange={onChange} />
      )}
    </section>
  );
}

const noFilters: readonly never[] = [];

/** A page after the last one leads to the last. */
function usePageInRange(lastPage: number | null, onChange: ChangeTableSearch) {
  useEffect(() => {
    if (lastPage !== null) onChange({ page: lastPage }, { replace: true });
  }, [lastPage, onChange]);
}
