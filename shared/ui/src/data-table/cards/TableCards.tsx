import type { ReactNode } from 'react';
import type { DataColumn, TableSelection } from '../columns/data-column.ts';
import type { Line } from '../grid/grid-columns.tsx';
import { RowBox } from '../rows/RowBox.tsx';
import { TotalWord } from '../rows/SummaryRow.tsx';
import styles from './TableCards.module.css';

type TableCardsProps<Row> = {
  name: string;
  columns: readonly DataColumn<Row>[];
  lines: readonly Line<Row>[];
  /** Of all rows that there are. */
  total: number;
  slot?: ReactNode;
  isStale: boolean;
  renderCard: (row: Row) => ReactNode;
  selection?: TableSelection<Row>;
  summary?: Readonly<Record<string, ReactNode>>;
};

/** The rows of a page on a narrow screen, each a card. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { name, columns, lines, total, slot, isStale, renderCard, selection, summary } = props;
  if (lines.length === 0) return slot;
  const totals = columns.filter(({ key }) => summary?.[key] !== undefined);
  return (
    <div className={styles.list} data-stale={isStale || undefined} aria-busy={isStale}>
      <ul className={styles.cards} aria-label={name}>
        {lines.map(({ key, row }) =>
          row === null ? (
            <li className={styles.waiting} key={key} aria-hidden="true" />
          ) : (
            <li className={styles.card} key={key}>
              {selection && <RowBox className={styles.box} selection={selection} rowKey={key} row={row} />}
              <div className={styles.body}>{renderCard(row)}</div>
            </li>
          ),
        )}
      </ul>
      {totals.length > 0 && (
        <div className={styles.totals}>
          <span>
            <TotalWord count={total} />
          </span>
          {totals.map(({ key, title }) => (
            <span key={key}>
              {summary?.[key]} <span className={styles.unit}>{title}</span>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
