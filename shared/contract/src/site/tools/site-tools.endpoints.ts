import { z } from 'zod';
import { bookingStatuses } from '../../booking/booking-status.ts';
import type { EndpointTable } from '../../endpoint/endpoint.ts';
import { page } from '../../list/page.ts';
import { chargeableRule } from '../../select/select.endpoints.ts';
import { milestones } from '../../tracking/milestones.ts';
import { inLanguage } from '../in-language.schema.ts';
import { longestTrackedText } from './tracked-number.ts';
import { warehouseKinds } from './warehouse-kinds.ts';

const place = z.object({ code: z.string(), name: z.string() });
const typed = z.string().max(longestTrackedText);

const trackedContainer = z.object({
  number: z.string(),
  /** '' while nobody named them. */
  vesselName: z.string(),
  voyageNumber: z.string(),
  portOfLoading: place,
  portOfDischarge: place,
  /** The seven times, in their order: RFC 3339 with the offset of the place. */
  milestones: z.array(
    z.object({
      milestone: z.enum(milestones),
      planned: z.string().nullable(),
      estimated: z.string().nullable(),
      actual: z.string().nullable(),
      /** Null while nobody said where. */
      place: place.nullable(),
    }),
  ),
});

const routeEnd = place.extend({ lat: z.number(), lon: z.number() });

/** What anybody may use of the public site without an account. */
export const siteToolEndpoints = {
  'POST /index/track': {
    unaudited: 'It only reads',
    summary:
      'Where cargo is, for whoever knows a container number or a business number and a second fact. Of a container that is ' +
      "the booking's business number, of a booking one of its containers; of both the customer's own number. An unknown " +
      'number, one of another booking and a wrong fact are answered alike',
    access: 'public',
    body: inLanguage.extend({ number: typed, proof: typed }),
    result: z.object({
      status: z.enum(bookingStatuses).exclude(['draft']),
      /** As far as it is known before there is a container; '' else. */
      vesselName: z.string(),
      voyageNumber: z.string(),
      /** The one that was asked for, or all of the booking; none before containers are assigned. */
      containers: z.array(trackedContainer),
    }),
    rateLimit: { calls: 30, seconds: 3600, network: 60, knowsBrowsers: true },
    errors: ['NOT_TRACKED'],
  },
  'GET /index/getTransitTimes': {
    summary: 'Popular routes with days at sea and sailings a week, and how each transport channel charges',
    access: 'public',
    query: inLanguage,
    result: z.object({
      routes: z.array(
        z.object({
          from: routeEnd,
          to: routeEnd,
          transitDays: z.int(),
          sailingsPerWeek: z.int(),
          channel: place,
          /** Cargo is taken until so many days before departure. */
          cutOffDays: z.int(),
        }),
      ),
      /** Those that can be booked; the days are from door to door. */
      channels: z.array(
        place.extend({
          transitDaysMin: z.int(),
          transitDaysMax: z.int(),
          cutOffDays: z.int(),
          chargeable: chargeableRule,
        }),
      ),
    }),
  },
  'GET /index/getWarehouses': {
    summary: 'Warehouses by code, city, state, postal code or country, the best match first',
    access: 'public',
    query: inLanguage.extend({
      ...page.shape,
      words: z.string().max(60).default(''),
      kind: z.enum(warehouseKinds).optional(),
    }),
    result: z.object({
      rows: z.array(
        z.object({
          kind: z.enum(warehouseKinds),
          code: z.string(),
          country: place,
          stateName: z.string(),
          city: z.string(),
          postalCode: z.string(),
          address: z.string(),
        }),
      ),
      total: z.int(),
    }),
  },
} as const satisfies EndpointTable;
