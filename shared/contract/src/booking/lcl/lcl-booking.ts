import { type BookingBasics, emptyBookingBasics } from '../booking-basics.ts';

/** What a customer fills in for an LCL booking (spec section 3). */
export type LclBooking = BookingBasics & {
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time */
  expectedWarehousingAt: string | null;
  transportChannel: string;
  isPickup: boolean;
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time */
  pickupAt: string | null;
  pickupPhone: string;
  pickupAddress: string;
};

export function emptyLclBooking(): LclBooking {
  return {
    ...emptyBookingBasics(),
    expectedWarehousingAt: null,
    transportChannel: '',
    isPickup: false,
    pickupAt: null,
    pickupPhone: '',
    pickupAddress: '',
  };
}
