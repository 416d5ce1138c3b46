import { z } from 'zod';
import { cargoLine } from '../booking/booking-basics.schema.ts';
import { bookingStatuses } from '../booking/booking-status.ts';
import { cargoLineLimits } from '../booking/cargo-line-rules.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import {
  businessNumber,
  code,
  eventId,
  integrationAccess,
  writeErrors,
} from '../endpoint/integration-call.schema.ts';
import { isDay } from '../rule/field-rules.ts';
import { text } from '../text/text.schema.ts';
import { isAirWaybill } from '../trade/air-waybill.ts';

const flightShape = {
  /** IATA code of the airline, from the list of carriers. */
  carrier: code,
  /** `CZ461` */
  flightNumber: code.pipe(z.string().regex(/^[A-Z0-9]{2}\d{1,5}[A-Z]?$/)),
  /** `784-12345675`; '' until there is one. */
  waybillNumber: code.refine((number) => number === '' || isAirWaybill(number)),
  /** `YYYY-MM-DD` */
  etd: z.string().refine(isDay).nullable(),
};

/**
 * Air freight: no customer books it here, and DCSA's events are about containers. A booking is entered by the
 * forwarder's system, moves by `POST /integration/bookingStatus` as those by sea do, and its flight is told here.
 */
export const airIntegrationEndpoints = {
  'POST /integration/airBooking': {
    ...integrationAccess,
    scope: 'status',
    summary: 'Enters an air booking for a customer, to be received; it gets a business number of its own',
    body: z.object({
      eventId,
      /** Any account of the customer's, as it signs in. */
      account: z.string().min(1).max(64),
      customerBusinessNumber: text,
      ...flightShape,
      /** Airports by IATA code, from the list. */
      receivingPlace: code,
      destination: code,
      remarks: text,
      cargo: z.array(cargoLine).min(1).max(cargoLineLimits.lines),
    }),
    result: z.object({ businessNumber: z.string(), status: z.enum(bookingStatuses) }),
    errors: [...writeErrors, 'CARRIER_UNKNOWN', 'AIRPORT_UNKNOWN'],
  },
  'POST /integration/flight': {
    ...integrationAccess,
    scope: 'tracking',
    summary:
      'Says on which flight an air booking goes, and under which waybill; it replaces what was said before',
    body: z.object({ eventId, businessNumber, ...flightShape }),
    result: z.object({ businessNumber: z.string(), flightNumber: z.string(), waybillNumber: z.string() }),
    errors: [...writeErrors, 'BOOKING_ACTION_REFUSED', 'BOOKING_OF_OTHER_KIND', 'CARRIER_UNKNOWN'],
  },
} as const satisfies EndpointTable;
