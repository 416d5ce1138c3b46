import { fillTemplate } from '@berth/contract';
import { type ReactNode, useEffect } from 'react';
import type { TableSearch } from '../../table-search/table-search.ts';
import type { ChangeTableSearch } from '../../table-search/use-table-search.ts';
import { useMediaQuery } from '../../theme/use-media-query.ts';
import { useTextSpacing } from '../../theme/use-text-spacing.ts';
import { useTexts } from '../../ui-texts.ts';
import { TableCards } from '../cards/TableCards.tsx';
import { type PlacedColumn, placeColumns, spaced, withRoomForTotals } from '../columns/column-layout.ts';
import styles from '../columns/DataTable.module.css';
import type { DataColumn, TableAnswer, TableSelection } from '../columns/data-column.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';
import { type TableState, tableState } from '../columns/table-state.ts';
import { TableGrid } from '../grid/TableGrid.tsx';
import type { useTableSettings } from '../settings/use-table-settings.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { TablePaging } from './TablePaging.tsx';
import { type EmptyTexts, TableSlot } from './TableSlot.tsx';
import { useTableLines } from './use-table-lines.ts';

/** What every table of the kit takes, with tools above it or without. */
export type PlainTableProps<Row, Summary> = {
  /** What the rows are, for those who do not see the page. */
  name: string;
  columns: readonly DataColumn<Row>[];
  rowKey: (row: Row) => string;
  answer: TableAnswer<Row, Summary>;
  search: TableSearch;
  onChange: ChangeTableSearch;
  selection?: TableSelection<Row>;
  /** A row on a screen of at most 720 px; without it the table scrolls sideways there. */
  renderCard?: (row: Row) => ReactNode;
  /** The totals by column key; the first cell is 合计. */
  summaryCells?: (summary: Summary) => Readonly<Record<string, ReactNode>>;
  emptyTexts?: EmptyTexts;
  /** false: the answer holds all rows, and there are no pages. */
  isPaged?: boolean;
  /** Scrolls inside of this height; absent: of the window's. */
  heightPx?: number;
};

type TableFrameProps<Row, Summary> = PlainTableProps<Row, Summary> & {
  settings: ReturnType<typeof useTableSettings<Row>>;
  /** Columns that come from the server a moment later would move under the eyes. */
  isWaiting?: boolean;
  /** Said together with the number of rows. */
  notes?: readonly string[];
  /** What stands above; absent: nothing, as in a dialog. */
  renderTop?: (placed: readonly PlacedColumn<Row>[], isCards: boolean) => ReactNode;
};

/** A table as it stands in a page, in one language and on one screen: rows or why there are none, totals and pages. */
export function TableFrame<Row, Summary>(props: TableFrameProps<Row, Summary>) {
  const { name, columns, rowKey, answer, search, onChange, selection, renderCard, settings } = props;
  const texts = useTexts(dataTableTexts);
  const isNarrow = useMediaQuery('(max-width: 720px)');
  const state = props.isWaiting
    ? ({ kind: 'loading' } as const)
    : tableState(answer, search.pageSize, texts.malformed);
  usePageInRange(state.kind === 'beyond' ? state.lastPage : null, onChange);
  const lines = useTableLines(state, rowKey, search.pageSize);
  const hasRows = state.kind === 'rows';
  const summary = hasRows ? props.summaryCells?.(state.summary) : undefined;
  const spacing = useTextSpacing();
  const fitting = withRoomForTotals(placeColumns(columns, settings.look.columns, isNarrow), summary);
  const placed = spaced(fitting, spacing);
  const shared = {
    name,
    lines,
    total: hasRows ? state.total : lines.length,
    selection,
    isStale: hasRows && state.isStale,
    summary,
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
    <section
      className={styles.table}
      aria-label={name}
      // Nothing hangs from its top.
      data-plain={props.renderTop ? undefined : true}
    >
      {props.renderTop?.(placed, isNarrow && renderCard !== undefined)}
      {selection && <SelectionBar selection={selection} />}
      <span className={styles.spoken} role="status">
        {state.kind === 'loading'
          ? texts.loading
          : [foundCount(state, texts.count), ...(props.notes ?? [])].filter(Boolean).join(texts.sentences)}
      </span>
      {isNarrow && renderCard ? (
        <TableCards {...shared} columns={columns} renderCard={renderCard} />
      ) : (
        <TableGrid
          {...shared}
          columns={placed}
          isLoading={state.kind === 'loading'}
          firstAt={(search.page - 1) * search.pageSize}
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

/** How many rows the search leaves, none as well. */
function foundCount(state: TableState<unknown, unknown>, words: string): string | null {
  if (state.kind !== 'rows' && state.kind !== 'empty') return null;
  return fillTemplate(words, { count: state.kind === 'rows' ? state.total : 0 });
}

/** A page after the last one leads to the last. */
function usePageInRange(lastPage: number | null, onChange: ChangeTableSearch) {
  useEffect(() => {
    if (lastPage !== null) onChange({ page: lastPage }, { replace: true });
  }, [lastPage, onChange]);
}
