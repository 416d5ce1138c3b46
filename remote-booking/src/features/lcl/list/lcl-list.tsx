import { type CargoSummary, type LclBookingRow, lclBookingListFields } from '@berth/contract';
import { toListInput } from '@berth/ui';
import { bookingPaths } from '../../../paths.ts';
import { BookingRoute } from '../../bookings/list/BookingRoute.tsx';
import { useBookingLclListQuery } from '../../bookings/list/booking-lists.queries.ts';
import type { ListKind } from '../../bookings/list/list-kind.ts';
import { TrackingBar } from '../../tracking/TrackingBar.tsx';
import { lclColumns } from './lcl-columns.tsx';
import { useLclFilters } from './use-lcl-filters.ts';

/** What the list of LCL bookings is. */
export const lclList: ListKind<LclBookingRow, CargoSummary> = {
  kind: 'lcl',
  table: 'lclBookings',
  fields: lclBookingListFields,
  paths: bookingPaths,
  made: { kind: 'lcl', paths: bookingPaths },
  useRows: (search) =>
    useBookingLclListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true }),
  useFilters: useLclFilters,
  columnsOf: lclColumns,
  routeOf: (row) => <BookingRoute row={row} />,
  cardFacts: ({ status, tracking }) => tracking && <TrackingBar status={status} tracking={tracking} />,
};
