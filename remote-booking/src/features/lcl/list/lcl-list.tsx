import { type LclBookingRow, lclBookingList, listFieldsOf } from '@berth/contract';
import { Stack, toListInput } from '@berth/ui';
import { bookingPaths } from '../../../paths.ts';
import { BookingRoute } from '../../bookings/list/BookingRoute.tsx';
import { bookingCells } from '../../bookings/list/booking-cells.tsx';
import { useBookingLclListQuery } from '../../bookings/list/booking-lists.queries.ts';
import type { ListKind } from '../../bookings/list/list-kind.ts';
import { seaCells, usePortOptions } from '../../bookings/list/sea-cells.tsx';
import { useBookingShipModesQuery } from '../../choices/booking-choices.queries.ts';
import { TrackingBar } from '../../tracking/TrackingBar.tsx';
import { ChargeableAmount, MeasuredAmount } from './ChargedAmounts.tsx';

/** What the list of LCL bookings is. */
export const lclList: ListKind<typeof lclBookingList, LclBookingRow> = {
  kind: 'lcl',
  list: lclBookingList,
  fields: listFieldsOf(lclBookingList),
  paths: bookingPaths,
  made: { kind: 'lcl', paths: bookingPaths },
  useRows: (search) =>
    useBookingLclListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true }),
  useOptions: () => {
    const { data: shipModes } = useBookingShipModesQuery();
    return { ...usePortOptions(), transportChannel: shipModes };
  },
  cellsOf: (words) => ({
    ...bookingCells(words, bookingPaths),
    ...seaCells(words),
    destinationName: (row) => <Stack first={<BookingRoute row={row} />} second={row.warehouseCode || null} />,
    weight: (row) => <MeasuredAmount row={row} words={words} amount="weight" />,
    volume: (row) => <MeasuredAmount row={row} words={words} amount="volume" />,
    chargeable: (row) => <ChargeableAmount row={row} words={words} />,
  }),
  routeOf: (row) => <BookingRoute row={row} />,
  cardFacts: ({ status, tracking }) => tracking && <TrackingBar status={status} tracking={tracking} />,
};
