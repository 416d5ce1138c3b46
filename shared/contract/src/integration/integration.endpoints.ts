import { z } from 'zod';
import { bookingStatuses, maxReturnReason } from '../booking/booking-status.ts';
import { cargoLineLimits } from '../booking/cargo-line-rules.ts';
import { sailing } from '../booking/fcl-booking.schema.ts';
import type { EndpointTable } from '../endpoint.ts';
import { checkPositive, isMoment } from '../rule/field-rules.ts';
import { normalizeCode } from '../text/normalize-code.ts';
import { trimText } from '../text/trim-text.ts';
import { containerEvent, containerNumber, portCode } from '../tracking/container-event.schema.ts';
import { trackingSummary } from '../tracking/tracking.endpoints.ts';

/** Chosen by the system: the same again is answered the same and done once. */
const eventId = z.string().regex(/^[\x21-\x7e]{1,100}$/);
const code = z.string().max(40).transform(normalizeCode);
const businessNumber = code.pipe(z.string().min(1));
const status = z.enum(bookingStatuses);
const text = (max: number) => z.string().max(max).transform(trimText);
/** `YYYY-MM-DD HH:mm:ss`, China Standard Time; null while it is not known. */
const cutOff = z.string().refine(isMoment).nullable();
const decimal = (decimals: number) =>
  z.number().refine((value) => checkPositive(value, { decimals }) === null);
const { weightDecimals, volumeDecimals, dimensionDecimals } = cargoLineLimits;

const access = { access: 'integrationKey', rateLimit: { calls: 600, seconds: 60 } } as const;
const writeErrors = ['NOT_FOUND', 'EVENT_ID_REUSED'] as const;

const cargoLine = z.object({
  /** From 1, as on the booking. */
  line: z.number().int(),
  goodsName: z.string(),
  shipmentId: z.string(),
  cartons: z.number().nullable(),
  weightKg: z.number().nullable(),
  volumeCbm: z.number().nullable(),
});

/** What a booking is to the warehouse and the carriers. */
const systemsBooking = z.object({
  businessNumber: z.string(),
  status,
  warehouseEntryNumber: z.string(),
  expectedWarehousingAt: z.string().nullable(),
  cargo: z.array(cargoLine),
  containers: z.array(z.object({ number: z.string(), sizeType: z.string(), sealNumber: z.string() })),
});

/**
 * What the forwarder's own systems, its warehouses and the carriers call, each with a key of its own. They name a
 * booking by its business number. Every write is atomic and carries an `eventId`.
 */
