import type { BookingKind, BookingStatus } from '@berth/contract';
import { problemOf, useTranslation } from '@berth/runtime';
import { EmptyState, ErrorState } from '@berth/ui';
import { useState } from 'react';
import { ContainerTabs } from './ContainerTabs.tsx';
import styles from './ContainerTracking.module.css';
import { ContainerVoyage } from './ContainerVoyage.tsx';
import { useBookingContainerTraceQuery } from './track-containers.queries.ts';

type ContainerTrackingProps = { bookingId: string; kind: BookingKind; status: BookingStatus };

/** Where a booking's containers are, one at a time: a picture of the voyage, and its seven times. */
export function ContainerTracking({ bookingId, kind, status }: ContainerTrackingProps) {
  const { t } = useTranslation('booking');
  const query = useBookingContainerTraceQuery(
    { query: { id: bookingId } },
    { refetchOnMountOrArgChange: true },
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const problem = problemOf(query);
  const containers = query.data?.containers;
  if (!containers) {
    // A session that ended has its dialog; the page waits behind it.
    if (!problem || problem.status === 401 || query.isFetching) return <TrackingSkeleton />;
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  }
  const shown = containers.find(({ number }) => number === chosen) ?? containers[0];
  if (!shown) return <EmptyState isPart text={t(emptyText(kind, status))} />;
  return (
    <div className={styles.tracking}>
      <ContainerTabs containers={containers} shown={shown.number} onShow={setChosen} />
      <ContainerVoyage key={shown.number} container={shown} nowMs={query.fulfilledTimeStamp ?? 0} />
    </div>
  );
}

/** Cargo for a box of its own never stands in our warehouse. */
const ownBoxTexts: Partial<Record<BookingStatus, string>> = {
  toBeReceived: 'toBeBooked',
  received: 'bookedFcl',
};

/** What comes next, in the words of what is waited for. */
function emptyText(kind: BookingKind, status: BookingStatus): string {
  return `track.empty.${(kind === 'fcl' ? ownBoxTexts[status] : undefined) ?? status}`;
}

function TrackingSkeleton() {
  const { t } = useTranslation('booking');
  return <div className={styles.skeleton} role="status" aria-label={t('track.loading')} />;
}
