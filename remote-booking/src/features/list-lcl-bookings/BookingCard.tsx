import type { LclBookingRow } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight, StatusDot } from '@berth/ui';
import { BookingRoute } from '../booking-rows/BookingRoute.tsx';
import { TrackingBar } from '../track-containers/TrackingBar.tsx';
import styles from './BookingCard.module.css';
import { BookingNumberLink } from './BookingNumberLink.tsx';
import { Goods } from './booking-columns.tsx';

/** A booking on a narrow screen. */
export function BookingCard({ row }: { row: LclBookingRow }) {
  const { t, locale } = useTranslation('booking');
  const amounts = [
    [row.cartons && formatCount(row.cartons, locale), 'CTNS'],
    [row.weight && formatWeight(row.weight, locale), 'KGS'],
    [row.volume && formatVolume(row.volume, locale), 'CBM'],
  ];
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <BookingNumberLink row={row} />
        <StatusDot status={row.status}>{t(`status.${row.status}`)}</StatusDot>
      </div>
      <div className={styles.line}>
        <BookingRoute row={row} />
        <span className={styles.muted}>{row.etd ? `ETD ${row.etd}` : ''}</span>
      </div>
      {row.tracking && <TrackingBar status={row.status} tracking={row.tracking} />}
      <div className={styles.goods}>
        <Goods row={row} t={t} />
      </div>
      <div className={styles.amounts}>
        {amounts.map(([value, unit]) => (
          <span key={unit}>
            {value || '—'} <span className={styles.muted}>{unit}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
