import { type BookingBasics, type LclBooking, warehouseTypeNames } from '@berth/contract';
import { DescriptionList, formatMoment } from '@berth/ui';
import { useBookingCountriesQuery } from '../../choices/booking-choices.queries.ts';
import { ChoiceName } from '../../choices/ChoiceName.tsx';
import { useFact } from './use-fact.ts';

/** Where the cargo is delivered to, and whether it is fetched. */
export function DeliveryFacts({
  booking,
}: {
  booking: BookingBasics &
    Partial<Pick<LclBooking, 'isPickup' | 'pickupAt' | 'pickupPhone' | 'pickupAddress'>>;
}) {
  const { t, locale, fact, code } = useFact();
  const countries = useBookingCountriesQuery();
  const { warehouseType, isPickup, pickupAt } = booking;
  const place = [booking.address, booking.stateName, booking.postalCode].filter(Boolean).join(', ');
  const address = (
    <>
      {place}
      {booking.country && place && ', '}
      {booking.country && <ChoiceName query={countries} code={booking.country} />}
    </>
  );
  const pickup = [
    fact('pickupAt', pickupAt && formatMoment(pickupAt)),
    fact('pickupPhone', booking.pickupPhone),
    { ...fact('pickupAddress', booking.pickupAddress), isWide: true },
  ];
  return (
    <DescriptionList
      columns={4}
      items={[
        fact('warehouseType', warehouseType && warehouseTypeNames[warehouseType][locale]),
        warehouseType === 'private'
          ? fact('address', (place || booking.country) && address)
          : code('warehouseCode', booking.warehouseCode),
        fact('isDestinationSelfPickup', t(booking.isDestinationSelfPickup ? 'yes' : 'no')),
        ...(isPickup === undefined ? [] : [fact('isPickup', t(isPickup ? 'yes' : 'no'))]),
        ...(isPickup ? pickup : []),
      ]}
    />
  );
}
