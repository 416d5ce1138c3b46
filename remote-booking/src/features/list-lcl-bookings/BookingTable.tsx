import type { CargoSummary, LclBookingRow, SortOrder } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight } from '@berth/ui';
import { Table } from 'antd';
import styles from './BookingTable.module.css';
import { columnsOf } from './booking-columns.tsx';
import type { ListSearch, SortField } from './list-search.ts';

export type BookingTableProps = {
  rows: readonly LclBookingRow[];
  summary: CargoSummary;
  sort: ListSearch['sort'];
  /** A newer answer is on its way: what is shown is about to change. */
  isStale: boolean;
  onSort: (sort: ListSearch['sort']) => void;
};

/** The bookings of a page, with the totals of all that the filter leaves. */
export function BookingTable({ rows, summary, sort, isStale, onSort }: BookingTableProps) {
  const { t, locale } = useTranslation('booking');
  const columns = columnsOf(t, locale).map((column) => ({
    ...column,
    sortOrder: sort && sort.field === column.key ? antdOrder[sort.order] : null,
  }));
  return (
    <div className={isStale ? styles.stale : undefined} aria-busy={isStale}>
      <Table<LclBookingRow>
        className={styles.table}
        rowKey="id"
        size="small"
        columns={columns}
        dataSource={[...rows]}
        pagination={false}
        showSorterTooltip={false}
        scroll={{ x: 1160 }}
        onChange={(_paging, _filters, sorter) => {
          const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          onSort(order ? { field: columnKey as SortField, order: wireOrder[order] } : null); // keys are sort fields
        }}
        summary={() => (
          <Table.Summary.Row className={styles.summary}>
            <Table.Summary.Cell index={0} colSpan={6}>
              {t('list.total')}
            </Table.Summary.Cell>
            <Table.Summary.Cell index={6} align="right">
              {formatCount(summary.cartons, locale)}
            </Table.Summary.Cell>
            <Table.Summary.Cell index={7} align="right">
              {formatWeight(summary.weight, locale)}
            </Table.Summary.Cell>
            <Table.Summary.Cell index={8} align="right">
              {formatVolume(summary.volume, locale)}
            </Table.Summary.Cell>
            <Table.Summary.Cell index={9} />
          </Table.Summary.Row>
        )}
      />
    </div>
  );
}

const antdOrder = { ascending: 'ascend', descending: 'descend' } as const;
const wireOrder: Record<'ascend' | 'descend', SortOrder> = { ascend: 'ascending', descend: 'descending' };
