import type { AirBookingRow } from '@berth/contract';
import { type DataColumn, formatWeight, orDash, Stack } from '@berth/ui';
import { airPaths } from '../../../paths.ts';
import { rowColumns, type Words } from '../../bookings/list/row-columns.tsx';
import { AirRoute } from './AirRoute.tsx';

/** The columns of the air list. */
export function airColumns(words: Words): DataColumn<AirBookingRow>[] {
  const { t, locale } = words;
  const shared = rowColumns<AirBookingRow>(words, airPaths);
  return [
    shared.businessNumber,
    shared.status,
    {
      key: 'waybillNumber',
      title: t('field.waybillNumber'),
      widthPx: 128,
      isSortable: true,
      render: ({ waybillNumber }) => orDash(waybillNumber),
    },
    {
      ...shared.destinationName,
      // Airports have long names: `→ Los Angeles International`.
      widthPx: locale === 'en' ? 204 : 150,
      render: (row) => <AirRoute row={row} isStacked />,
    },
    {
      key: 'flightNumber',
      title: t('field.flightNumber'),
      widthPx: 80,
      render: ({ flightNumber, carrier }) =>
        flightNumber ? <Stack first={flightNumber} second={carrier} /> : '—',
    },
    shared.etd,
    shared.goodsName,
    { ...shared.cartons, isHiddenAtFirst: true },
    shared.weight,
    { ...shared.volume, isHiddenAtFirst: true },
    {
      key: 'chargeableWeight',
      title: t('air.chargeable'),
      widthPx: locale === 'en' ? 148 : 132,
      isNumber: true,
      isSortable: true,
      render: ({ chargeableWeight }) => formatWeight(chargeableWeight, locale),
    },
    shared.updatedAt,
    shared.createdAt,
  ];
}
