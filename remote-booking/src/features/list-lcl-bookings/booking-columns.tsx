import type { LclBookingRow, Locale } from '@berth/contract';
import type { Translate } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight, StatusDot } from '@berth/ui';
import type { TableColumnType } from 'antd';
import { BookingNumberLink } from './BookingNumberLink.tsx';
import { BookingRoute } from './BookingRoute.tsx';
import styles from './BookingTable.module.css';

type Column = TableColumnType<LclBookingRow>;

/** The columns of the list; a key that can be sorted by is a field of the list call. */
export function columnsOf(t: Translate, locale: Locale): Column[] {
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
      width: locale === 'en' ? 196 : 164,
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
      width: 104,
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
