import { z } from 'zod';
import { saveShape } from '../save/save.schema.ts';
import { normalizeDate } from '../text/normalize-date.ts';
import { normalizeDecimal } from '../text/normalize-decimal.ts';
import { normalizePhone } from '../text/normalize-phone.ts';
import { code, text } from '../text/text.schema.ts';
import { trimText } from '../text/trim-text.ts';
import { declarationStatuses } from '../trade/declaration-statuses.ts';
import { bondOwners, exportDocumentChoices, warehouseTypes } from './booking-basics.ts';
import type { DeclaredRow } from './booking-columns.ts';
import { bookingStatuses } from './booking-status.ts';
import { bookingTellings } from './booking-telling.ts';

// Shapes and normalisation only: what a booking must hold is said by its rules, for form and server alike.
const maxText = 4000;
export const phone = z.string().max(maxText).transform(normalizePhone);

/** A number, or a text that reads as one (full-width digits included); a text that does not becomes NaN. */
export const decimal = z
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
export const moment = z
  .string()
  .max(40)
  .nullable()
  .transform((value) => {
    if (!value) return null;
    const [date = '', ...time] = value.normalize('NFKC').trim().split(' ');
    return [normalizeDate(date) ?? date, ...time].join(' ');
  });

export const cargoLine = z.object({
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

/** What a booking of every kind is sent with (`BookingBasics`). */
export const bookingBasicsShape = {
  /** A number of theirs, not ours: it stays as typed. */
  customerBusinessNumber: text,
  etd: day,
  receivingPlace: code,
  destination: code,
  dischargePort: code,
  warehouseType: z.enum(warehouseTypes).nullable(),
  warehouseCode: code,
  country: code,
  postalCode: code,
  stateName: text,
  address: text,
  isDeclared: z.boolean(),
  exportDocuments: z.enum(exportDocumentChoices).nullable(),
  isDestinationSelfPickup: z.boolean(),
  bond: z.enum(bondOwners).nullable(),
  salespersonId: z.string().max(64),
  customerServiceId: z.string().max(64),
  remarks: text,
  // More lines than the rule allows get through, so that the rule can say so; twice as many are no form's doing.
  cargo: z.array(cargoLine).max(1000),
};

/** What is stored with a booking of every kind. */
export const savedBookingShape = {
  id: z.string(),
  version: z.number().int(),
  businessNumber: z.string(),
  warehouseEntryNumber: z.string(),
  status: z.enum(bookingStatuses),
  returnReason: z.string(),
  /** How many containers it is in; this and what follows says what is frozen (`frozenFields`). */
  assignedContainers: z.number().int(),
  /** Whether the ship of a full container was told. */
  hasSailing: z.boolean(),
  /** Whether its cargo has sailed, be it in a container that it is no longer in. */
  hasDeparted: z.boolean(),
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
      /** What a system told of the booking: a change that made no version of its own. */
      told: z.enum(bookingTellings).optional(),
      status: z.enum(bookingStatuses),
      /** Why something was taken back. */
      reason: z.string().optional(),
    }),
  ),
};

/** How a booking of every kind is saved; `booking` is its content. */
export const saveBookingShape = {
  ...saveShape,
  /** For a new booking: a number taken by `getServeceId`. */
  businessNumber: z.string().max(32).optional(),
};

/** What saving a booking answers. */
export const saveAnswer = z.object({
  id: z.string(),
  version: z.number().int(),
  businessNumber: z.string(),
  status: z.enum(bookingStatuses),
});

/** Why a save may be refused, besides what is wrong in its fields. */
export const saveErrors = [
  'NOT_FOUND',
  'BOOKING_NOT_EDITABLE',
  'BOOKING_VERSION_CONFLICT',
  'BUSINESS_NUMBER_INVALID',
  'BUSINESS_NUMBER_BOOKED',
  'IDEMPOTENCY_KEY_REUSED',
] as const;

/** What a listed booking carries of customs. */
export const declaredRowShape = {
  declaration: z.object({ id: z.string(), status: z.enum(declarationStatuses) }).nullish(),
} satisfies { [Key in keyof DeclaredRow]: z.ZodType<DeclaredRow[Key]> };
