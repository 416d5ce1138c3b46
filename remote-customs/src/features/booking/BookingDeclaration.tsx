import { declarationKindNames } from '@berth/contract';
import { Link, problemOf, useHasPermission, useSearchParams, useTranslation } from '@berth/runtime';
import { DescriptionList, ErrorState, FormSection } from '@berth/ui';
import { customsPaths } from '../../paths.ts';
import { useCustomsOfBookingQuery } from '../calls/customs.queries.ts';
import { EventTimeline } from '../facts/DeclarationHistory.tsx';
import { DeclarationStatusDot } from '../facts/DeclarationStatusDot.tsx';

/** The declaration of a booking, or the way to start one: a section of its page, which names it in its address. */
export function BookingDeclaration() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return id === '' ? null : <LoadedDeclaration key={id} bookingId={id} />;
}

function LoadedDeclaration({ bookingId }: { bookingId: string }) {
  const { t, locale } = useTranslation('customs');
  const query = useCustomsOfBookingQuery({ query: { bookingId } }, { refetchOnMountOrArgChange: true });
  const mayStart = useHasPermission('customs:edit');
  const problem = problemOf(query);
  if (problem && !query.data && problem.status !== 401 && problem.status !== 404)
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  if (!query.data) return null;
  const { declaration, canStart } = query.data;
  // Nothing is declared of it.
  if (!declaration && !canStart) return null;
  if (!declaration) {
    return (
      <FormSection title={t('booking.title')} id="booking-declaration">
        <p>{t('booking.none')}</p>
        {mayStart && (
          <div>
            <Link to={customsPaths.start({ bookingIds: [bookingId] })}>{t('list.start')}</Link>
          </div>
        )}
      </FormSection>
    );
  }
  const { id, number, status, kind, bookings, papers, customsNumber, events } = declaration;
  return (
    <FormSection
      title={t('booking.title')}
      id="booking-declaration"
      aside={<DeclarationStatusDot status={status} />}
    >
      <DescriptionList
        columns={4}
        items={[
          {
            key: 'number',
            label: t('booking.number'),
            value: <Link to={customsPaths.declaration({ id })}>{number}</Link>,
          },
          {
            key: 'kind',
            label: t('head.kind'),
            value: [
              declarationKindNames[kind][locale],
              bookings > 1 && t('booking.merged', { count: bookings }),
            ]
              .filter(Boolean)
              .join(' · '),
          },
          { key: 'papers', label: t('papers.title'), value: t('papers.progress', papers) },
          { key: 'customs', label: t('head.customsNumber'), code: customsNumber },
        ]}
      />
      <EventTimeline events={events} />
    </FormSection>
  );
}
