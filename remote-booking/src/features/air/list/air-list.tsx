import { type AirBookingRow, airBookingList, listFieldsOf } from '@berth/contract';
import { Stack, toListInput } from '@berth/ui';
import { airPaths } from '../../../paths.ts';
import { bookingCells } from '../../bookings/list/booking-cells.tsx';
import { useBookingAirListQuery } from '../../bookings/list/booking-lists.queries.ts';
import type { ListKind } from '../../bookings/list/list-kind.ts';
import { useBookingAirportsQuery } from '../../choices/booking-choices.queries.ts';
import { AirRoute } from './AirRoute.tsx';

/** What the list of air bookings is. */
export const airList: ListKind<typeof airBookingList, AirBookingRow> = {
  kind: 'air',
  list: airBookingList,
  fields: listFieldsOf(airBookingList),
  paths: airPaths,
  useRows: (search) =>
    useBookingAirListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true }),
  useOptions: () => {
    const { data: airports } = useBookingAirportsQuery();
    return { receivingPlace: airports, destination: airports };
  },
  cellsOf: (words) => ({
    ...bookingCells(words, airPaths),
    destinationName: (row) => <AirRoute row={row} isStacked />,
    flightNumber: ({ flightNumber, carrier }) =>
      flightNumber ? <Stack first={flightNumber} second={carrier} /> : '—',
  }),
  routeOf: (row) => <AirRoute row={row} />,
};
