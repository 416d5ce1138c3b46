import type { CargoSummary, LclBookingRow, Locale, SortOrder } from '@berth/contract';
import { type Translate, useTranslation } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight, StatusDot } from '@berth/ui';
import { Table, type TableColumnType } from 'antd';
import { BookingNumberLink } from './BookingNumberLink.tsx';
import { BookingRoute } from './BookingRoute.tsx';
import styles from './BookingTable.module.css';
import type { ListSearch, SortField } from './list-search.ts';

export type BookingTableProps = {
  rows: readonly LclBookingRow[];
  summary: CargoSummary;
  sort: ListSearch['sort'];
  /** A newer answer is on its way: what is shown is about to change. */
  isStale: boolean;
  onSort: (sort: ListSearch['sort']) => void;
};

type Column = TableColumnType<LclBookingRow>;

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

function columnsOf(t: Translate, locale: Locale): Column[] {
  const sortable = { sorter: true } as const;
  const right = { align: 'right', className: styles.number } as const;
  return [
    {
      key: 'businessNumber',
      title: t('field.businessNumber'),
      width: 148,
      fixed: 'left',
      ...sortable,
      render: (_value, row) => (
        <span className={styles.stack}>
          <BookingNumberLink row={row} />
          {row.customerBusinessNumber && <span className={styles.sub}>{row.customerBusinessNumber}</span>}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('list.status'),
      width: 128,
      ...sortable,
      render: (_value, { status }) => <StatusDot status={status}>{t(`status.${status}`)}</StatusDot>,
    },
    {
      key: 'destinationName',
      title: t('list.route'),
      width: 164,
      ...sortable,
      render: (_value, row) => <BookingRoute row={row} />,
    },
    { key: 'etd', title: 'ETD', width: 104, ...sortable, render: (_value, { etd }) => etd ?? '—' },
    {
      key: 'warehouseCode',
      title: t('list.warehouse'),
      width: 112,
      ...sortable,
      render: (_value, row) => <Warehouse row={row} t={t} />,
    },
    {
      key: 'goodsName',
      title: t('list.goods'),
      ellipsis: true,
      ...sortable,
      render: (_value, row) => <Goods row={row} t={t} />,
    },
    {
      key: 'cartons',
      title: 'CTNS',
      width: 80,
      ...right,
      ...sortable,
      render: (_value, { cartons }) => orDash(cartons, formatCount, locale),
    },
    {
      key: 'weight',
      title: 'KGS',
      width: 92,
      ...right,
      ...sortable,
      render: (_value, { weight }) => orDash(weight, formatWeight, locale),
    },
    {
      key: 'volume',
      title: 'CBM',
      width: 88,
      ...right,
      ...sortable,
      render: (_value, { volume }) => orDash(volume, formatVolume, locale),
    },
    {
      key: 'updatedAt',
      title: t('list.updatedAt'),
      width: 116,
      ...sortable,
      render: (_value, { updatedAt }) => <span className={styles.sub}>{updatedAt.slice(5, 16)}</span>,
    },
  ];
}

/** Nothing entered yet is no amount. */
function orDash(amount: number, format: (amount: number, locale: Locale) => string, locale: Locale): string {
  return amount === 0 ? '—' : format(amount, locale);
}

function Warehouse({ row, t }: { row: LclBookingRow; t: Translate }) {
  if (row.warehouseCode) return <span className={styles.code}>{row.warehouseCode}</span>;
  return row.warehouseType ? t(`warehouseType.${row.warehouseType}`) : '—';
}

/** The first line's name, and how many lines there are when it is not alone. */
export function Goods({ row, t }: { row: LclBookingRow; t: Translate }) {
  if (!row.goodsName) return '—';
  return (
    <>
      {row.goodsName}
      {row.lines > 1 && <span className={styles.sub}> {t('list.lines', { count: row.lines })}</span>}
    </>
  );
}
