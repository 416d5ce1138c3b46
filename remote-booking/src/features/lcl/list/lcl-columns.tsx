import type { LclBookingRow } from '@berth/contract';
import { type DataColumn, orDash, Stack } from '@berth/ui';
import { bookingPaths } from '../../../paths.ts';
import { BookingRoute } from '../../bookings/list/BookingRoute.tsx';
import { rowColumns, type Words } from '../../bookings/list/row-columns.tsx';
import { seaColumns } from '../../bookings/list/sea-columns.tsx';
import { ChargeableAmount, MeasuredAmount } from './ChargedAmounts.tsx';

/** The columns of the LCL list; a key that can be sorted by is a field of the list call. */
export function lclColumns(words: Words): DataColumn<LclBookingRow>[] {
  const { t, locale } = words;
  const shared = rowColumns<LclBookingRow>(words, bookingPaths);
  const sea = seaColumns<LclBookingRow>(words);
  return [
    shared.businessNumber,
    shared.status,
    sea.tracking,
    {
      ...shared.destinationName,
      render: (row) => <Stack first={<BookingRoute row={row} />} second={row.warehouseCode || null} />,
    },
    shared.etd,
    shared.goodsName,
    shared.cartons,
    // What is sorted by and summed is what was entered; what was measured stands below it and has its room.
    {
      ...shared.weight,
      title: t('list.entered', { unit: shared.weight.title }),
      widthPx: locale === 'en' ? 110 : 116,
      render: (row) => <MeasuredAmount row={row} words={words} amount="weight" />,
    },
    {
      ...shared.volume,
      title: t('list.entered', { unit: shared.volume.title }),
      widthPx: locale === 'en' ? 110 : 116,
      render: (row) => <MeasuredAmount row={row} words={words} amount="volume" />,
    },
    // What fewer people need, or what stands in another column too, waits in the column settings.
    {
      key: 'chargeable',
      title: t('list.chargeable'),
      widthPx: 136,
      isHiddenAtFirst: true,
      render: (row) => <ChargeableAmount row={row} words={words} />,
    },
    sea.warehouseCode,
    shared.updatedAt,
    sea.dischargePort,
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
