import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { locales } from '../language/locale.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { conversationList } from './conversation.list.ts';
import { conversationEntry, entryNumber, conversationId as id, moment, said } from './conversation.schema.ts';
import { conversationStates } from './conversation.ts';

const access = { access: accessOf(conversationList) } as const;
const version = z.int();
const state = z.enum(conversationStates);
const person = z.object({ id: z.string(), name: z.string() });
/** After a change: how it stands. */
const standing = z.object({ version, state, owner: person.nullable() });
const rateLimit = { calls: 120, seconds: 60 } as const;

/** The forwarder's staff answer visitors and customers. Changes come as `records` events of the kind `conversation`. */
export const conversationsDeskEndpoints = {
  'GET /system/conversations/list': {
    ...access,
    summary: 'The inbox: conversations, the one with the newest word first',
    list: listFieldsOf(conversationList),
    result: listAnswer(conversationList, {}),
    errors: listErrors,
  },
  'GET /system/conversations/counts': {
    ...access,
    summary: 'How many there are for each chip of the inbox',
    result: z.object({
      open: z.int().describe('waiting or answered'),
      mine: z.int().describe('of those, the caller’s'),
      waiting: z.int(),
    }),
  },
  'GET /system/conversations/conversation': {
    ...access,
    summary: 'A conversation whole, with its history and who can take it over',
    query: z.object({ id }),
    result: z.object({
      id: z.string(),
      number: z.string(),
      version,
      state,
      owner: person.nullable(),
      asker: z.object({
        /** Null for a visitor. */
        member: z
          .object({ id: z.string(), name: z.string(), customerId: z.string(), company: z.string() })
          .nullable(),
        /** As a visitor gave them; '' where they did not. */
        name: z.string(),
        mail: z.string().describe('where an answer goes that the page does not show'),
      }),
      /** The field that nobody sees was filled. */
      isDoubtful: z.boolean(),
      /** In which the one who asked reads the portal. */
      locale: z.enum(locales),
      /** Where it began; '' where that is not known. */
      path: z.string(),
      startedAt: moment,
      /** Asked while the head office was closed: the answer goes by mail or message in any case. */
      isOutOfHours: z.boolean(),
      waitingSince: moment.nullable(),
      /** Deleted after its time: numbers and times are left. */
      isErased: z.boolean(),
      /** The oldest first. */
      entries: z.array(conversationEntry),
      /** The last entry of the forwarder's that the asker has seen; 0 for none. */
      seen: z.int(),
      /** The newest first. */
      history: z.array(
        z.object({
          what: z.enum([
            'begun',
            'taken',
            'given',
            'released',
            'closed',
            'ended',
            'reopened',
            'mailed',
            'resumed',
            'erased',
          ]),
          by: z.string().nullable().describe('null: whoever asked, or the server'),
          owner: z.string().describe('to whom it was given; `` otherwise'),
          at: moment,
        }),
      ),
      colleagues: z.array(person).describe('whom it can be given to'),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /system/conversations/say': {
    ...access,
    summary:
      'Answers; whoever answers takes over what nobody has. What a colleague said meanwhile is no obstacle. `files` are ' +
      'addresses that `POST /uploadFile` answered',
    body: said.extend({ id }),
    result: standing.extend({ entry: entryNumber.describe('of what was said') }),
    rateLimit,
    errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CONVERSATION_FULL', 'CONVERSATION_ERASED'],
  },
  'POST /system/conversations/assign': {
    ...access,
    summary:
      'Takes it over, gives it to a colleague, or releases it; of two who take it at once, one gets it',
    body: z.object({
      id,
      /** Null to release it. */
      ownerId: id.nullable(),
      /** Who had it as the caller saw it: where somebody else has it by now, it is refused with their name. */
      seenOwnerId: id.nullable(),
    }),
    result: standing,
    rateLimit,
    errors: ['NOT_FOUND', 'CONVERSATION_TAKEN', 'CONVERSATION_ERASED'],
  },
  'POST /system/conversations/close': {
    ...access,
    summary: 'Closes it; refused where something was said that the caller has not seen',
    body: z.object({
      id,
      /** The last entry that the caller saw. */
      entry: entryNumber,
    }),
    result: standing,
    rateLimit,
    errors: ['NOT_FOUND', 'CONVERSATION_GOES_ON', 'CONVERSATION_ERASED'],
  },
  'GET /system/conversations/file': {
    ...access,
    summary: 'A file of a conversation; pictures are shown, everything else is saved',
    query: z.object({ id }),
    result: 'file',
    isEmbedded: true,
    rateLimit,
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
} as const satisfies EndpointTable;
