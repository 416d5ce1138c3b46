import { type AirBookingRow, airBookingList } from '@berth/contract';
import { type DataColumn, Stack, screenColumns } from '@berth/ui';
import { airPaths } from '../../../paths.ts';
import { rowColumns, type Words } from '../../bookings/list/row-columns.tsx';
import { AirRoute } from './AirRoute.tsx';

/** The columns of the air list: those of its definition, with the cells that all lists of bookings share. */
export function airColumns(words: Words): DataColumn<AirBookingRow>[] {
  const shared = rowColumns<AirBookingRow>(words, airPaths);
  return screenColumns(airBookingList, words.locale, {
    businessNumber: shared.businessNumber.render,
    status: shared.status.render,
    destinationName: (row) => <AirRoute row={row} isStacked />,
    flightNumber: ({ flightNumber, carrier }) =>
      flightNumber ? <Stack first={flightNumber} second={carrier} /> : '—',
    goodsName: shared.goodsName.render,
    cartons: shared.cartons.render,
    weight: shared.weight.render,
    volume: shared.volume.render,
    updatedAt: shared.updatedAt.render,
    createdAt: shared.createdAt.render,
  });
}
