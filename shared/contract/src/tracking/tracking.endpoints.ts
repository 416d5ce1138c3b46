import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import type { TrackingSummary } from './booking-progress.ts';
import { type MilestoneTimes, milestones } from './milestones.ts';

const milestoneTimes = z.object({
  planned: z.string().nullable(),
  estimated: z.string().nullable(),
  actual: z.string().nullable(),
  place: z.string(),
  firstEstimate: z.string().nullable(),
  delayHours: z.number().int().nullable(),
}) satisfies z.ZodType<MilestoneTimes>;

/** Where a booking's containers are, in a line. */
export const trackingSummary = z.object({
  containers: z.number().int(),
  milestone: z.enum(milestones).nullable(),
  hasDeparted: z.boolean(),
  eta: z.string().nullable(),
  isArrived: z.boolean(),
  delayHours: z.number().int().nullable(),
}) satisfies z.ZodType<TrackingSummary>;

const containerTrace = z.object({
  number: z.string(),
  sizeType: z.string(),
  sealNumber: z.string(),
  vesselName: z.string(),
  voyageNumber: z.string(),
  portOfLoading: z.string(),
  portOfDischarge: z.string(),
  /** The seven times, in their order. */
  milestones: z.array(milestoneTimes.extend({ milestone: z.enum(milestones) })),
});

/** Following containers (spec section 7, Business). */
export const trackingEndpoints = {
  'GET /business/getContainerTrace': {
    summary: 'The containers of a booking, each with its seven times; none before containers are assigned',
    access: { permission: 'bookings:view' },
    query: z.object({ id: z.string().max(64) }),
    result: z.object({ summary: trackingSummary.nullable(), containers: z.array(containerTrace) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
