import { z } from 'zod';
import { code, text } from '../../text/text.schema.ts';
import { bookingBasicsShape, moment, phone, savedBookingShape } from '../booking-basics.schema.ts';
import type { LclBooking } from './lcl-booking.ts';

/** An LCL booking as it is sent; numbers, codes, phones and dates come out normalised. */
export const lclBooking = z.object({
  ...bookingBasicsShape,
  expectedWarehousingAt: moment,
  transportChannel: code,
  isPickup: z.boolean(),
  pickupAt: moment,
  pickupPhone: phone,
  pickupAddress: text,
}) satisfies z.ZodType<LclBooking>;

/** A stored LCL booking. */
export const savedLclBooking = z.object({ ...savedBookingShape, booking: lclBooking });
