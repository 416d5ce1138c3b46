import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import type { LocalizedText } from '../language/locale.ts';
import { recordKinds } from '../record/record-kind.ts';
import { type SearchGroup, type SearchGroupKind, searchGroupNames, searchLimits } from './search.ts';

const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() }) satisfies z.ZodType<LocalizedText>;
const kind = z.enum(Object.keys(searchGroupNames) as [SearchGroupKind]); // the keys, typed

const group = z.object({
  kind,
  hits: z.array(
    z.object({
      record: z.object({ kind: z.enum(recordKinds), id: z.string() }),
      title: z.string(),
      subtitle: z.array(localizedText),
      matched: z.object({ name: localizedText, value: localizedText }).nullable(),
      path: z.string(),
    }),
  ),
  hasMore: z.boolean(),
}) satisfies z.ZodType<SearchGroup>;

/** One search through everything that the caller may see (search everywhere, Ctrl K). */
export const searchEndpoints = {
  'GET /business/search': {
    summary:
      'What holds the words in any spelling: bookings by their numbers, goods and destination, containers by their ' +
      'number, bills by their number and those of their bookings and bills of lading, declarations by theirs. A group that could not be asked in time is named in `unanswered`',
    access: 'signedIn',
    query: z.object({ words: z.string().trim().min(1).max(searchLimits.words) }),
    result: z.object({ groups: z.array(group), unanswered: z.array(kind) }),
    // Typing asks every few letters.
    rateLimit: { calls: 240, seconds: 60 },
  },
} as const satisfies EndpointTable;
