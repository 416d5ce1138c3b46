import type { LclBookingRow, Locale } from '@berth/contract';
import type { Translate } from '@berth/runtime';
import type { DataColumn } from '@berth/ui';
import { bookingPaths } from '../../paths.ts';
import { BookingRoute } from '../booking-rows/BookingRoute.tsx';
import styles from '../booking-rows/booking-columns.module.css';
import { DischargePort } from '../booking-rows/DischargePort.tsx';
import { orDash, rowColumns } from '../booking-rows/row-columns.tsx';
import { trackingColumn } from '../track-containers/tracking-column.tsx';

/**
 * The columns of the list; a key that can be sorted by is a field of the list call. Those that are shown at first fit
 * beside the menu on a screen of 1440 in both languages, a scroll bar included.
 */
export function columnsOf(t: Translate, locale: Locale): DataColumn<LclBookingRow>[] {
  const shared = rowColumns<LclBookingRow>({ t, locale }, bookingPaths);
  return [
    shared.businessNumber,
    shared.status,
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
    shared.etd,
    shared.goodsName,
    shared.cartons,
    shared.weight,
    shared.volume,
    // What fewer people need, or what stands in another column too, waits in the column settings.
    {
      key: 'warehouseCode',
      title: t('list.warehouse'),
      widthPx: 116,
      isSortable: true,
      isHiddenAtFirst: true,
      render: (row) => <Warehouse row={row} t={t} />,
    },
    shared.updatedAt,
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
    shared.createdAt,
  ];
}

function Warehouse({ row, t }: { row: LclBookingRow; t: Translate }) {
  if (row.warehouseCode) return <span className={styles.code}>{row.warehouseCode}</span>;
  return row.warehouseType ? t(`warehouseType.${row.warehouseType}`) : '—';
}
