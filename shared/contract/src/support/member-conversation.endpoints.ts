import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { conversation, entryNumber, conversationId as id, moment, said } from './conversation.schema.ts';
import { conversationLimits } from './conversation.ts';

const rateLimit = { calls: 20, seconds: 60 } as const;

/**
 * The same for a signed-in person. A conversation is theirs alone: a colleague does not read it. Changes come as
 * `records` events of the kind `conversation`. `files` are addresses that `POST /uploadFile` answered.
 */
export const memberConversationEndpoints = {
  'GET /support/conversation': {
    summary: 'A conversation of the caller’s; without an id the newest, null where there is none',
    access: 'signedIn',
    query: z.object({ id: id.optional() }),
    result: conversation.nullable(),
    errors: ['NOT_FOUND'],
  },
  'GET /support/conversations': {
    summary: 'The caller’s newest conversations, the one with the newest word first',
    access: 'signedIn',
    result: z
      .array(
        conversation.pick({ id: true, number: true, state: true, unread: true }).extend({
          lastWords: z.string().describe('the beginning of them'),
          lastAt: moment,
        }),
      )
      .max(conversationLimits.earlier),
  },
  'POST /support/start': {
    summary: 'Begins a conversation; where the caller’s newest one is not closed, it is said there',
    access: 'signedIn',
    body: said.extend({
      /** Where it began: the page, without what stands behind `?`. */
      path: z.string().max(conversationLimits.path).default(''),
    }),
    result: conversation,
    rateLimit,
    errors: ['IDEMPOTENCY_KEY_REUSED', 'CONVERSATION_FULL'],
  },
  'POST /support/say': {
    summary: 'Says something; a closed conversation is open again',
    access: 'signedIn',
    body: said.extend({ id }),
    result: conversation,
    rateLimit,
    errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CONVERSATION_FULL'],
  },
  'POST /support/see': {
    unaudited: 'A sign of what was seen, which the page sends by itself',
    summary: 'The caller has seen everything up to an entry: no message is sent of it',
    access: 'signedIn',
    body: z.object({ id, entry: entryNumber }),
    result: conversation.pick({ seen: true, unread: true }),
    errors: ['NOT_FOUND'],
  },
  'POST /support/end': {
    summary: 'The caller has no more to ask; one that is closed stays as it is',
    access: 'signedIn',
    body: z.object({ id }),
    result: conversation,
    rateLimit,
    errors: ['NOT_FOUND'],
  },
  'GET /support/file': {
    summary: 'A file of a conversation of the caller’s; pictures are shown, everything else is saved',
    access: 'signedIn',
    query: z.object({ id }),
    result: 'file',
    isEmbedded: true,
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
} as const satisfies EndpointTable;
