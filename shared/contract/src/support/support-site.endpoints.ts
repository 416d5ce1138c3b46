import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { locales } from '../language/locale.ts';
import { supportHours } from './conversation.schema.ts';
import { conversationLimits } from './conversation.ts';

// Readers have no session: an office reads behind one address.
const rateLimit = { calls: 120, seconds: 60, network: 1200 };

/** Before somebody asks: whether somebody is there, and what is written already. */
export const supportSiteEndpoints = {
  'GET /index/getSupportHours': {
    summary: 'Whether the head office is open now, by its hours and closed days, and when it opens next',
    access: 'public',
    result: supportHours,
    rateLimit,
  },
  'GET /index/suggestHelp': {
    summary:
      'The published help articles that fit a question best, the best first: those with any of its words, in the title ' +
      'before the text; those of the page that is read first among equals',
    access: 'public',
    query: z.object({
      words: z.string().max(4000).describe(`The first ${conversationLimits.question} characters count`),
      lang: z.enum(locales).optional().describe('The language of the call without it'),
      path: z
        .string()
        .max(conversationLimits.path)
        .optional()
        .describe('The page of the portal that is open'),
    }),
    result: z
      .array(
        z.object({
          id: z.string().describe('The name of the article in addresses'),
          title: z.string(),
          summary: z.string(),
          category: z.object({ code: z.string(), title: z.string() }),
        }),
      )
      .max(conversationLimits.offered),
    rateLimit,
  },
} as const satisfies EndpointTable;
