import type { CargoSummary, LclBookingRow } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { formatCount, formatVolume, formatWeight, StatusDot } from '@berth/ui';
import styles from './BookingCards.module.css';
import { BookingNumberLink } from './BookingNumberLink.tsx';
import { BookingRoute } from './BookingRoute.tsx';
import { Goods } from './booking-columns.tsx';

type BookingCardsProps = { rows: readonly LclBookingRow[]; summary: CargoSummary; isStale: boolean };

/** The bookings of a page on a narrow screen. */
export function BookingCards({ rows, summary, isStale }: BookingCardsProps) {
  const { t } = useTranslation('booking');
  return (
    <div aria-busy={isStale} className={isStale ? styles.stale : undefined}>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li className={styles.card} key={row.id}>
            <div className={styles.line}>
              <BookingNumberLink row={row} />
              <StatusDot status={row.status}>{t(`status.${row.status}`)}</StatusDot>
            </div>
            <div className={styles.line}>
              <BookingRoute row={row} />
              <span className={styles.muted}>{row.etd ? `ETD ${row.etd}` : ''}</span>
            </div>
            <div className={styles.goods}>
              <Goods row={row} t={t} />
            </div>
            <Numbers cargo={row} />
          </li>
        ))}
      </ul>
      <div className={styles.total}>
        {t('list.total')}
        <Numbers cargo={summary} />
      </div>
    </div>
  );
}

function Numbers({ cargo }: { cargo: CargoSummary }) {
  const { locale } = useTranslation('booking');
  const parts = [
    [cargo.cartons && formatCount(cargo.cartons, locale), 'CTNS'],
    [cargo.weight && formatWeight(cargo.weight, locale), 'KGS'],
    [cargo.volume && formatVolume(cargo.volume, locale), 'CBM'],
  ];
  return (
    <div className={styles.numbers}>
      {parts.map(([value, unit]) => (
        <span key={unit}>
          {value || '—'} <span className={styles.muted}>{unit}</span>
        </span>
      ))}
    </div>
  );
}
