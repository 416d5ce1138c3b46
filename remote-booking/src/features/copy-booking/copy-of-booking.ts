import type { FclBooking } from '@berth/contract';
import { toChinaTime } from '@berth/ui';

type Dated = {
  customerBusinessNumber: string;
  etd: string | null;
  expectedWarehousingAt: string | null;
  pickupAt: string | null;
};

/** The same of a booking of full containers: what the containers weigh is weighed anew. */
export function copyOfFclBooking(booking: FclBooking, now: Date): FclBooking {
  const ahead = (when: string | null) => (when !== null && isPast(when, now) ? null : when);
  return {
    ...booking,
    customerBusinessNumber: '',
    etd: ahead(booking.etd),
    containers: booking.containers.map((container) => ({ ...container, vgmKg: null, vgmMethod: null })),
    loadingPlaces: booking.loadingPlaces.map((place) => ({ ...place, loadingAt: ahead(place.loadingAt) })),
  };
}

/** Whether a day or a moment (`YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`, China Standard Time) lies behind. */
function isPast(when: string, now: Date): boolean {
  return when < toChinaTime(now).slice(0, when.length);
}

/**
 * What a copy of a booking starts with: all of it, cargo included, but for days that have passed and the customer's
 * own number, which stands for the order that was booked. Its business number is its own.
 */
export function copyOfBooking<Booking extends Dated>(booking: Booking, now: Date): Booking {
  const ahead = (when: string | null) => (when !== null && isPast(when, now) ? null : when);
  return {
    ...booking,
    customerBusinessNumber: '',
    etd: ahead(booking.etd),
    expectedWarehousingAt: ahead(booking.expectedWarehousingAt),
    pickupAt: ahead(booking.pickupAt),
  };
}
