import type { CargoLine, FclBooking } from '@berth/contract';
import { isPast } from './is-past.ts';

type Dated = {
  customerBusinessNumber: string;
  etd: string | null;
  expectedWarehousingAt: string | null;
  pickupAt: string | null;
  cargo: CargoLine[];
};

/** The numbers of a shipment to Amazon are of one shipment only. */
function withoutShipment(line: CargoLine): CargoLine {
  return { ...line, shipment_id: '', reference_id: '' };
}

/** The same of a booking of full containers: what the containers weigh is weighed anew. */
export function copyOfFclBooking(booking: FclBooking, now: Date): FclBooking {
  const ahead = (when: string | null) => (when !== null && isPast(when, now) ? null : when);
  return {
    ...booking,
    customerBusinessNumber: '',
    etd: ahead(booking.etd),
    cargo: booking.cargo.map(withoutShipment),
    containers: booking.containers.map((container) => ({ ...container, vgmKg: null, vgmMethod: null })),
    loadingPlaces: booking.loadingPlaces.map((place) => ({ ...place, loadingAt: ahead(place.loadingAt) })),
  };
}

/**
 * What a copy of a booking starts with: all of it, cargo included, but for days that have passed, the numbers of a
 * shipment to Amazon, and the customer's own number, which stands for the order that was booked. Its business number is
 * its own.
 */
export function copyOfBooking<Booking extends Dated>(booking: Booking, now: Date): Booking {
  const ahead = (when: string | null) => (when !== null && isPast(when, now) ? null : when);
  return {
    ...booking,
    customerBusinessNumber: '',
    etd: ahead(booking.etd),
    expectedWarehousingAt: ahead(booking.expectedWarehousingAt),
    pickupAt: ahead(booking.pickupAt),
    cargo: booking.cargo.map(withoutShipment),
  };
}