export const integrationEndpoints = {
  'GET /integration/booking': {
    ...access,
    scope: 'warehouse',
    summary: 'A booking as the warehouse needs it: its cargo by line, its entry number, its containers',
    query: z.object({ businessNumber }),
    result: systemsBooking,
    errors: ['NOT_FOUND'],
  },
  'POST /integration/bookingStatus': {
    ...access,
    scope: 'status',
    summary: 'Moves a booking on by one status; one that is there already stays as it is',
    body: z
      .object({
        eventId,
        businessNumber,
        status: status.exclude(['draft', 'toBeReceived']),
        /** Needed for a return, and only then. */
        reason: text(maxReturnReason).optional(),
      })
      .refine(({ status, reason }) => (status === 'returned') === Boolean(reason), { path: ['reason'] }),
    result: z.object({ businessNumber: z.string(), status, isMoved: z.boolean() }),
    errors: [...writeErrors, 'BOOKING_STATUS_NOT_NEXT', 'BOOKING_DEPARTED'],
  },
  'POST /integration/assignContainers': {
    ...access,
    scope: 'tracking',
    summary: 'Says in which containers a booking sails: the list given replaces the one before',
    body: z.object({
      eventId,
      businessNumber,
      containers: z
        .array(
          z.object({
            number: containerNumber,
            /** As `20GP`, `40HQ`. */
            sizeType: code.pipe(z.string().regex(/^\d{2}[A-Z]{2}$/)),
            sealNumber: code.optional(),
            portOfLoading: portCode,
            portOfDischarge: portCode,
            /** The box really bears this number, though its check digit is wrong. */
            isCheckDigitOverridden: z.boolean().optional(),
            /** The box sails again, though nobody told that it was returned empty. */
            isNewTrip: z.boolean().optional(),
          }),
        )
        .max(200)
        .refine((containers) => new Set(containers.map(({ number }) => number)).size === containers.length),
    }),
    result: z.object({ businessNumber: z.string(), status, tracking: trackingSummary.nullable() }),
    errors: [
      ...writeErrors,
      'BOOKING_ACTION_REFUSED',
      'CONTAINER_CHECK_DIGIT',
      'CONTAINER_SIZE_UNKNOWN',
      'CONTAINER_TRIP_DIFFERS',
    ],
  },
  'POST /integration/sailing': {
    ...access,
    scope: 'tracking',
    summary:
      'Says on which ship an FCL booking sails and until when what is due; it replaces what was said before',
    body: z.object({
      eventId,
      businessNumber,
      /** SCAC, from the list of carriers. */
      carrier: code,
      vessel: code,
      voyage: code,
      siCutOffAt: cutOff,
      vgmCutOffAt: cutOff,
      cyCutOffAt: cutOff,
      customsCutOffAt: cutOff,
    }),
    result: z.object({ businessNumber: z.string(), sailing }),
    errors: [...writeErrors, 'BOOKING_ACTION_REFUSED', 'CARRIER_UNKNOWN'],
  },
  'POST /integration/containerEvents': {
    ...access,
    scope: 'tracking',
    summary:
      'Events of containers in the words of DCSA Track & Trace 2.2, in any order; all are taken or none',
    body: z.object({ eventId, events: z.array(containerEvent).min(1).max(200) }),
    result: z.object({
      /** Those that were not known yet. */
      taken: z.number().int(),
      moved: z.array(z.object({ businessNumber: z.string(), status })),
    }),
    errors: ['EVENT_ID_REUSED', 'CONTAINER_UNKNOWN'],
  },
  'POST /integration/entryNumber': {
    ...access,
    scope: 'warehouse',
    summary: 'Gives a booking its warehouse entry number, or another one',
    body: z.object({ eventId, businessNumber, warehouseEntryNumber: businessNumber }),
    result: z.object({ businessNumber: z.string(), warehouseEntryNumber: z.string() }),
    errors: [...writeErrors, 'BOOKING_ACTION_REFUSED'],
  },
  'POST /integration/measurements': {
    ...access,
    scope: 'warehouse',
    summary: 'What the warehouse counted, weighed and measured, by cargo line; measuring again replaces',
    body: z.object({
      eventId,
      businessNumber,
      lines: z
        .array(
          z.object({
            line: z.number().int().positive(),
            cartons: decimal(0),
            weightKg: decimal(weightDecimals),
            volumeCbm: decimal(volumeDecimals),
            /** Of one carton, in cm. */
            longCm: decimal(dimensionDecimals).optional(),
            wideCm: decimal(dimensionDecimals).optional(),
            highCm: decimal(dimensionDecimals).optional(),
          }),
        )
        .min(1)
        .max(cargoLineLimits.lines)
        .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length),
    }),
    result: z.object({ businessNumber: z.string(), lines: z.number().int() }),
    errors: [...writeErrors, 'BOOKING_ACTION_REFUSED', 'CARGO_LINE_UNKNOWN'],
  },
  'POST /business/entryInfoConfirm': {
    ...access,
    scope: 'warehouse',
    summary: "The gate's call: the cargo of the scanned entry code has come, and the booking is received",
    body: z.object({
      eventId,
      /**
       * As it was scanned: what `getWarehouseCode` gave the customer. Where nothing can be scanned, the business number
       * or the warehouse entry number, typed.
       */
      code: businessNumber,
    }),
    result: systemsBooking,
    errors: [...writeErrors, 'BOOKING_ACTION_REFUSED'],
  },
} as const satisfies EndpointTable;
