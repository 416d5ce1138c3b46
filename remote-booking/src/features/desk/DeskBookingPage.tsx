import { bookingStatusNames } from '@berth/contract';
import {
  Link,
  problemOf,
  useOpenPagePath,
  usePageTitle,
  useSearchParams,
  useTranslation,
} from '@berth/runtime';
import {
  CodeText,
  EmptyState,
  ErrorState,
  FormSection,
  FormSkeleton,
  PageHeader,
  PageNotice,
  StatusDot,
} from '@berth/ui';
import { deskPaths } from '../../paths.ts';
import { BookingHistory } from '../bookings/view/BookingHistory.tsx';
import { DeskActions } from './DeskActions.tsx';
import { DeskContainers } from './DeskContainers.tsx';
import { DeskFacts } from './DeskFacts.tsx';
import styles from './desk.module.css';
import { type DeskBooking, useDeskBookingQuery } from './desk.queries.ts';
import { MeasureSheet } from './MeasureSheet.tsx';

/** `/business/desk/detail?number=`: a booking of any customer as staff work on it. */
export function DeskBookingPage() {
  const { t } = useTranslation('booking');
  const [params] = useSearchParams();
  const number = params.get('number') ?? '';
  const query = useDeskBookingQuery({ query: { number } }, { refetchOnMountOrArgChange: true });
  const toList = useOpenPagePath(deskPaths.list());
  const problem = problemOf(query);
  if (problem?.status === 404)
    return <EmptyState text={t('desk.notFound')} action={<Link to={toList}>{t('edit.toList')}</Link>} />;
  // Of another address nothing of the one before is shown.
  const { currentData: data } = query;
  if (data) return <LoadedBooking key={number} booking={data} />;
  if (problem && problem.status !== 401)
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  return <FormSkeleton label={t('desk.loading')} />;
}

function LoadedBooking({ booking }: { booking: DeskBooking }) {
  const { t, locale } = useTranslation('booking');
  const { businessNumber, status, customer, returnReason, stand } = booking;
  const toList = useOpenPagePath(deskPaths.list());
  usePageTitle(businessNumber);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('desk.booking')}
        meta={
          <>
            <CodeText code={businessNumber} />
            <StatusDot status={status}>{bookingStatusNames[status][locale]}</StatusDot>
            <span>{customer.name}</span>
          </>
        }
        actions={<Link to={toList}>{t('edit.toList')}</Link>}
      />
      {status === 'returned' && (
        <PageNotice tone="info" title={t('desk.wasReturned', { reason: returnReason })} />
      )}
      <DeskActions booking={booking} />
      <DeskFacts booking={booking} />
      <FormSection title={t('desk.cargo')} id="desk-cargo">
        {/* A new stand opens the sheet with what is measured by now; typed values are offered again. */}
        <MeasureSheet key={stand} booking={booking} />
      </FormSection>
      <DeskContainers booking={booking} />
      <FormSection title={t('section.history')} id="desk-history">
        <BookingHistory history={booking.history} />
      </FormSection>
    </div>
  );
}
