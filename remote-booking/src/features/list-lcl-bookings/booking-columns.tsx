import type { CargoSummary, LclBookingRow, Locale } from '@berth/contract';
import type { Translate } from '@berth/runtime';
import { type DataColumn, formatCount, formatVolume, formatWeight, StatusDot } from '@berth/ui';
import { BookingRoute } from '../booking-rows/BookingRoute.tsx';
import { DischargePort } from '../booking-rows/DischargePort.tsx';
import { trackingColumn } from '../track-containers/tracking-column.tsx';
import { BookingNumberLink } from './BookingNumberLink.tsx';
import styles from './booking-columns.module.css';

const amounts = {
  cartons: { title: 'CTNS', widthPx: 84, format: formatCount },
  weight: { title: 'KGS', widthPx: 88, format: formatWeight },
  volume: { title: 'CBM', widthPx: 84, format: formatVolume },
} as const;

/**
 * The columns of the list; a key that can be sorted by is a field of the list call. Each is wide enough for its own
 * title: 24 px of padding besides, and 21 for the sign of the order where it sorts. Those that are shown at first fit
 * beside the menu on a screen of 1440 in both languages, a scroll bar included.
 */
export function columnsOf(t: Translate, locale: Locale): DataColumn<LclBookingRow>[] {
  const amount = (key: keyof typeof amounts): DataColumn<LclBookingRow> => {
    const { title, widthPx, format } = amounts[key];
    const render = (row: LclBookingRow) => orDash(row[key] === 0 ? '' : format(row[key], locale));
    return { key, title, widthPx, isNumber: true, isSortable: true, render };
  };
  return [
    {
      key: 'businessNumber',
      title: t('field.businessNumber'),
      widthPx: locale === 'en' ? 156 : 144,
      fixed: 'left',
      isAlwaysShown: true,
      isSortable: true,
      render: (row) => (
        <span className={styles.stack}>
          <BookingNumberLink row={row} />
          {row.customerBusinessNumber && <span className={styles.sub}>{row.customerBusinessNumber}</span>}
        </span>
      ),
    },
    {
      key: 'status',
      title: t('list.status'),
      widthPx: locale === 'en' ? 132 : 108,
      isSortable: true,
      render: ({ status }) => <StatusDot status={status}>{t(`status.${status}`)}</StatusDot>,
    },
    trackingColumn(t),
    {
      key: 'destinationName',
      title: t('list.route'),
      widthPx: locale === 'en' ? 176 : 150,
      isSortable: true,
      render: (row) => (
        <span className={styles.stack}>
          <BookingRoute row={row} />
          {row.warehouseCode && <span className={styles.sub}>{row.warehouseCode}</span>}
        </span>
      ),
    },
    { key: 'etd', title: 'ETD', widthPx: 110, isSortable: true, render: ({ etd }) => orDash(etd) },
    {
      key: 'goodsName',
      title: t('list.goods'),
      widthPx: locale === 'en' ? 104 : 140,
      isElastic: true,
      isSortable: true,
      render: (row) => (
        <span className={styles.stack}>
          <Goods row={row} t={t} />
        </span>
      ),
    },
    amount('cartons'),
    amount('weight'),
    amount('volume'),
    // What fewer people need, or what stands in another column too, waits in the column settings.
    {
      key: 'warehouseCode',
      title: t('list.warehouse'),
      widthPx: 116,
      isSortable: true,
      isHiddenAtFirst: true,
      render: (row) => <Warehouse row={row} t={t} />,
    },
    {
      key: 'updatedAt',
      title: t('list.updatedAt'),
      widthPx: 104,
      isSortable: true,
      isHiddenAtFirst: true,
      render: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
    {
      key: 'dischargePort',
      title: t('field.dischargePort'),
      widthPx: locale === 'en' ? 140 : 128,
      isHiddenAtFirst: true,
      render: (row) => <DischargePort row={row} />,
    },
    {
      key: 'warehouseEntryNumber',
      title: t('field.warehouseEntryNumber'),
      widthPx: locale === 'en' ? 192 : 136,
      isHiddenAtFirst: true,
      render: (row) => orDash(row.warehouseEntryNumber),
    },
    {
      key: 'expectedWarehousingAt',
      title: t('field.expectedWarehousingAt'),
      widthPx: locale === 'en' ? 224 : 148,
      isSortable: true,
      isHiddenAtFirst: true,
      render: (row) => orDash(row.expectedWarehousingAt?.slice(0, 16)),
    },
    {
      key: 'createdAt',
      title: t('list.createdAt'),
      widthPx: 108,
      isSortable: true,
      isHiddenAtFirst: true,
      render: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

/** The totals below their columns. */
export function totalsOf(summary: CargoSummary, locale: Locale) {
  return {
    cartons: formatCount(summary.cartons, locale),
    weight: formatWeight(summary.weight, locale),
    volume: formatVolume(summary.volume, locale),
  };
}

/** Nothing entered yet. */
const orDash = (text: string | null | undefined) => text || '—';

function Moment({ at }: { at: string }) {
  return (
    <span className={styles.sub} title={at}>
      {at.slice(5, 16)}
    </span>
  );
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
      <span className={styles.name}>{row.goodsName}</span>
      {row.lines > 1 && <span className={styles.sub}> {t('list.lines', { count: row.lines })}</span>}
    </>
  );
}
