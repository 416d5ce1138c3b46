import { z } from 'zod';
import { savedBookingShape } from '../booking/booking-basics.schema.ts';
import { bookingStatuses } from '../booking/booking-status.ts';
import { cargoLineLimits } from '../booking/cargo-line-rules.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { businessNumber } from '../endpoint/integration-call.schema.ts';
import { airIntegrationEndpoints } from '../integration/air-integration.endpoints.ts';
import {
  hasReasonToReturn,
  integrationEndpoints,
  statusChangeShape,
} from '../integration/integration.endpoints.ts';
import { systemsBooking, warehouseBooking } from '../integration/systems-booking.schema.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { text } from '../text/text.schema.ts';
import { eventClassifiers } from '../tracking/container-event.ts';
import { milestones } from '../tracking/milestones.ts';
import { deskBookingList } from './desk-booking.list.ts';

const access = { access: accessOf(deskBookingList) } as const;
const writing = { ...access, rateLimit: { calls: 300, seconds: 60 } } as const;
const status = z.enum(bookingStatuses);
const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');

/** How many lines its history had when it was looked at: what is done to it meanwhile adds one. */
const seen = { stand: z.int().nonnegative() };
const undo = { ...seen, businessNumber, reason: text };
const errors = ['NOT_FOUND', 'VERSION_CONFLICT', 'BOOKING_ACTION_REFUSED'] as const;

const sea = integrationEndpoints;
const air = airIntegrationEndpoints;
// What a person does once needs no id of an event; what they did not see stays as it is.
const once = { eventId: true } as const;

const deskBooking = systemsBooking.extend({
  ...seen,
  customer: z.object({ id: z.string(), name: z.string() }),
  history: savedBookingShape.history,
  /** What was told of its containers on their voyages, the newest first. */
  containerEvents: z.array(
    z.object({
      id: z.string(),
      containerNumber: z.string(),
      /** As DCSA calls it: `DEPA`. */
      code: z.string(),
      milestone: z.enum(milestones).nullable().describe('null: none of the seven times'),
      classifier: z.enum(eventClassifiers),
      at: z.string().describe('RFC 3339 with the offset of the place'),
      place: z.string(),
      by: z.string(),
      receivedAt: moment,
    }),
  ),
});

