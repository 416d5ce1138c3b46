import { useTranslation } from '@berth/runtime';
import type { ReactNode } from 'react';
import { type BarredBooking, type BookingResult, isDone, type SeveralWords } from './booking-results.ts';
import styles from './SeveralBookings.module.css';
import type { SeveralBookings } from './use-several-bookings.ts';

type BarredBookingsProps = {
  words: SeveralWords;
  barred: readonly BarredBooking[];
  /** None of those that were chosen is left. */
  isAll: boolean;
};

/** Bookings with which it cannot be done, each with the reason: said before anything is asked for. */
export function BarredBookings({ words, barred, isAll }: BarredBookingsProps) {
  const { t } = useTranslation('booking');
  if (barred.length === 0) return null;
  return (
    <section className={styles.barred}>
      <h3 className={styles.heading}>
        {t(`${words}.${isAll ? 'noneOpen' : 'barred'}`, { count: barred.length })}
      </h3>
      <ul className={styles.lines}>
        <BarredLines barred={barred} />
      </ul>
    </section>
  );
}

function BarredLines({ barred }: Pick<BarredBookingsProps, 'barred'>) {
  return barred.map(({ booking, why }) => (
    <Line key={booking.id} isDone={false} number={booking.businessNumber}>
      {why}
    </Line>
  ));
}

type BookingResultsProps = Pick<SeveralBookings, 'words' | 'bookings'> & {
  results: readonly BookingResult[];
  barred: readonly BarredBooking[];
};

/** What became of each booking that was chosen; the last are those with which it could not be done from the start. */
export function BookingResults({ words, bookings, results, barred }: BookingResultsProps) {
  const { t, locale } = useTranslation('booking');
  const numberOf = (id: string) => bookings.find((booking) => booking.id === id)?.businessNumber ?? '';
  const done = results.filter(isDone).length;
  const wordsOf = (result: BookingResult) => {
    if (result.outcome === 'refused') return result.texts[locale];
    return t(`${words}.${isDone(result) ? 'isDone' : 'gone'}`);
  };
  return (
    <>
      <p className={styles.words} role="status">
        {t(`${words}.summary`, { done, kept: bookings.length - done })}
      </p>
      <ul className={styles.lines}>
        {results.map((result) => (
          <Line key={result.id} isDone={isDone(result)} number={numberOf(result.id)}>
            {wordsOf(result)}
          </Line>
        ))}
        <BarredLines barred={barred} />
      </ul>
    </>
  );
}

type LineProps = { isDone: boolean; number: string; children: ReactNode };

function Line({ isDone: isGood, number, children }: LineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.sign} data-tone={isGood ? 'done' : 'refused'} aria-hidden="true">
        {isGood ? '✓' : '!'}
      </span>
      <span className={styles.number}>{number}</span>
      <span className={styles.why}>{children}</span>
    </li>
  );
}
