import { airPermission } from '@berth/contract';
import { problemOf, useHasPermission, useSearchParams, useTranslation } from '@berth/runtime';
import {
  DescriptionList,
  EmptyState,
  ErrorState,
  FormSection,
  formatCount,
  formatVolume,
  formatWeight,
} from '@berth/ui';
import { airPaths } from '../../../paths.ts';
import { BookingNotFound } from '../../bookings/view/BookingNotFound.tsx';
import { BookingSkeleton } from '../../bookings/view/BookingSkeleton.tsx';
import { BookingView } from '../../bookings/view/BookingView.tsx';
import { CargoTable } from '../../bookings/view/CargoTable.tsx';
import { CustomerNumber } from '../../bookings/view/CustomerNumber.tsx';
import { useFact } from '../../bookings/view/use-fact.ts';
import { useBookingCarriersQuery } from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import { ShippingDocuments } from '../../documents/ShippingDocuments.tsx';
import { AirRoute } from '../list/AirRoute.tsx';
import { type SavedAirBooking, useBookingAirByIdQuery } from '../list/air-bookings.queries.ts';
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
  const problem = problemOf(query);
  if (problem?.status === 404) return <BookingNotFound listPath={airPaths.list()} />;
  if (query.data) return <AirBooking saved={query.data} />;
  if (problem && problem.status !== 401) {
    return <ErrorState message={problem.message} requestId={problem.requestId} onRetry={query.refetch} />;
  }
  return <BookingSkeleton />;
}

function AirBooking({ saved }: { saved: SavedAirBooking }) {
  const { locale } = useTranslation('booking');
  const { t, fact, code } = useFact();
  const carriers = useBookingCarriersQuery();
  return (
    <BookingView kind={{ kind: 'air', paths: { list: airPaths.list } }} saved={saved}>
      <FormSection title={t('section.flight')} id="view-flight">
        <DescriptionList
          columns={4}
          items={[
            code('waybillNumber', saved.waybillNumber),
            fact('airline', <ChoiceName query={carriers} code={saved.carrier} />),
            fact('flightNumber', saved.flightNumber),
            fact('departsOn', saved.etd),
            fact('route', <AirRoute row={saved} />),
            fact(
              'customerBusinessNumber',
              saved.customerBusinessNumber && <CustomerNumber number={saved.customerBusinessNumber} />,
            ),
            fact('cartons', formatCount(saved.cartons, locale)),
            fact('weight', `${formatWeight(saved.weight, locale)} KGS`),
            fact('volume', `${formatVolume(saved.volume, locale)} CBM`),
            fact('chargeableWeight', `${formatWeight(saved.chargeableWeight, locale)} KGS`),
            { ...fact('remarks', saved.remarks), isWide: true },
          ]}
        />
        <p className={styles.rule}>{t('air.rule')}</p>
      </FormSection>
      <ShippingDocuments bookingId={saved.id} kind="air" status={saved.status} />
      <FormSection title={t('section.cargo')} id="view-cargo">
        <CargoTable lines={saved.cargo} />
      </FormSection>
    </BookingView>
  );
}
