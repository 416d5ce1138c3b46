import { z } from 'zod';
import { type BookingStatus, bookingStatuses, maxReturnReason } from '../booking/booking-status.ts';
import { cargoLineLimits } from '../booking/cargo-line-rules.ts';
import { sailing } from '../booking/fcl/fcl-booking.schema.ts';
import type { ContainerDifference } from '../booking/fcl/ordered-containers.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import {
  businessNumber,
  code,
  eventId,
  integrationAccess,
  writeErrors,
} from '../endpoint/integration-call.schema.ts';
import { checkPositive, isMoment } from '../rule/field-rules.ts';
import { trimText } from '../text/trim-text.ts';
import { containerEvent, containerNumber, portCode } from '../tracking/container-event.schema.ts';
import { trackingSummary } from '../tracking/tracking.endpoints.ts';
import { systemsBooking, warehouseBooking } from './systems-booking.schema.ts';

const status = z.enum(bookingStatuses);
const text = (max: number) => z.string().max(max).transform(trimText);
/** `YYYY-MM-DD HH:mm:ss`, China Standard Time; null while it is not known. */
const cutOff = z.string().refine(isMoment).nullable();
const decimal = (decimals: number) =>
  z.number().refine((value) => checkPositive(value, { decimals }) === null);
const { weightDecimals, volumeDecimals, dimensionDecimals } = cargoLineLimits;

/** The next status of a booking; for a return there is a reason, and only then. */
export const statusChangeShape = {
  businessNumber,
  status: status.exclude(['draft', 'toBeReceived']),
  reason: text(maxReturnReason).optional(),
};
export const hasReasonToReturn = ({
  status,
  reason,
}: {
  status: BookingStatus;
  reason?: string | undefined;
}) => (status === 'returned') === Boolean(reason);

/**
 * What the forwarder's own systems, its warehouses and the carriers call, each with a key of its own. They name a
 * booking by its business number. Every write is atomic and carries an `eventId`.
 */
export const integrationEndpoints = {
  'GET /integration/booking': {
    ...integrationAccess,
    scope: ['bookings', 'warehouse'],
    summary:
      'A booking whole to a key of the scope bookings: cargo by line with what was measured of it, pickup and ' +
      'delivery, the containers ordered and assigned, ship or flight, where it is, and which documents there are. To ' +
      'one of the scope warehouse alone what a warehouse needs: cargo by line, entry number, the containers ordered ' +
      'and assigned, and where they are loaded',
    query: z.object({ businessNumber }),
    // The whole one first: of a booking that has all of it nothing is left out.
    result: z.union([systemsBooking, warehouseBooking]),
    errors: ['NOT_FOUND'],
  },
  'POST /integration/bookingStatus': {
    ...integrationAccess,
    scope: 'status',
    summary: 'Moves a booking on by one status; one that is there already stays as it is',
    body: z.object({ eventId, ...statusChangeShape }).refine(hasReasonToReturn, { path: ['reason'] }),
    result: z.object({ businessNumber: z.string(), status, isMoved: z.boolean() }),
    errors: [...writeErrors, 'BOOKING_STATUS_NOT_NEXT', 'BOOKING_DEPARTED'],
  },
  'POST /integration/assignContainers': {
    ...integrationAccess,
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
      /**
       * The cargo never was in the containers that are no longer given: that they have sailed is taken back. Without it
       * cargo that has left has left, whichever container it is in now.
       */
      isCorrection: z.boolean().optional(),
    }),
    result: z.object({
      businessNumber: z.string(),
      status,
      tracking: trackingSummary.nullable(),
      /** Where the boxes are not those that an FCL booking ordered: a warning, they are assigned all the same. */
      differences: z.array(
        z.object({ sizeType: z.string(), ordered: z.number().int(), assigned: z.number().int() }),
      ) satisfies z.ZodType<ContainerDifference[]>,
    }),
    errors: [
      ...writeErrors,
      'BOOKING_ACTION_REFUSED',
      'BOOKING_OF_OTHER_KIND',
      'CONTAINER_CHECK_DIGIT',
      'CONTAINER_SIZE_UNKNOWN',
      'PORT_UNKNOWN',
      'CONTAINER_TRIP_DIFFERS',
    ],
  },
  'POST /integration/sailing': {
    ...integrationAccess,
    scope: 'tracking',
    summary:
      'Says on which ship an FCL booking sails and until when what is due; it replaces what was said before. With no ' +
      'carrier, ship, voyage or cut-off, what was said is taken back',
    body: z.object({
      eventId,
      businessNumber,
      /** SCAC, from the list of carriers. It and the vessel are '' where what was said is taken back. */
      carrier: code,
      vessel: code,
      voyage: code,
      siCutOffAt: cutOff,
      vgmCutOffAt: cutOff,
      cyCutOffAt: cutOff,
      customsCutOffAt: cutOff,
    }),
    result: z.object({ businessNumber: z.string(), sailing }),
    errors: [...writeErrors, 'BOOKING_ACTION_REFUSED', 'BOOKING_OF_OTHER_KIND', 'CARRIER_UNKNOWN'],
  },
  'POST /integration/containerEvents': {
    ...integrationAccess,
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
    ...integrationAccess,
    scope: 'warehouse',
    summary: 'Gives a booking its warehouse entry number, or another one',
    body: z.object({ eventId, businessNumber, warehouseEntryNumber: businessNumber }),
    result: z.object({ businessNumber: z.string(), warehouseEntryNumber: z.string() }),
    errors: [...writeErrors, 'BOOKING_ACTION_REFUSED', 'BOOKING_NOT_FOR_WAREHOUSE'],
  },
  'POST /integration/measurements': {
    ...integrationAccess,
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
    errors: [...writeErrors, 'BOOKING_ACTION_REFUSED', 'BOOKING_NOT_FOR_WAREHOUSE', 'CARGO_LINE_UNKNOWN'],
  },
  'POST /business/entryInfoConfirm': {
    ...integrationAccess,
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
    result: warehouseBooking,
    errors: [...writeErrors, 'BOOKING_ACTION_REFUSED', 'BOOKING_NOT_FOR_WAREHOUSE', 'ENTRY_NUMBER_SHARED'],
  },
} as const satisfies EndpointTable;
