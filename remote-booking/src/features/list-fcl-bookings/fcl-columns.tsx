import type { FclBookingRow, FclSummary, Locale } from '@berth/contract';
import type { Translate } from '@berth/runtime';
import { type DataColumn, formatCount } from '@berth/ui';
import { fclPaths } from '../../paths.ts';
import { ContainerCounts } from '../booking-facts/ContainerCounts.tsx';
import { CutOff } from '../booking-facts/CutOff.tsx';
import { BookingRoute } from '../booking-rows/BookingRoute.tsx';
import { DischargePort } from '../booking-rows/DischargePort.tsx';
import { cargoTotalsOf, orDash, rowColumns, Stack } from '../booking-rows/row-columns.tsx';
import { trackingColumn } from '../track-containers/tracking-column.tsx';

/** The columns of the FCL list; those shown at first fit beside the menu on a screen of 1440 in both languages. */
export function columnsOf(t: Translate, locale: Locale): DataColumn<FclBookingRow>[] {
  const shared = rowColumns<FclBookingRow>({ t, locale }, fclPaths);
  return [
    shared.businessNumber,
    shared.status,
    trackingColumn(t),
    {
      key: 'destinationName',
      title: t('list.route'),
      widthPx: locale === 'en' ? 176 : 150,
      isSortable: true,
      render: (row) => <BookingRoute row={row} />,
    },
    {
      key: 'containers',
      title: t('fcl.containers'),
      widthPx: locale === 'en' ? 124 : 116,
      isSortable: true,
      render: ({ containers }) => <ContainerCounts counts={containers} />,
    },
    shared.etd,
    {
      key: 'siCutOffAt',
      title: t('fcl.siCutOff'),
      widthPx: locale === 'en' ? 124 : 120,
      isSortable: true,
      render: ({ sailing }) => <CutOff at={sailing.siCutOffAt} isShort />,
    },
    {
      key: 'vessel',
      title: t('fcl.ship'),
      widthPx: 128,
      isElastic: true,
      render: ({ sailing }) =>
        sailing.vessel ? <Stack first={sailing.vessel} second={sailing.voyage} /> : '—',
    },
    // What fewer people need waits in the column settings.
    { ...shared.goodsName, isElastic: false, isHiddenAtFirst: true },
    { ...shared.cartons, isHiddenAtFirst: true },
    { ...shared.weight, isHiddenAtFirst: true },
    { ...shared.volume, isHiddenAtFirst: true },
    {
      key: 'loadingAt',
      title: t('fcl.loadingAt'),
      widthPx: 148,
      isSortable: true,
      isHiddenAtFirst: true,
      render: ({ loadingAt }) => orDash(loadingAt?.slice(0, 16)),
    },
    {
      key: 'dischargePort',
      title: t('field.dischargePort'),
      widthPx: locale === 'en' ? 140 : 128,
      isHiddenAtFirst: true,
      render: (row) => <DischargePort row={row} />,
    },
    {
      key: 'warehouseCode',
      title: t('list.warehouse'),
      widthPx: 116,
      isSortable: true,
      isHiddenAtFirst: true,
      render: ({ warehouseCode }) => orDash(warehouseCode),
    },
    shared.updatedAt,
    shared.createdAt,
  ];
}

/** The totals below their columns. */
export function totalsOf(summary: FclSummary, locale: Locale) {
  return { ...cargoTotalsOf(summary, locale), containers: formatCount(summary.containers, locale) };
}
