import { fillTemplate } from '@berth/contract';
import { Select } from 'antd';
import { useTexts } from '../../ui-texts.ts';
import type { PlacedColumn } from '../columns/column-layout.ts';
import styles from '../columns/DataTable.module.css';
import type { DataColumn } from '../columns/data-column.ts';
import { dataTableTexts } from '../columns/data-table-texts.ts';
import type { Sort } from '../grid/grid-columns.tsx';

type CardSortProps<Row> = {
  /** Every column: what is sorted by may be hidden. */
  columns: readonly DataColumn<Row>[];
  placed: readonly PlacedColumn<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** Sorts where there are no column heads to sort by. */
export function CardSort<Row>({ columns, placed, sort, onSort }: CardSortProps<Row>) {
  const texts = useTexts(dataTableTexts);
  const sortable = placed.filter(({ isSortable }) => isSortable).map(({ column }) => column);
  const current = columns.find(({ key }) => key === sort?.field);
  const choices = [...new Set([...sortable, ...(current ? [current] : [])])].flatMap(({ key, title }) =>
    (['ascending', 'descending'] as const).map((order) => ({
      value: `${order} ${key}`,
      label: fillTemplate(texts[order], { title }),
      sort: { field: key, order },
    })),
  );
  if (choices.length === 0) return null;
  return (
    <Select
      className={styles.sort}
      aria-label={texts.sortBy}
      popupMatchSelectWidth={false}
      value={sort ? `${sort.order} ${sort.field}` : ''}
      options={[
        { value: '', label: texts.unsorted },
        ...choices.map(({ value, label }) => ({ value, label })),
      ]}
      onChange={(chosen) => onSort(choices.find(({ value }) => value === chosen)?.sort ?? null)}
    />
  );
}
