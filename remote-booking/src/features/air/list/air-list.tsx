import { type AirBookingRow, type AirSummary, airBookingList, listFieldsOf } from '@berth/contract';
import { formatWeight, toListInput } from '@berth/ui';
import { airPaths } from '../../../paths.ts';
import { useBookingAirListQuery } from '../../bookings/list/booking-lists.queries.ts';
import type { ListKind } from '../../bookings/list/list-kind.ts';
import { AirRoute } from './AirRoute.tsx';
import { airColumns } from './air-columns.tsx';
import { useAirFilters } from './use-air-filters.ts';

/** What the list of air bookings is. */
export const airList: ListKind<AirBookingRow, AirSummary> = {
  kind: 'air',
  table: 'airBookings',
  fields: listFieldsOf(airBookingList),
  paths: airPaths,
  useRows: (search) =>
    useBookingAirListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true }),
  useFilters: useAirFilters,
  columnsOf: airColumns,
  moreTotals: ({ chargeableWeight }, locale) => ({
    chargeableWeight: formatWeight(chargeableWeight, locale),
  }),
  routeOf: (row) => <AirRoute row={row} />,
};
