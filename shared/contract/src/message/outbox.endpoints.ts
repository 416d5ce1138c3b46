import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';

const outboxStates = ['waiting', 'sent', 'failed', 'expired'] as const;

const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');

/** What leaves as SMS or mail, for the forwarder's staff: whether it left, and never what it says. */
export const outboxEndpoints = {
  'GET /system/outbox': {
    summary: 'SMS and mails of the last thirty days, the newest first, at most 200',
    access: { permission: 'registrations:desk' },
    query: z.object({ state: z.enum(outboxStates).optional() }),
    result: z.object({
      messages: z.array(
        z.object({
          id: z.string(),
          channel: z.enum(['sms', 'mail']),
          kind: z.string().describe('what it is about, such as `loginCode`'),
          recipient: z.string().describe('masked'),
          state: z.enum(outboxStates),
          tries: z.int(),
          /** Why the last try failed, as a code; null where none did. */
          reason: z.string().nullable(),
          createdAt: moment,
          endedAt: moment.nullable(),
        }),
      ),
      hasMore: z.boolean(),
    }),
  },
} as const satisfies EndpointTable;
