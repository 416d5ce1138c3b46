import type { LclBookingRow } from '@berth/contract';
import { bookingPaths } from '../../paths.ts';
import { BookingRoute } from '../booking-rows/BookingRoute.tsx';
import { RowCard } from '../booking-rows/RowCard.tsx';
import { TrackingBar } from '../track-containers/TrackingBar.tsx';

/** An LCL booking on a narrow screen. */
export function BookingCard({ row }: { row: LclBookingRow }) {
  return (
    <RowCard row={row} paths={bookingPaths} route={<BookingRoute row={row} />}>
      {row.tracking && <TrackingBar status={row.status} tracking={row.tracking} />}
    </RowCard>
  );
}
