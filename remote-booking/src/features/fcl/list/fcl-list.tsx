import { type FclBookingRow, type FclSummary, fclBookingListFields } from '@berth/contract';
import { CardLine, cardText, formatCount, toListInput } from '@berth/ui';
import { fclPaths } from '../../../paths.ts';
import { BookingRoute } from '../../bookings/list/BookingRoute.tsx';
import { useBookingFclListQuery } from '../../bookings/list/booking-lists.queries.ts';
import type { ListKind } from '../../bookings/list/list-kind.ts';
import { ContainerCounts } from '../../bookings/view/ContainerCounts.tsx';
import { TrackingBar } from '../../tracking/TrackingBar.tsx';
import { fclColumns } from './fcl-columns.tsx';
import { useFclFilters } from './use-fcl-filters.ts';

/** What the list of FCL bookings is. */
export const fclList: ListKind<FclBookingRow, FclSummary> = {
  kind: 'fcl',
  table: 'fclBookings',
  fields: fclBookingListFields,
  paths: fclPaths,
  made: { kind: 'fcl', paths: fclPaths },
  useRows: (search) =>
    useBookingFclListQuery({ list: toListInput(search) }, { refetchOnMountOrArgChange: true }),
  useFilters: useFclFilters,
  columnsOf: fclColumns,
  moreTotals: ({ containers }, locale) => ({ containers: formatCount(containers, locale) }),
  routeOf: (row) => <BookingRoute row={row} />,
  cardFacts: ({ containers, sailing, status, tracking }) => (
    <>
      <CardLine>
        <ContainerCounts counts={containers} />
        <span className={cardText.muted}>{sailing.vessel}</span>
      </CardLine>
      {tracking && <TrackingBar status={status} tracking={tracking} />}
    </>
  ),
};
