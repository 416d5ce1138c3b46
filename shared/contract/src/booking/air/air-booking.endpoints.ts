import { z } from 'zod';
import type { ListData } from '../../answer/answer.ts';
import type { EndpointTable } from '../../endpoint/endpoint.ts';
import { cargoLine, savedBookingShape } from '../booking-basics.schema.ts';
import { bookingStatuses } from '../booking-status.ts';
import { type AirBookingRow, type AirSummary, airBookingListFields, airPermission } from './air-booking.ts';

const airBookingShape = {
  id: z.string(),
  businessNumber: z.string(),
  customerBusinessNumber: z.string(),
  waybillNumber: z.string(),
  status: z.enum(bookingStatuses),
  etd: z.string().nullable(),
  carrier: z.string(),
  flightNumber: z.string(),
  receivingPlace: z.string(),
  destination: z.string(),
  goodsName: z.string(),
  lines: z.number().int(),
  cartons: z.number().int(),
  weight: z.number(),
  volume: z.number(),
  chargeableWeight: z.number(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
};
const airBookingRow = z.object(airBookingShape) satisfies z.ZodType<AirBookingRow>;

const airSummary = z.object({
  cartons: z.number().int(),
  weight: z.number(),
  volume: z.number(),
  chargeableWeight: z.number(),
}) satisfies z.ZodType<AirSummary>;

/** Air bookings (spec section 7, Business): staff enters them, those who may see them read. */
export const airBookingEndpoints = {
  'GET /business/getAirExportList': {
    summary: "The customer's air bookings: a page, the total and the summary",
    access: { permission: airPermission },
    list: airBookingListFields,
    result: z.object({
      rows: z.array(airBookingRow),
      total: z.number().int(),
      summary: airSummary,
    }) satisfies z.ZodType<ListData<AirBookingRow, AirSummary>>,
    errors: ['LIST_FIELD_UNKNOWN', 'LIST_OPERATOR_UNKNOWN', 'LIST_VALUE_INVALID', 'LIST_PAGE_INVALID'],
  },
  'GET /business/getAirExportById': {
    summary: 'One air booking with its cargo and history',
    access: { permission: airPermission },
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
