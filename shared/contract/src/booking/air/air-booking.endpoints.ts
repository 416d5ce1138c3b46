import { z } from 'zod';
import type { EndpointTable } from '../../endpoint/endpoint.ts';
import { accessOf, listFieldsOf } from '../../list/define-list.ts';
import { listAnswer, listErrors, listRowShape } from '../../list/list-schema.ts';
import { cargoLine, declaredRowShape, savedBookingShape } from '../booking-basics.schema.ts';
import { airBookingList } from './air-booking.list.ts';

const airBookingShape = listRowShape(airBookingList);

/** Air bookings (spec section 7, Business): staff enters them, those who may see them read. */
export const airBookingEndpoints = {
  'GET /business/getAirExportList': {
    summary: "The customer's air bookings: a page, the total and the summary",
    access: accessOf(airBookingList),
    list: listFieldsOf(airBookingList),
    result: listAnswer(airBookingList, declaredRowShape),
    errors: listErrors,
  },
  'GET /business/getAirExportById': {
    summary: 'One air booking with its cargo and history',
    access: accessOf(airBookingList),
    query: z.object({ id: z.string().max(64) }),
    result: z.object({
      ...airBookingShape,
      returnReason: savedBookingShape.returnReason,
      remarks: z.string(),
      cargo: z.array(cargoLine),
      history: savedBookingShape.history,
    }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
