import { countContainers } from '@berth/contract';
import { useTranslation } from '@berth/runtime';
import { FormSection } from '@berth/ui';
import type { SavedFclBooking } from '../../bookings/kind/saved-bookings.queries.ts';
import { CargoTable } from '../../bookings/view/CargoTable.tsx';
import { ContainerCounts } from '../../bookings/view/ContainerCounts.tsx';
import { CustomsFacts } from '../../bookings/view/CustomsFacts.tsx';
import { DeliveryFacts } from '../../bookings/view/DeliveryFacts.tsx';
import { SeaBookingView } from '../../bookings/view/SeaBookingView.tsx';
import { useFact } from '../../bookings/view/use-fact.ts';
import { VoyageFacts } from '../../bookings/view/VoyageFacts.tsx';
import { useBookingCarriersQuery } from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import { ShippingDocuments } from '../../documents/ShippingDocuments.tsx';
import { TrackingSection } from '../../tracking/TrackingSection.tsx';
import { VgmSection } from '../../vgm/VgmSection.tsx';
import { fclForm } from '../edit/fcl-form.ts';
import { LoadingFacts } from './LoadingFacts.tsx';
import { SailingFacts } from './SailingFacts.tsx';

/** An FCL booking to read: until when what is due, where its containers are, and what was booked. */
export function ViewFclBooking({ saved }: { saved: SavedFclBooking }) {
  const { fact } = useFact();
  const { t } = useTranslation('booking');
  const carriers = useBookingCarriersQuery();
  const { id, status, booking, sailing } = saved;
  const { preferredCarrier, cargo } = booking;
  const carrier = preferredCarrier && <ChoiceName query={carriers} code={preferredCarrier} />;
  return (
    <SeaBookingView kind={fclForm} saved={saved}>
      <FormSection title={t('section.sailing')} id="view-sailing">
        <SailingFacts sailing={sailing} status={status} />
      </FormSection>
      <VgmSection saved={saved} />
      <TrackingSection bookingId={id} kind="fcl" status={status} />
      <ShippingDocuments bookingId={id} kind="fcl" status={status} />
      <FormSection title={t('section.voyage')} id="view-voyage">
        <VoyageFacts
          booking={booking}
          first={fact('containers', <ContainerCounts counts={countContainers(booking.containers)} />)}
          besideEtd={fact('preferredCarrier', carrier)}
        />
      </FormSection>
      <FormSection title={t('section.loadingPlaces')} id="view-loading">
        <LoadingFacts booking={booking} />
      </FormSection>
      <FormSection title={t('section.delivery')} id="view-delivery">
        <DeliveryFacts booking={booking} />
      </FormSection>
      {cargo.length > 0 && (
        <FormSection title={t('section.cargo')} id="view-cargo">
          <CargoTable lines={cargo} />
        </FormSection>
      )}
      <FormSection title={t('section.customs')} id="view-customs">
        <CustomsFacts booking={booking} />
      </FormSection>
    </SeaBookingView>
  );
}
