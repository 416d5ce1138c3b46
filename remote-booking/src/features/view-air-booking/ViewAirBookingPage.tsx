import { airPermission } from '@berth/contract';
import {
  type ApiProblem,
  Link,
  useHasPermission,
  useOpenPagePath,
  usePageTitle,
  useSearchParams,
  useTranslation,
} from '@berth/runtime';
import {
  CodeText,
  DescriptionList,
  EmptyState,
  ErrorState,
  formatCount,
  formatVolume,
  formatWeight,
  PageHeader,
  StatusDot,
} from '@berth/ui';
import { airPaths } from '../../paths.ts';
import { useBookingCarriersQuery } from '../booking-choices/booking-choices.queries.ts';
import { ChoiceName } from '../booking-choices/ChoiceName.tsx';
import { BookingHistory } from '../booking-facts/BookingHistory.tsx';
import { CargoTable } from '../booking-facts/CargoTable.tsx';
import { useFact } from '../booking-facts/use-fact.ts';
import { BookingNotFound } from '../booking-form/BookingNotFound.tsx';
import { BookingSkeleton } from '../booking-form/BookingSkeleton.tsx';
import { FormSection } from '../booking-form/FormSection.tsx';
import { AirRoute } from '../list-air-bookings/AirRoute.tsx';
import { type SavedAirBooking, useBookingAirByIdQuery } from '../list-air-bookings/air-bookings.queries.ts';
import styles from './ViewAirBooking.module.css';

/** `/business/air/detail?id=`: an air booking to read. */
export function ViewAirBookingPage() {
  const { t } = useTranslation('booking');
  const [params] = useSearchParams();
  const isAllowed = useHasPermission(airPermission);
  const id = params.get('id') ?? '';
  const query = useBookingAirByIdQuery(
    { query: { id } },
    { refetchOnMountOrArgChange: true, skip: !isAllowed },
  );
  if (!isAllowed) return <EmptyState text={t('air.noPermission')} />;
  const problem = query.error as ApiProblem | undefined; // the only error of berthApi
  if (problem?.status === 404) return <BookingNotFound listPath={airPaths.list()} />;
  if (query.data) return <AirBooking saved={query.data} />;
  if (problem && problem.status !== 401) {
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  }
  return <BookingSkeleton />;
}

function AirBooking({ saved }: { saved: SavedAirBooking }) {
  const { t, locale } = useTranslation('booking');
  const { fact, code } = useFact();
  const carriers = useBookingCarriersQuery();
  const toList = useOpenPagePath(airPaths.list());
  usePageTitle(saved.businessNumber);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('view.title', { context: 'air' })}
        meta={
          <>
            <CodeText code={saved.businessNumber} />
            <StatusDot status={saved.status}>{t(`status.${saved.status}`)}</StatusDot>
          </>
        }
        actions={<Link to={toList}>{t('edit.toList')}</Link>}
      />
      <FormSection name="flight" id="view-flight">
        <DescriptionList
          columns={4}
          items={[
            code('waybillNumber', saved.waybillNumber),
            fact('airline', <ChoiceName query={carriers} code={saved.carrier} />),
            fact('flightNumber', saved.flightNumber),
            fact('departsOn', saved.etd),
            fact('route', <AirRoute row={saved} />),
            fact('customerBusinessNumber', saved.customerBusinessNumber),
            fact('cartons', formatCount(saved.cartons, locale)),
            fact('weight', `${formatWeight(saved.weight, locale)} KGS`),
            fact('volume', `${formatVolume(saved.volume, locale)} CBM`),
            fact('chargeableWeight', `${formatWeight(saved.chargeableWeight, locale)} KGS`),
            { ...fact('remarks', saved.remarks), isWide: true },
          ]}
        />
        <p className={styles.rule}>{t('air.rule')}</p>
      </FormSection>
      <FormSection name="cargo" id="view-cargo">
        <CargoTable lines={saved.cargo} />
      </FormSection>
      <FormSection name="history" id="view-history">
        <BookingHistory history={saved.history} />
      </FormSection>
    </div>
  );
}
