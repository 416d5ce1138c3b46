import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import type { LocalizedText } from '../language/locale.ts';
import { inboxClaims, inboxSourceNames } from './inbox.ts';

const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() }) satisfies z.ZodType<LocalizedText>;
const source = z.enum(inboxSourceNames);

const inboxItem = z.object({
  id: z.string(),
  number: z.string(),
  /** Whose it is; of a visitor their company or name. */
  customer: z.string(),
  what: localizedText,
  since: z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time'),
  claim: z.enum(inboxClaims).nullable().describe('null: nobody takes it for themselves'),
  /** Where it is done. */
  path: z.string(),
});

/** What waits for the forwarder's staff, of all its desks. */
export const inboxEndpoints = {
  'GET /system/desk/inbox': {
    summary:
      'What waits for staff, by source: how much, and its oldest. Nothing is said of what the caller has no ' +
      'permission for; a source that could not be asked in time is named in `unanswered`',
    access: 'signedIn',
    result: z.object({
      sources: z.array(z.object({ source, count: z.int(), items: z.array(inboxItem) })),
      unanswered: z.array(source),
    }),
  },
} as const satisfies EndpointTable;
