import { useTranslation } from '@berth/runtime';
import type { ReactNode } from 'react';
import styles from './ReturnBookings.module.css';
import type { ReturnResult } from './return-bookings.queries.ts';
import type { ReturnableBooking, sortByObstacle } from './returnable-booking.ts';

type BarredBookingsProps = {
  barred: ReturnType<typeof sortByObstacle>['barred'];
  /** None of those that were chosen can be returned. */
  isAll: boolean;
};

/** Bookings that cannot be returned, each with the reason: said before anything is asked for. */
export function BarredBookings({ barred, isAll }: BarredBookingsProps) {
  const { t } = useTranslation('booking');
  if (barred.length === 0) return null;
  const why = ({ obstacle, booking }: (typeof barred)[number]) =>
    obstacle === 'departed'
      ? t('returning.departed')
      : t('returning.barredStatus', { status: t(`status.${booking.status}`) });
  return (
    <section className={styles.barred}>
      <h3 className={styles.heading}>
        {t(isAll ? 'returning.noneOpen' : 'returning.barred', { count: barred.length })}
      </h3>
      <ul className={styles.lines}>
        {barred.map((each) => (
          <Line key={each.booking.id} tone="refused" number={each.booking.businessNumber}>
            {why(each)}
          </Line>
        ))}
      </ul>
    </section>
  );
}

type ReturnResultsProps = { results: readonly ReturnResult[]; bookings: readonly ReturnableBooking[] };

/** What became of each booking that was asked for. */
export function ReturnResults({ results, bookings }: ReturnResultsProps) {
  const { t, locale } = useTranslation('booking');
  const numberOf = (id: string) => bookings.find((booking) => booking.id === id)?.businessNumber ?? '';
  const returned = results.filter(({ outcome }) => outcome === 'returned').length;
  const words = (result: ReturnResult) => {
    if (result.outcome === 'returned') return t('returning.returned');
    return result.outcome === 'refused' ? result.texts[locale] : t('returning.gone');
  };
  return (
    <>
      <p className={styles.words} role="status">
        {t('returning.summary', { returned, kept: bookings.length - returned })}
      </p>
      <ul className={styles.lines}>
        {results.map((result) => (
          <Line
            key={result.id}
            tone={result.outcome === 'returned' ? 'returned' : 'refused'}
            number={numberOf(result.id)}
          >
            {words(result)}
          </Line>
        ))}
      </ul>
    </>
  );
}

type LineProps = { tone: 'returned' | 'refused'; number: string; children: ReactNode };

function Line({ tone, number, children }: LineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.sign} data-tone={tone} aria-hidden="true">
        {tone === 'returned' ? '✓' : '!'}
      </span>
      <span className={styles.number}>{number}</span>
      <span className={styles.why}>{children}</span>
    </li>
  );
}
