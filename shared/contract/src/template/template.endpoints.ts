import { z } from 'zod';
import { fclBooking } from '../booking/fcl/fcl-booking.schema.ts';
import { lclBooking } from '../booking/lcl/lcl-booking.schema.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { normalizeTitle } from '../table/table-title.ts';
import { type BookingTemplate, type TemplateContent, templateKinds } from './booking-template.ts';

const id = z.string().max(64);
const kind = z.enum(templateKinds);

const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lcl'), booking: lclBooking }),
  z.object({ kind: z.literal('fcl'), booking: fclBooking }),
]) satisfies z.ZodType<TemplateContent>;

const bookingTemplate = z.object({
  id,
  kind,
  title: z.string(),
  goodsName: z.string(),
  lines: z.number().int(),
  destination: z.string(),
  warehouseCode: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  ownerName: z.string(),
  updatedAt: z.string(),
  version: z.string(),
}) satisfies z.ZodType<BookingTemplate>;

/** Named templates of bookings. Saves and deletions answer with all of the kind's, as they are afterwards. */
export const templateEndpoints = {
  'GET /business/templateList': {
    summary: "The caller's templates of a kind of booking, then those that colleagues share",
    access: { permission: 'bookings:view' },
    query: z.object({ kind }),
    result: z.array(bookingTemplate),
  },
  'GET /business/template': {
    summary: 'A template with its content: what a new booking starts with',
    access: { permission: 'bookings:view' },
    query: z.object({ id }),
    result: z.object({ id, title: z.string(), version: z.string(), content }),
    errors: ['NOT_FOUND'],
  },
  'POST /business/templateSave': {
    summary: "Saves a template of the caller's own, new or changed; its owner may share it with colleagues",
    access: { permission: 'bookings:edit' },
    body: z.object({
      /** Absent for a new one. */
      id: id.optional(),
      /** What a change was made from; where it is not what is stored any more the change is refused. */
      version: z.string().max(64).optional(),
      kind,
      // Its rules are titleProblem's, so that they are told in words that fit a name.
      title: z.string().max(4000).transform(normalizeTitle),
      isShared: z.boolean(),
      /** Needed for a new one, and of its kind; a change without it keeps what the template holds. */
      content: content.optional(),
    }),
    result: z.array(bookingTemplate),
    errors: ['NOT_FOUND', 'SAVED_ELSEWHERE'],
  },
  'POST /business/templateDelete': {
    summary: "Deletes a template of the caller's own",
    access: { permission: 'bookings:edit' },
    body: z.object({ kind, id }),
    result: z.array(bookingTemplate),
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