/** Staff do by hand what systems do by the integration API, and take back what was wrong. */
export const deskBookingEndpoints = {
  'GET /system/desk/bookings': {
    ...access,
    summary: 'Bookings of all customers, the newest first; no drafts',
    list: listFieldsOf(deskBookingList),
    result: listAnswer(deskBookingList, {}),
    errors: listErrors,
  },
  'GET /system/desk/booking': {
    ...access,
    summary: 'A booking whole, with its customer, its history and what was told of its containers',
    query: z.object({ number: businessNumber }),
    result: deskBooking,
    errors: ['NOT_FOUND'],
  },
  'POST /system/desk/move': {
    ...writing,
    summary: 'Moves a booking on by one status; one that is there already stays as it is',
    body: z.object({ ...statusChangeShape, ...seen }).refine(hasReasonToReturn, { path: ['reason'] }),
    result: sea['POST /integration/bookingStatus'].result,
    errors: [...errors, 'BOOKING_STATUS_NOT_NEXT', 'BOOKING_DEPARTED'],
  },
  'POST /system/desk/sail': {
    ...writing,
    summary: 'Says on which ship an FCL booking sails and until when what is due, or takes that back',
    body: sea['POST /integration/sailing'].body.omit(once).extend(seen),
    result: sea['POST /integration/sailing'].result,
    errors: [...errors, 'BOOKING_OF_OTHER_KIND', 'CARRIER_UNKNOWN'],
  },
  'POST /system/desk/flight': {
    ...writing,
    summary: 'Says on which flight an air booking goes, and under which waybill',
    body: air['POST /integration/flight'].body.omit(once).extend(seen),
    result: air['POST /integration/flight'].result,
    errors: [...errors, 'BOOKING_OF_OTHER_KIND', 'CARRIER_UNKNOWN'],
  },
  'POST /system/desk/airBooking': {
    ...writing,
    summary: 'Enters an air booking for the customer of an account, once for each key',
    body: air['POST /integration/airBooking'].body.omit(once).extend({ idempotencyKey: z.uuid() }),
    result: air['POST /integration/airBooking'].result,
    errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CARRIER_UNKNOWN', 'AIRPORT_UNKNOWN'],
  },
  'POST /system/desk/entryNumber': {
    ...writing,
    summary: 'Gives a booking its warehouse entry number, or another one',
    body: sea['POST /integration/entryNumber'].body.omit(once).extend(seen),
    result: sea['POST /integration/entryNumber'].result,
    errors: [...errors, 'BOOKING_NOT_FOR_WAREHOUSE'],
  },
  'POST /system/desk/confirmEntry': {
    ...writing,
    summary:
      'The cargo of an entry code, business number or entry number has come, and the booking is received',
    body: sea['POST /business/entryInfoConfirm'].body.omit(once),
    result: warehouseBooking,
    errors: ['NOT_FOUND', 'BOOKING_ACTION_REFUSED', 'BOOKING_NOT_FOR_WAREHOUSE', 'ENTRY_NUMBER_SHARED'],
  },
  'POST /system/desk/measure': {
    ...writing,
    summary: 'What the warehouse counted, weighed and measured, by cargo line; measuring again replaces',
    body: sea['POST /integration/measurements'].body.omit(once).extend(seen),
    result: sea['POST /integration/measurements'].result,
    errors: [...errors, 'BOOKING_NOT_FOR_WAREHOUSE', 'CARGO_LINE_UNKNOWN'],
  },
  'POST /system/desk/assignContainers': {
    ...writing,
    summary: 'Says in which containers a booking sails: the list given replaces the one before',
    body: sea['POST /integration/assignContainers'].body.omit(once).extend(seen),
    result: sea['POST /integration/assignContainers'].result,
    errors: [
      ...errors,
      'BOOKING_OF_OTHER_KIND',
      'CONTAINER_CHECK_DIGIT',
      'CONTAINER_SIZE_UNKNOWN',
      'PORT_UNKNOWN',
      'CONTAINER_TRIP_DIFFERS',
    ],
  },
  'POST /system/desk/containerEvent': {
    ...writing,
    summary: 'Events of containers in the words of DCSA; one that is known already is not taken again',
    body: sea['POST /integration/containerEvents'].body.omit(once),
    result: sea['POST /integration/containerEvents'].result,
    errors: ['CONTAINER_UNKNOWN'],
  },
  'POST /system/desk/undoEntry': {
    ...writing,
    summary:
      'A booking that was received by a wrong scan is to be received again; refused once it was measured, or stands ' +
      'in a bill that its customer has confirmed',
    body: z.object(undo),
    result: z.object({ businessNumber: z.string(), status }),
    errors: [...errors, 'BOOKING_NOT_FOR_WAREHOUSE', 'BOOKING_MEASURED', 'BOOKING_BILLED'],
  },
  'POST /system/desk/undoMeasurement': {
    ...writing,
    summary:
      'Takes off what was measured of some lines: they are charged by what was declared again. Refused once the ' +
      'booking stands in a bill that its customer has confirmed',
    body: z.object({
      ...undo,
      lines: z.array(z.int().positive()).min(1).max(cargoLineLimits.lines),
    }),
    result: z.object({ businessNumber: z.string(), lines: z.int() }),
    errors: [...errors, 'BOOKING_NOT_FOR_WAREHOUSE', 'LINE_NOT_MEASURED', 'BOOKING_BILLED'],
  },
  'POST /system/desk/undoContainerEvent': {
    ...writing,
    summary:
      'Takes off one event of a container of the booking, and the status that it alone proved, of every booking in ' +
      'that container',
    body: z.object({ ...undo, containerEventId: z.string().regex(/^[0-9a-f]{64}$/) }),
    result: z.object({ businessNumber: z.string(), status }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
} as const satisfies EndpointTable;
