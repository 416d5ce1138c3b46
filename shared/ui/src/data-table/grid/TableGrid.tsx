import { Table } from 'antd';
import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { useTexts } from '../../ui-texts.ts';
import type { DrawnColumn } from '../columns/column-layout.ts';
import type { TableSelection } from '../columns/data-column.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';
import { summaryRow } from '../rows/SummaryRow.tsx';
import { toggleRow } from '../rows/selected-rows.ts';
import { dataColumn, type Line, type Sort, selectionColumn, selectionWidthPx } from './grid-columns.tsx';
import { HeaderCell } from './HeaderCell.tsx';
import styles from './TableGrid.module.css';
import { useRoomBelow } from './use-room-below.ts';
import { RowWindowContext, WindowedBody } from './WindowedBody.tsx';

export type TableGridProps<Row> = {
  name: string;
  columns: readonly DrawnColumn<Row>[];
  lines: readonly Line<Row>[];
  /** Instead of rows, where there are none. */
  slot?: ReactNode;
  isLoading: boolean;
  isStale: boolean;
  /** The place of the first line among all that the search finds, and how many that is. */
  firstAt: number;
  total: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onPreviewWidth: (key: string, widthPx: number | null) => void;
  onResize: (key: string, widthPx: number | null) => void;
  selection?: TableSelection<Row>;
  /** Cells of the totals by column key. */
  summary?: Readonly<Record<string, ReactNode>>;
  density: 'comfortable' | 'compact';
  isBordered: boolean;
  isStriped: boolean;
  /** Scrolls inside of this height; absent: of the window's. */
  heightPx?: number;
};

/** From here on only the rows in sight are drawn. */
const mostDrawn = 200;
const components = { header: { cell: HeaderCell }, body: { wrapper: WindowedBody } };
/** antd's waiting sign, unused here, makes all of the table a live region: each change would be read out. */
const silent = { spinning: false, 'aria-live': 'off' } as const;
const rowPx = { comfortable: 40, compact: 32 } as const;

/** The table itself: one `table` element, whose head, totals and fixed columns stay while it scrolls. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const { name, columns, lines, slot, isLoading, isStale, firstAt, total, selection, density } = props;
  const gridColumns = useGridColumns(props);
  const grid = useRef<HTMLDivElement>(null);
  useRoomBelow(grid);
  const rowWindow = useMemo(
    () => ({ isOn: lines.length > mostDrawn, rowPx: rowPx[density] }),
    [lines.length, density],
  );
  const widthPx = sumWidths(columns) + (selection ? selectionWidthPx : 0);
  const isSelected = (key: string) => selection?.chosen.has(key) ?? false;
  return (
    <RowWindowContext value={rowWindow}>
      <div
        ref={grid}
        className={styles.grid}
        data-density={density}
        data-stale={isStale || undefined}
        aria-busy={isStale || isLoading}
      >
        <Table<Line<Row>>
          aria-label={name}
          aria-rowcount={total + 1}
          rowKey="key"
          size="small"
          bordered={props.isBordered}
          columns={gridColumns}
          dataSource={lines as Line<Row>[]} // antd does not change it
          components={components}
          pagination={false}
          loading={silent}
          tableLayout="fixed"
          scroll={{ x: widthPx }}
          styles={{
            content: { overflow: 'auto', scrollPadding: paddingOf(columns), maxHeight: props.heightPx },
          }}
          rowClassName={({ key }, at) =>
            rowClass(isSelected(key), props.isStriped && (firstAt + at) % 2 === 1)
          }
          onRow={({ key, row }, at = 0) =>
            row === null
              ? { 'aria-hidden': true }
              : { 'aria-rowindex': firstAt + at + 2, onClick: onRowClick(selection, key, row) }
          }
          locale={{ emptyText: slot }}
          summary={props.summary && lines.length > 0 ? () => summaryRow(props) : undefined}
        />
      </div>
    </RowWindowContext>
  );
}

function useGridColumns<Row>(props: TableGridProps<Row>) {
  const { columns, lines, selection, sort, onSort, onPreviewWidth, onResize } = props;
  const texts = useTexts(dataTableTexts);
  const dataColumns = columns.map((placed, at) => {
    const { key } = placed.column;
    return dataColumn(
      placed,
      {
        order: sort?.field === key ? sort.order : null,
        onSort: placed.isSortable ? (order) => onSort(order && { field: key, order }) : undefined,
        onPreview: (widthPx) => onPreviewWidth(key, widthPx),
        onResize: (widthPx) => onResize(key, widthPx),
      },
      { at, count: columns.length },
    );
  });
  if (!selection) return dataColumns;
  const words = { title: texts.selection, page: texts.selectPage };
  const isFixed = columns[0]?.fixed === 'left';
  return [selectionColumn(selection, lines, words, isFixed), ...dataColumns];
}

/** A click anywhere in a row of a picker chooses it, as its box does; what else stands there keeps its own click. */
function onRowClick<Row>(selection: TableSelection<Row> | undefined, key: string, row: Row) {
  if (!selection?.isByRow || selection.canChoose?.(row) === false) return;
  return ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button, input, label')) return;
    selection.onChange(toggleRow(selection, key, row));
  };
}

function rowClass(isChosen: boolean, isOdd: boolean): string {
  return [styles.row, isChosen && styles.chosen, isOdd && styles.odd].filter(Boolean).join(' ');
}

const sumWidths = (columns: readonly { drawnPx: number }[]) =>
  columns.reduce((sum, { drawnPx }) => sum + drawnPx, 0);

/** What is focused is scrolled clear of the head, the totals and the fixed columns. */
function paddingOf(columns: readonly DrawnColumn<never>[]): string {
  const fixedPx = (side: 'left' | 'right') => sumWidths(columns.filter(({ fixed }) => fixed === side));
  return `40px ${fixedPx('right')}px 44px ${fixedPx('left') + selectionWidthPx}px`;
}
