import { z } from 'zod';
import { bookingStatuses } from '../booking/booking-status.ts';
import { bookingKinds } from '../booking/business-number.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { trackingSummary } from '../tracking/tracking.endpoints.ts';
import { consoleLimits as limits } from './console-layout.ts';
import type { ListLink } from './list-link.ts';

// Names are texts: a new figure or list comes to builds that know nothing of it, and is passed over there.
const name = z.string();

const listLink = {
  list: name,
  filter: z.record(z.string(), z.array(z.string()).readonly()),
};
z.object(listLink) satisfies z.ZodType<ListLink>;

/** How many records, or how much money in each currency, in its smallest unit. */
const figureValue = z.discriminatedUnion('unit', [
  z.object({ unit: z.literal('count'), count: z.number().int() }),
  z.object({
    unit: z.literal('money'),
    amounts: z.array(z.object({ currency: z.string(), amount: z.number().int() })),
  }),
]);

/** A part of a figure that one list explains: `records` is that list's total. */
const figurePart = z.object({ ...listLink, value: figureValue, records: z.number().int() });

const figure = z.object({
  name,
  value: figureValue,
  /** The same of the period before, up to the same point of it; null where there is none. */
  before: figureValue.nullable(),
  /** By month, the oldest first; the last one is still under way. */
  trend: z.array(z.number()),
  parts: z.array(figurePart),
});

/** A sum by month, and behind each the rows that it is the sum of. */
const chart = z.object({
  name,
  unit: z.string(),
  months: z.array(z.string().describe('YYYY-MM')),
  series: z.array(z.object({ name, values: z.array(z.number()), links: z.array(z.object(listLink)) })),
});

/** Departures of one day. */
const sailingDay = z.object({ day: z.string().describe('YYYY-MM-DD'), parts: z.array(figurePart) });

const recentBooking = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(bookingKinds) as [keyof typeof bookingKinds]), // the keys, typed
  businessNumber: z.string(),
  status: z.enum(bookingStatuses),
  goodsName: z.string(),
  receivingPlace: z.string(),
  destination: z.string(),
  etd: z.string().nullable(),
  createdAt: z.string(),
  tracking: trackingSummary.nullable(),
});

/** What one module has for the console. */
const consoleFigures = z.object({
  /** Nothing was ever entered: a new customer is shown how to begin. */
  isEmpty: z.boolean(),
  figures: z.array(figure),
  charts: z.array(chart),
  sailings: z.array(sailingDay),
  recent: z.array(recentBooking),
});

export type ConsoleFigures = z.infer<typeof consoleFigures>;
export type ConsoleFigure = z.infer<typeof figure>;
export type FigureValue = z.infer<typeof figureValue>;
export type FigurePart = z.infer<typeof figurePart>;
export type ConsoleChart = z.infer<typeof chart>;
export type SailingDay = z.infer<typeof sailingDay>;
export type RecentBooking = z.infer<typeof recentBooking>;

const cardKey = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\/[A-Za-z][A-Za-z0-9-]*$/)
  .max(130);
const menuPath = z
  .string()
  .regex(/^\/[\w/-]*$/)
  .max(200);
const each = (list: readonly string[]) => new Set(list).size === list.length;

const layoutFields = {
  order: z.array(cardKey).max(limits.cards).refine(each, 'a card stands once'),
  hidden: z.array(cardKey).max(limits.cards).refine(each, 'a card stands once'),
  /** Paths of the menu; null where nobody has chosen. */
  functions: z.array(menuPath).max(limits.functions).refine(each, 'a page stands once').nullable(),
};
const version = z.string().max(64);
const consoleLayout = z.object({ ...layoutFields, version: version.nullable() });

export type ConsoleLayout = z.infer<typeof consoleLayout>;

/** The console (spec section 2). */
export const consoleEndpoints = {
  'GET /business/customerOrderInfo': {
    summary:
      'All figures of the console in one call; a module that did not answer in time is named, and the rest stands',
    access: 'signedIn',
    result: consoleFigures.extend({
      /** Modules whose figures are missing. */
      unanswered: z.array(z.string()),
    }),
    rateLimit: { calls: 120, seconds: 60 },
  },
  'GET /user/consoleLayout': {
    summary: 'How the caller arranged the console; without a version where nothing was changed',
    access: 'signedIn',
    result: consoleLayout,
  },
  'POST /user/consoleLayout': {
    summary: 'Saves how the caller arranged the console, in place of what it was made from',
    access: 'signedIn',
    body: z.object({
      ...layoutFields,
      /** Of the layout that this was made from; null where there was none. */
      version: version.nullable(),
    }),
    result: consoleLayout,
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['SAVED_ELSEWHERE'],
  },
  'POST /user/resetConsoleLayout': {
    summary: 'Forgets how the caller arranged the console',
    access: 'signedIn',
    body: z.object({}),
    result: z.null(),
  },
} as const satisfies EndpointTable;
