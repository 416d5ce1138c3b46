import { z } from 'zod';
import { trackingSummary } from '../tracking/tracking.endpoints.ts';
import { warehouseTypes } from './booking-basics.ts';
import { bookingStatuses } from './booking-status.ts';

/** What the lists of bookings by sea have in common. */
export const seaRowShape = {
  id: z.string(),
  businessNumber: z.string(),
  customerBusinessNumber: z.string(),
  warehouseEntryNumber: z.string(),
  status: z.enum(bookingStatuses),
  etd: z.string().nullable(),
  receivingPlace: z.string(),
  destination: z.string(),
  dischargePort: z.string(),
  warehouseType: z.enum(warehouseTypes).nullable(),
  warehouseCode: z.string(),
  goodsName: z.string(),
  lines: z.number().int(),
  cartons: z.number().int(),
  weight: z.number(),
  volume: z.number(),
  tracking: trackingSummary.nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
};
