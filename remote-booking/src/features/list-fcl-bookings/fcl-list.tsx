import { type FclBookingRow, type FclSummary, fclBookingListFields } from '@berth/contract';
import { formatCount, toListInput } from '@berth/ui';
import { fclPaths } from '../../paths.ts';
import { ContainerCounts } from '../booking-facts/ContainerCounts.tsx';
import styles from '../booking-rows/BookingCard.module.css';
import { BookingRoute } from '../booking-rows/BookingRoute.tsx';
import { useBookingFclListQuery } from '../booking-rows/booking-lists.queries.ts';
import type { ListKind } from '../booking-rows/list-kind.ts';
import { TrackingBar } from '../track-containers/TrackingBar.tsx';
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
      <div className={styles.line}>
        <ContainerCounts counts={containers} />
        <span className={styles.muted}>{sailing.vessel}</span>
      </div>
      {tracking && <TrackingBar status={status} tracking={tracking} />}
    </>
  ),
};
