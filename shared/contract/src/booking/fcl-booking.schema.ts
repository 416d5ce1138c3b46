import { z } from 'zod';
import {
  bookingBasicsShape,
  code,
  decimal,
  moment,
  phone,
  savedBookingShape,
  text,
} from './booking-basics.schema.ts';
import { type FclBooking, type Sailing, vgmMethods } from './fcl-booking.ts';

/** An FCL booking as it is sent; numbers, codes, phones and dates come out normalised. */
export const fclBooking = z.object({
  ...bookingBasicsShape,
  preferredCarrier: code,
  // More than the rules allow get through, so that the rules can say so.
  containers: z
    .array(
      z.object({
        sizeType: code,
        loadingPlace: z.number().int().nullable(),
        vgmKg: decimal,
        vgmMethod: z.enum(vgmMethods).nullable(),
      }),
    )
    .max(400),
  loadingPlaces: z.array(z.object({ address: text, contact: text, phone, loadingAt: moment })).max(20),
}) satisfies z.ZodType<FclBooking>;

/** The ship, as a booking shows it. */
export const sailing = z.object({
  carrier: z.string(),
  vessel: z.string(),
  voyage: z.string(),
  siCutOffAt: z.string().nullable(),
  vgmCutOffAt: z.string().nullable(),
  cyCutOffAt: z.string().nullable(),
  customsCutOffAt: z.string().nullable(),
}) satisfies z.ZodType<Sailing>;

/** A stored FCL booking. */
export const savedFclBooking = z.object({ ...savedBookingShape, booking: fclBooking, sailing });
