import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { SortOrder } from '@berth/contract';
import styles from './ColumnHeading.module.css';
import { ColumnResizer, type ColumnResizerProps } from './ColumnResizer.tsx';

export type ColumnHeadingProps = ColumnResizerProps & {
  isNumber: boolean;
  /** Absent where nothing can be sorted. */
  onSort?: (order: SortOrder | null) => void;
  order: SortOrder | null;
};

const nextOrder = { none: 'ascending', ascending: 'descending', descending: null } as const;

/** A column's title, which sorts (ascending, descending, not), and the edge that sets its width. */
export function ColumnHeading(props: ColumnHeadingProps) {
  const { isNumber, onSort, order, ...edge } = props;
  const { title } = edge;
  return (
    <div className={styles.heading} data-number={isNumber || undefined}>
      {onSort ? (
        <button
          type="button"
          className={styles.sort}
          title={title}
          onClick={() => onSort(nextOrder[order ?? 'none'])}
        >
          <span className={styles.title}>{title}</span>
          <span className={styles.carets} data-order={order ?? undefined} aria-hidden="true">
            <CaretUpOutlined />
            <CaretDownOutlined />
          </span>
        </button>
      ) : (
        <span className={styles.title} title={title}>
          {title}
        </span>
      )}
      <ColumnResizer {...edge} />
    </div>
  );
}
