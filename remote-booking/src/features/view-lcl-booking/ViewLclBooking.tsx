import { useTranslation } from '@berth/runtime';
import { FormSection, formatMoment } from '@berth/ui';
import { useBookingShipModesQuery } from '../booking-choices/booking-choices.queries.ts';
import { ChoiceName } from '../booking-choices/ChoiceName.tsx';
import { CargoTable } from '../booking-facts/CargoTable.tsx';
import { CustomsFacts } from '../booking-facts/CustomsFacts.tsx';
import { DeliveryFacts } from '../booking-facts/DeliveryFacts.tsx';
import { SeaBookingView } from '../booking-facts/SeaBookingView.tsx';
import { useFact } from '../booking-facts/use-fact.ts';
import { VoyageFacts } from '../booking-facts/VoyageFacts.tsx';
import { CargoAmounts } from '../chargeable-weight/CargoAmounts.tsx';
import { useChannelRule } from '../chargeable-weight/use-channel-rule.ts';
import { lclForm } from '../edit-lcl-booking/lcl-form.ts';
import type { SavedLclBooking } from '../save-booking/saved-bookings.queries.ts';
import { ShippingDocuments } from '../shipping-documents/ShippingDocuments.tsx';
import { TrackingSection } from '../track-containers/TrackingSection.tsx';

/** An LCL booking to read: where it is, what was booked, and its cargo. */
export function ViewLclBooking({ saved }: { saved: SavedLclBooking }) {
  const { fact, code } = useFact();
  const { t } = useTranslation('booking');
  const modes = useBookingShipModesQuery();
  const { id, status, warehouseEntryNumber, booking, measurements } = saved;
  const { transportChannel, expectedWarehousingAt, cargo } = booking;
  const rule = useChannelRule(transportChannel);
  const channel = transportChannel && <ChoiceName query={modes} code={transportChannel} />;
  return (
    <SeaBookingView kind={lclForm} saved={saved}>
      <TrackingSection bookingId={id} kind="lcl" status={status} />
      <ShippingDocuments bookingId={id} kind="lcl" status={status} />
      <FormSection title={t('section.voyage')} id="view-voyage">
        <VoyageFacts
          booking={booking}
          entryNumber={code('warehouseEntryNumber', warehouseEntryNumber)}
          first={fact('transportChannel', channel)}
          besideEtd={fact(
            'expectedWarehousingAt',
            expectedWarehousingAt && formatMoment(expectedWarehousingAt),
          )}
        />
      </FormSection>
      <FormSection title={t('section.delivery')} id="view-delivery">
        <DeliveryFacts booking={booking} />
      </FormSection>
      <FormSection title={t('section.cargo')} id="view-cargo">
        <CargoTable lines={cargo} />
        <CargoAmounts lines={cargo} measurements={measurements} rule={rule} />
      </FormSection>
      <FormSection title={t('section.customs')} id="view-customs">
        <CustomsFacts booking={booking} />
      </FormSection>
    </SeaBookingView>
  );
}
