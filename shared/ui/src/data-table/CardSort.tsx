import { Select } from 'antd';
import { useTexts } from '../ui-texts.ts';
import type { PlacedColumn } from './column-layout.ts';
import styles from './DataTable.module.css';
import { dataTableTexts } from './data-table-texts.ts';
import type { Sort } from './grid-columns.tsx';

type CardSortProps<Row> = {
  columns: readonly PlacedColumn<Row>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
};

/** Sorts where there are no column heads to sort by. */
export function CardSort<Row>({ columns, sort, onSort }: CardSortProps<Row>) {
  const texts = useTexts(dataTableTexts);
  const choices = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ column: { key, title } }) =>
      (['ascending', 'descending'] as const).map((order) => ({
        value: `${order} ${key}`,
        label: texts[order].replace('{title}', title),
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
