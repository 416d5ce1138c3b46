import { z } from 'zod';
import { bookingStatuses } from '../booking/booking-status.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { saveErrors, saveRateLimit } from '../save/save.schema.ts';
import { type Currency, currencies } from '../trade/money.ts';
import { clearanceItem } from './clearance-item.schema.ts';
import { clearanceItemLimits } from './clearance-item-rules.ts';
import type { DeclarationContent } from './declaration.ts';
import { declarationKinds, declarationStatuses } from './declaration-status.ts';

const bookingId = z.string().max(64);

const content = z.object({
  kind: z.enum(declarationKinds),
  currency: z.enum(currencies as [Currency, ...Currency[]]), // never empty
  // One more than may be, so that the rule is told and not the shape.
  goods: z.array(clearanceItem).max(clearanceItemLimits.lines + 1),
}) satisfies z.ZodType<DeclarationContent>;

const savedDeclaration = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(declarationStatuses),
});

/** Declarations of bookings: their goods, typed once and saved as a draft until they are sent. */
export const declarationEndpoints = {
  'GET /business/declaration': {
    summary:
      'The declaration of a booking, with the kinds that its export documents allow; null before the first save',
    access: 'signedIn',
    query: z.object({ bookingId }),
    result: z.object({
      booking: z.object({
        id: z.string(),
        businessNumber: z.string(),
        status: z.enum(bookingStatuses),
        kinds: z
          .array(z.enum(declarationKinds))
          .describe('the usual one first; none where nothing is declared'),
      }),
      declaration: savedDeclaration
        .extend({
          ...content.shape,
          totals: z.object({
            quantity: z.number(),
            cartons: z.number(),
            netThousandths: z.int(),
            grossThousandths: z.int(),
            volumeThousandths: z.int(),
            amountMinor: z.int(),
          }),
          updatedBy: z.string(),
          updatedAt: z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time'),
        })
        .nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /business/declarationSave': {
    summary:
      'Saves the declaration of a booking as a draft, on the version that it was changed on; totals are computed anew',
    access: 'signedIn',
    body: content.extend({
      bookingId,
      /** Null where the booking has no declaration yet. */
      version: z.int().positive().nullable(),
      idempotencyKey: z.uuid(),
    }),
    result: savedDeclaration,
    rateLimit: saveRateLimit,
    errors: [...saveErrors, 'BOOKING_ACTION_REFUSED', 'DECLARATION_ACTION_REFUSED'],
  },
} as const satisfies EndpointTable;
