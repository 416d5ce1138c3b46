import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { defaultMaxBytes, fileKinds } from '../file/file-kind.ts';
import { text } from '../text/text.schema.ts';
import { uploadErrors, uploadedFile } from '../upload/upload.endpoints.ts';
import {
  conversation,
  entryNumber,
  conversationId as id,
  mail,
  said,
  secret,
} from './conversation.schema.ts';
import { conversationLimits } from './conversation.ts';

const saying = { calls: 20, seconds: 60, network: 120, knowsBrowsers: true } as const;
const reading = { calls: 120, seconds: 60, network: 1200 } as const;

/**
 * A visitor of the public site talks with the forwarder's staff. The browser is known by a cookie that scripts cannot
 * read, and has one conversation; calls name it so that a page of an earlier one says nothing in a later one.
 */
export const visitorConversationEndpoints = {
  'GET /index/getConversation': {
    summary: 'The conversation of this browser; null where there is none',
    access: 'public',
    result: conversation.nullable(),
    rateLimit: reading,
  },
  'POST /index/startConversation': {
    summary:
      'Begins a conversation and sets the cookie. Where this browser has one that is not closed, it is said there. ' +
      'Out of hours a mail address is needed. 20 a day for one network',
    access: 'public',
    body: said.extend({
      /** Secrets that `POST /index/uploadConversationFile` answered. */
      files: z.array(z.string().max(200)).max(50).default([]),
      name: text.default(''),
      mail: mail.default(''),
      /** Where it began: the page, without what stands behind `?`. */
      path: z.string().max(conversationLimits.path).default(''),
      /** Of a field that nobody sees, as in `POST /index/submitEnquiry`. */
      v7: z.string().max(4000).optional(),
    }),
    result: conversation,
    rateLimit: { calls: 10, seconds: 600, network: 60, knowsBrowsers: true },
    errors: ['IDEMPOTENCY_KEY_REUSED', 'CONVERSATION_FULL', 'CONVERSATION_FILES_FULL'],
  },
  'POST /index/sayInConversation': {
    summary: 'Says something; a closed conversation is open again. 20 a minute',
    access: 'public',
    body: said.extend({ id }),
    result: conversation,
    rateLimit: saying,
    errors: ['NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED', 'CONVERSATION_FULL', 'CONVERSATION_FILES_FULL'],
  },
  'POST /index/leaveConversationMail': {
    summary:
      'Where the answer goes when nobody looks at the page any more; it takes the place of an earlier one',
    access: 'public',
    body: z.object({ id, mail }),
    result: conversation,
    rateLimit: saying,
    errors: ['NOT_FOUND'],
  },
  'POST /index/seeConversation': {
    unaudited: 'A sign of what was seen, which the page sends by itself',
    summary: 'The visitor has seen everything up to an entry: nothing of it is sent by mail',
    access: 'public',
    body: z.object({ id, entry: entryNumber }),
    result: conversation.pick({ seen: true, unread: true }),
    rateLimit: reading,
    errors: ['NOT_FOUND'],
  },
  'POST /index/endConversation': {
    summary: 'The visitor has no more to ask; one that is closed stays as it is',
    access: 'public',
    body: z.object({ id }),
    result: conversation,
    rateLimit: saying,
    errors: ['NOT_FOUND'],
  },
  'POST /index/resumeConversation': {
    summary: 'Opens a conversation in this browser by the secret of a link in a mail, once, within 30 days',
    access: 'public',
    body: z.object({ secret }),
    result: conversation,
    rateLimit: { calls: 20, seconds: 600, network: 60 },
    errors: ['CONVERSATION_LINK_GONE'],
  },
  'POST /index/uploadConversationFile': {
    summary: 'Stores a file to be said in a conversation of this network’s; gone after a day without one',
    access: 'public',
    upload: { maxBytes: defaultMaxBytes, kinds: fileKinds },
    result: uploadedFile.pick({ fileName: true }).extend({
      /** Names it where something is said. */
      file: secret,
      bytes: z.int(),
    }),
    rateLimit: { calls: 20, seconds: 600, network: 60 },
    errors: uploadErrors,
  },
  'GET /index/conversationFile': {
    summary: 'A file of this browser’s conversation; pictures are shown, everything else is saved',
    access: 'public',
    query: z.object({ id }),
    result: 'file',
    isEmbedded: true,
    rateLimit: reading,
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
  'GET /index/conversationEvents': {
    summary:
      'What is new in the conversation of this browser, as server-sent events (`ConversationEvents`). The stream stays ' +
      'open; with `once` it says how things stand and ends, for who polls',
    access: 'public',
    makes: true,
    query: z.object({ once: z.literal('true').optional() }),
    result: 'file',
    rateLimit: { calls: 60, seconds: 60, network: 600 },
    errors: ['NOT_FOUND', 'STREAMS_BUSY'],
  },
} as const satisfies EndpointTable;
