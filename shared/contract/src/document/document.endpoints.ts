import { z } from 'zod';
import { bookingStatuses } from '../booking/booking-status.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { type LocalizedText, locales } from '../language/locale.ts';
import { task } from '../task/task.endpoints.ts';
import { documentKinds, documentLimits, markSizes } from './document.ts';

const id = z.string().min(1).max(64);
const ids = z.array(id).min(1).max(documentLimits.bookings);
const carton = z.coerce.number().int().min(1).max(9_999_999_999);

const documentQuery = z.object({
  /** Of bookings, separated by commas, in the order in which they are printed. */
  ids: z
    .string()
    .max(65 * documentLimits.bookings)
    .transform((text) => text.split(','))
    .pipe(ids),
  /** The language that it is printed in; the caller's when left out. */
  language: z.enum(locales).optional(),
});

/** The cartons to print labels of, where one booking is asked for: a label that got wet, or the rest of many. */
const cartons = { from: carton.optional(), to: carton.optional() };
const size = z.enum(markSizes).default('100x150');
const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() }) satisfies z.ZodType<LocalizedText>;

const errors = ['NOT_FOUND', 'BOOKING_ACTION_REFUSED', 'DOCUMENT_EMPTY', 'DOCUMENT_TOO_LARGE'] as const;
const made = {
  access: { permission: 'bookings:view' },
  makes: true,
  result: 'file',
  rateLimit: { calls: 30, seconds: 60 },
  errors: [...errors, 'DOCUMENTS_BUSY'],
} as const;

/** What is printed of bookings, and the code that the warehouse's gate scans (spec section 7). */
export const documentEndpoints = {
  'GET /export/exportFigure': {
    ...made,
    summary: 'Booking figures (订舱单) of up to 50 bookings, as one PDF',
    query: documentQuery,
  },
  'GET /export/exportMark': {
    ...made,
    summary: 'Shipping marks (唛头), a label for each carton of up to 50 bookings, as one PDF',
    query: documentQuery.extend({ size, ...cartons }),
  },
  'POST /file/printDocuments': {
    summary: 'Makes booking figures or shipping marks as a task: what is too much to wait for',
    access: { permission: 'bookings:view' },
    body: z.object({
      document: z.enum(documentKinds),
      ids,
      language: z.enum(locales).optional(),
      /** Of shipping marks. */
      size,
      ...cartons,
    }),
    result: task,
    rateLimit: { calls: 20, seconds: 60 },
    errors: [...errors, 'TASKS_BUSY'],
  },
  'GET /business/getWarehouseCode': {
    summary:
      'What the driver shows at the gate of the warehouse: the code of one booking, and where to bring it',
    access: { permission: 'bookings:view' },
    query: z.object({ id }),
    result: z.object({
      businessNumber: z.string(),
      warehouseEntryNumber: z.string(),
      status: z.enum(bookingStatuses),
      /** As the QR code holds it; whoever has it can bring cargo in under this booking. */
      code: z.string(),
      /** `YYYY-MM-DD HH:mm:ss`, China Standard Time */
      expectedWarehousingAt: z.string().nullable(),
      cartons: z.int(),
      /** Our branch at the place of receipt; null where we have none. */
      place: z.object({ name: localizedText, address: localizedText, phone: z.string() }).nullable(),
    }),
    errors: ['NOT_FOUND', 'BOOKING_ACTION_REFUSED', 'BOOKING_NOT_FOR_WAREHOUSE'],
  },
} as const satisfies EndpointTable;
