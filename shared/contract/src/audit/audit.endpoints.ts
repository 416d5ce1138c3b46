import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors, listRowShape } from '../list/list-schema.ts';
import { auditList } from './audit.list.ts';

const access = { access: accessOf(auditList) } as const;
const localized = z.object({ 'zh-CN': z.string(), en: z.string() });
/** A value as JSON prints it; null where there was or is none. */
const value = z.string().nullable();

/** What was written, by whom and with what outcome (spec section 7, Log). */
export const auditEndpoints = {
  'GET /system/log/list': {
    ...access,
    summary: 'Every call that writes, the newest first',
    list: listFieldsOf(auditList),
    result: listAnswer(auditList, {}),
    errors: listErrors,
  },
  'GET /system/log/entry': {
    ...access,
    summary: 'A call that writes whole: what was sent, without its secrets, and what was changed by it',
    query: z.object({ id: z.string().max(64) }),
    result: z.object({
      ...listRowShape(auditList),
      endedAt: z.string().nullable().describe('YYYY-MM-DD HH:mm:ss, China Standard Time'),
      requestId: z.string(),
      input: z.string().nullable().describe('as JSON; null where none is kept'),
      changes: z.array(
        z.object({
          what: localized,
          recordId: z.string(),
          /** In the words of the operation log; null where there are none. */
          words: localized.nullable(),
          fields: z.array(z.object({ field: z.string(), before: value, after: value })),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
