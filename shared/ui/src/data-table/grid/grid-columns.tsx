import type { SortOrder } from '@berth/contract';
import { Checkbox, type TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import { heldText } from '../../jsx/hold-texts.ts';
import type { DrawnColumn } from '../columns/column-layout.ts';
import tableStyles from '../columns/DataTable.module.css';
import type { TableSelection } from '../columns/data-column.ts';
import { RowBox } from '../rows/RowBox.tsx';
import { pageChoice, togglePage } from '../rows/selected-rows.ts';
import type { ColumnHeadingProps } from './ColumnHeading.tsx';
import { ColumnHeading } from './ColumnHeading.tsx';
import type { HeadingProps } from './HeaderCell.tsx';
import styles from './TableGrid.module.css';

/** A row as antd gets it; null for one that is still to come. */
export type Line<Row> = { key: string; row: Row | null };

export type GridColumn<Row> = TableColumnType<Line<Row>>;

export type Sort = { field: string; order: SortOrder } | null;

export const selectionWidthPx = 44;

/** What `onHeaderCell` gives to {@link HeaderCell}; antd's type knows the attributes of a cell only. */
function headerCell(heading: ReactNode, order: SortOrder | null = null, zIndex?: number) {
  const style = zIndex === undefined ? undefined : { zIndex };
  const props: HeadingProps & { 'aria-sort'?: SortOrder } = { heading, 'aria-sort': order ?? undefined };
  return () => ({ ...props, style }) as object; // handed on to our own cell
}

// Above fixed cells, which antd lifts by two for each column that there is; heads that stay lie above the others.
const headLayer = (isFixed: boolean) => (isFixed ? 400 : 200);

export function dataColumn<Row>(
  { column, widthPx, drawnPx, isElastic, fixed }: DrawnColumn<Row>,
  heading: Omit<ColumnHeadingProps, 'title' | 'widthPx' | 'isElastic' | 'isNumber'>,
  place: { at: number; count: number },
): GridColumn<Row> {
  const isNumber = column.isNumber ?? false;
  return {
    key: column.key,
    width: isElastic ? undefined : drawnPx,
    fixed: fixed ?? undefined,
    align: isNumber ? 'right' : undefined,
    // The first cell names its row.
    rowScope: place.at === 0 ? 'row' : undefined,
    onHeaderCell: headerCell(
      <ColumnHeading
        title={column.title}
        widthPx={widthPx}
        isElastic={isElastic}
        isNumber={isNumber}
        {...heading}
      />,
      heading.order,
      // Each above the next, into which its handle reaches.
      headLayer(fixed !== null) + place.count - place.at,
    ),
    render: (_value, { row }) =>
      row === null ? <span className={styles.bar} /> : heldText(column.render(row)),
  };
}

/** Our own column of boxes: antd's puts a second "all" box into the hidden row that it measures with. */
export function selectionColumn<Row>(
  selection: TableSelection<Row>,
  lines: readonly Line<Row>[],
  words: { title: string; page: string },
  isFixed: boolean,
): GridColumn<Row> {
  const rows = lines.flatMap(({ key, row }) => (row === null ? [] : [[key, row] as const]));
  const choice = pageChoice(selection, rows);
  const heading = selection.isSingle ? (
    <span className={tableStyles.spoken}>{words.title}</span>
  ) : (
    <Checkbox
      aria-label={words.page}
      disabled={rows.length === 0}
      checked={choice === 'all'}
      indeterminate={choice === 'some'}
      onChange={() => selection.onChange(togglePage(selection, rows))}
    />
  );
  return {
    key: 'berth-selection',
    width: selectionWidthPx,
    fixed: isFixed ? 'left' : undefined,
    onHeaderCell: headerCell(heading),
    render: (_value, { key, row }) =>
      row === null ? null : <RowBox selection={selection} rowKey={key} row={row} />,
  };
}
