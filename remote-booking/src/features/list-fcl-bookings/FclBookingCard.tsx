import type { FclBookingRow } from '@berth/contract';
import { fclPaths } from '../../paths.ts';
import { ContainerCounts } from '../booking-facts/ContainerCounts.tsx';
import styles from '../booking-rows/BookingCard.module.css';
import { BookingRoute } from '../booking-rows/BookingRoute.tsx';
import { RowCard } from '../booking-rows/RowCard.tsx';
import { TrackingBar } from '../track-containers/TrackingBar.tsx';

/** An FCL booking on a narrow screen. */
export function FclBookingCard({ row }: { row: FclBookingRow }) {
  return (
    <RowCard row={row} paths={fclPaths} route={<BookingRoute row={row} />}>
      <div className={styles.line}>
        <ContainerCounts counts={row.containers} />
        <span className={styles.muted}>{row.sailing.vessel}</span>
      </div>
      {row.tracking && <TrackingBar status={row.status} tracking={row.tracking} />}
    </RowCard>
  );
}
