import { z } from 'zod';
import { code, text } from '../../text/text.schema.ts';
import { bookingBasicsShape, decimal, moment, phone, savedBookingShape } from '../booking-basics.schema.ts';
import type { ContainerVgm } from './container-vgm.ts';
import { type ContainerCount, type FclBooking, type Sailing, vgmMethods } from './fcl-booking.ts';

const vgmShape = { vgmKg: decimal, vgmMethod: z.enum(vgmMethods).nullable() };

/** An FCL booking as it is sent; numbers, codes, phones and dates come out normalised. */
export const fclBooking = z.object({
  ...bookingBasicsShape,
  preferredCarrier: code,
  // More than the rules allow get through, so that the rules can say so.
  containers: z
    .array(z.object({ sizeType: code, loadingPlace: z.number().int().nullable(), ...vgmShape }))
    .max(400),
  loadingPlaces: z.array(z.object({ address: text, contact: text, phone, loadingAt: moment })).max(20),
}) satisfies z.ZodType<FclBooking>;

/** The VGM of one container, as it is declared after submission. */
export const containerVgm = z.object({
  index: z.number().int().min(0),
  ...vgmShape,
}) satisfies z.ZodType<ContainerVgm>;

/** Containers of one size. */
export const containerCount = z.object({
  sizeType: z.string(),
  count: z.number().int(),
}) satisfies z.ZodType<ContainerCount>;

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
