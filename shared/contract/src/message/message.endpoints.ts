import { z } from 'zod';
import type { ListData } from '../answer/answer.ts';
import { bookingKinds } from '../booking/business-number.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import type { LocalizedText } from '../language/locale.ts';
import { listFieldsOf } from '../list/define-list.ts';
import { listErrors, listRowShape } from '../list/list-schema.ts';
import { page } from '../list/page.ts';
import { messageList } from './message.list.ts';
import type { Message, MessageSummary } from './message.ts';
import { type MessageKind, messageDetails } from './message-change.ts';

const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() }) satisfies z.ZodType<LocalizedText>;

const message = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(messageDetails) as [MessageKind]), // the keys, typed
  title: localizedText,
  content: localizedText,
  sentAt: z.string(),
  isRead: z.boolean(),
  booking: z
    .object({
      id: z.string(),
      kind: z.enum(Object.keys(bookingKinds) as [keyof typeof bookingKinds]), // the keys, typed
      businessNumber: z.string(),
    })
    .nullable(),
  bill: z.object({ id: z.string(), number: z.string() }).nullable(),
  declaration: z.object({ id: z.string(), number: z.string() }).nullable(),
}) satisfies z.ZodType<Message>;

const summary = z.object({ unread: z.number().int() }) satisfies z.ZodType<MessageSummary>;

const messages = z.object({
  rows: z.array(message),
  total: z.number().int(),
  summary,
}) satisfies z.ZodType<ListData<Message, MessageSummary>>;

/** What the customer's people are told (spec section 7, Business and User). */
export const messageEndpoints = {
  'GET /business/getUserMessage': {
    summary: "The caller's messages, unread ones first, each part the newest first",
    access: 'signedIn',
    query: page,
    result: messages,
  },
  'GET /user/getMessageList': {
    summary: "The caller's messages, searched and filtered; unread ones first, each part the newest first",
    access: 'signedIn',
    list: listFieldsOf(messageList),
    result: z.object({
      rows: z.array(message.extend(listRowShape(messageList))),
      total: z.int(),
      summary,
    }),
    errors: listErrors,
  },
  'GET /business/readMessage': {
    summary: 'Marks a message as read',
    access: 'signedIn',
    isWrite: true,
    query: z.object({ id: z.string().max(64) }),
    result: message,
    errors: ['NOT_FOUND'],
  },
  'POST /business/readAllMessages': {
    summary: "Marks all of the caller's messages as read that were sent until now",
    access: 'signedIn',
    result: summary,
  },
  'GET /business/events': {
    summary:
      'What is new for the caller, as server-sent events: `messages` (the number of unread ones, and those that came ' +
      'since the event whose id `Last-Event-ID` names), `tasks` (running ones, and those finished of late) and ' +
      '`bookings` (the ids of those that changed; null where any may have); `rights` asks the page to look anew at ' +
      'what its person may do. The ' +
      'stream stays open until the session ends; with `once` it gives what there is and ends, for who polls',
    access: 'signedIn',
    makes: true,
    query: z.object({ once: z.literal('true').optional() }),
    result: 'file',
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['STREAMS_BUSY'],
  },
} as const satisfies EndpointTable;
