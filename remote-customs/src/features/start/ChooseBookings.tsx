import { problemOf, useTranslation } from '@berth/runtime';
import { EmptyState, ErrorState, FormSection, FormSkeleton, TextInput } from '@berth/ui';
import { Fragment, type ReactNode, useState } from 'react';
import { type DeclaredBooking, useCustomsBookingsQuery } from '../calls/customs.queries.ts';
import { BookingRow, obstacleOf } from './BookingRow.tsx';
import styles from './start.module.css';

type ChooseBookingsProps = {
  /** The ids of those that are chosen at once, separated by commas. */
  asked: string;
  /** The declaration whose bookings are chosen. */
  declarationId?: string;
  /** What is done with those that are chosen. */
  children: (chosen: readonly DeclaredBooking[]) => ReactNode;
};

/** The bookings that can be declared together; each of the others says why not. */
export function ChooseBookings({ asked, declarationId, children }: ChooseBookingsProps) {
  const { t } = useTranslation('customs');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlyMap<string, DeclaredBooking>>(new Map());
  const [isBegun, setBegun] = useState(asked === '');
  const ids = [...new Set([...asked.split(','), ...chosen.keys()])].filter((id) => id !== '').join(',');
  const query = useCustomsBookingsQuery(
    { query: { search: typed, ids } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = query;
  // Those of the address are chosen at once, as far as they can be.
  if (!isBegun && data && !query.isFetching) {
    setBegun(true);
    const named = data.bookings.filter((booking) => asked.split(',').includes(booking.id));
    setChosen(
      new Map(
        named
          .filter((booking) => obstacleOf(booking, [], declarationId) === null)
          .map((one) => [one.id, one]),
      ),
    );
  }
  const problem = problemOf(query);
  if (problem && !data && problem.status !== 401)
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  if (!data) return <FormSkeleton label={t('loading')} />;
  const toggle = (booking: DeclaredBooking) => {
    const next = new Map(chosen);
    if (!next.delete(booking.id)) next.set(booking.id, booking);
    setChosen(next);
  };
  const isEmpty = data.bookings.length === 0 && typed === '';
  return (
    <>
      {chosen.size > 0 && (
        <Fragment key={[...chosen.keys()].join()}>{children([...chosen.values()])}</Fragment>
      )}
      <FormSection
        title={t('start.bookings')}
        id="start-bookings"
        aside={
          <TextInput
            value={typed}
            onChange={setTyped}
            aria-label={t('start.search')}
            placeholder={t('start.search')}
          />
        }
      >
        {isEmpty && <EmptyState isPart text={t('start.empty')} />}
        {!isEmpty && data.bookings.length === 0 && <EmptyState isPart text={t('start.noMatch')} />}
        <ul className={styles.list}>
          {inOrder(data.bookings, chosen, declarationId).map((booking) => (
            <BookingRow
              key={booking.id}
              booking={booking}
              isChosen={chosen.has(booking.id)}
              others={[...chosen.values()].filter(({ id }) => id !== booking.id)}
              declarationId={declarationId}
              onToggle={() => toggle(booking)}
            />
          ))}
        </ul>
        {data.hasMore && <p className={styles.quiet}>{t('start.hasMore')}</p>}
      </FormSection>
    </>
  );
}

/** Those that can be chosen come first. */
function inOrder(
  bookings: readonly DeclaredBooking[],
  chosen: ReadonlyMap<string, DeclaredBooking>,
  declarationId?: string,
) {
  const rank = (booking: DeclaredBooking) =>
    chosen.has(booking.id) ? 0 : obstacleOf(booking, [...chosen.values()], declarationId) === null ? 1 : 2;
  return bookings.toSorted((one, other) => rank(one) - rank(other));
}
