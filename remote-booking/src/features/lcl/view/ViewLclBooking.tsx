import { useTranslation } from '@berth/runtime';
import { FormSection, formatMoment } from '@berth/ui';
import type { SavedLclBooking } from '../../bookings/kind/saved-bookings.queries.ts';
import { CargoTable } from '../../bookings/view/CargoTable.tsx';
import { CustomsFacts } from '../../bookings/view/CustomsFacts.tsx';
import { DeliveryFacts } from '../../bookings/view/DeliveryFacts.tsx';
import { SeaBookingView } from '../../bookings/view/SeaBookingView.tsx';
import { useFact } from '../../bookings/view/use-fact.ts';
import { VoyageFacts } from '../../bookings/view/VoyageFacts.tsx';
import { CargoAmounts } from '../../cargo/chargeable/CargoAmounts.tsx';
import { useChannelRule } from '../../cargo/chargeable/use-channel-rule.ts';
import { useBookingShipModesQuery } from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import { ShippingDocuments } from '../../documents/ShippingDocuments.tsx';
import { TrackingSection } from '../../tracking/TrackingSection.tsx';
import { lclForm } from '../edit/lcl-form.ts';

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
