import { z } from 'zod';
import { normalizeCode } from '../text/normalize-code.ts';
import { normalizeDate } from '../text/normalize-date.ts';
import { normalizeDecimal } from '../text/normalize-decimal.ts';
import { normalizePhone } from '../text/normalize-phone.ts';
import { trimText } from '../text/trim-text.ts';
import { bookingStatuses } from './booking-status.ts';
import { bondOwners, exportDocumentChoices, type LclBooking, warehouseTypes } from './lcl-booking.ts';

// Shapes and normalisation only: what a booking must hold is said by lclBookingProblems, for form and server alike.
const maxText = 4000;
const text = z.string().max(maxText).transform(trimText);
const code = z.string().max(maxText).transform(normalizeCode);
const phone = z.string().max(maxText).transform(normalizePhone);

/** A number, or a text that reads as one (full-width digits included); a text that does not becomes NaN. */
const decimal = z
  .union([z.number(), z.string().max(40)])
  .nullable()
  .transform((value) => {
    if (value === null || typeof value === 'number') return value;
    if (trimText(value) === '') return null;
    return Number(normalizeDecimal(value) ?? Number.NaN);
  });

const day = z
  .string()
  .max(40)
  .nullable()
  .transform((value) => value && (normalizeDate(value) ?? value));
const moment = z
  .string()
  .max(40)
  .nullable()
  .transform((value) => {
    if (!value) return null;
    const [date = '', ...time] = value.normalize('NFKC').trim().split(' ');
    return [normalizeDate(date) ?? date, ...time].join(' ');
  });

const cargoLine = z.object({
  goods_name: text,
  shipment_id: code,
  reference_id: code,
  package: decimal,
  weight: decimal,
  volume: decimal,
  long: decimal,
  wide: decimal,
  high: decimal,
  pack: code,
  instructions: text,
});

/** An LCL booking as it is sent; numbers, codes, phones and dates come out normalised. */
export const lclBooking = z.object({
  customerBusinessNumber: code,
  etd: day,
  expectedWarehousingAt: moment,
  transportChannel: code,
  receivingPlace: code,
  destination: code,
  dischargePort: code,
  warehouseType: z.enum(warehouseTypes).nullable(),
  warehouseCode: code,
  country: code,
  postalCode: code,
  stateName: text,
  address: text,
  isPickup: z.boolean(),
  pickupAt: moment,
  pickupPhone: phone,
  pickupAddress: text,
  isDeclared: z.boolean(),
  exportDocuments: z.enum(exportDocumentChoices).nullable(),
  isDestinationSelfPickup: z.boolean(),
  bond: z.enum(bondOwners).nullable(),
  salespersonId: z.string().max(64),
  customerServiceId: z.string().max(64),
  remarks: text,
  // More lines than the rule allows get through, so that the rule can say so; twice as many are no form's doing.
  cargo: z.array(cargoLine).max(1000),
}) satisfies z.ZodType<LclBooking>;

/** A stored LCL booking. */
export const savedLclBooking = z.object({
  id: z.string(),
  version: z.number().int(),
  businessNumber: z.string(),
  warehouseEntryNumber: z.string(),
  status: z.enum(bookingStatuses),
  returnReason: z.string(),
  booking: lclBooking,
  /** What the warehouse counted, weighed and measured, by the line's place in `booking.cargo`, from 1. */
  measurements: z.array(
    z.object({
      line: z.number().int(),
      cartons: z.number().int(),
      weightKg: z.number(),
      volumeCbm: z.number(),
      longCm: z.number().nullable(),
      wideCm: z.number().nullable(),
      highCm: z.number().nullable(),
      measuredAt: z.string(),
    }),
  ),
  /** Newest first. */
  history: z.array(
    z.object({
      at: z.string(),
      by: z.string(),
      what: z.enum(['created', 'draftSaved', 'submitted', 'changed', 'statusChanged']),
      status: z.enum(bookingStatuses),
    }),
  ),
});
