import { randomUUID } from 'node:crypto';
import { smallPicture } from '../small-files.ts';
import { staffs, type ValidCalls } from './example.ts';

/** Nobody's conversation: what staff do with real ones is in conversations-desk.test.ts. */
const id = randomUUID();

export const supportCalls = {
  'GET /index/getSupportHours': () => [{ input: {} }],
  'GET /index/suggestHelp': ({ word }) => [{ input: { query: { words: word } }, foreign: 'unrelated' }],
  // Of nobody's: their story is in visitor-conversation.test.ts.
  'GET /index/getConversation': () => [{ input: {} }],
  'POST /index/startConversation': () => [],
  'POST /index/sayInConversation': () => [],
  'POST /index/leaveConversationMail': () => [],
  'POST /index/seeConversation': () => [],
  'POST /index/endConversation': () => [],
  'POST /index/resumeConversation': () => [],
  'POST /index/uploadConversationFile': ({ word }) => [{ input: { upload: smallPicture(word) } }],
  'GET /index/conversationFile': () => [],
  'GET /index/conversationEvents': () => [],
  'GET /support/conversation': ({ conversationId }) => [
    { input: { query: { id: conversationId } }, foreign: 'NOT_FOUND' },
    { input: { query: {} } },
  ],
  'GET /support/conversations': () => [{ input: {} }],
  'POST /support/start': ({ word }) => [
    { input: { body: { idempotencyKey: randomUUID(), words: word, path: '/statistical' } } },
  ],
  'POST /support/say': ({ conversationId, word }) => [
    {
      input: { body: { id: conversationId, idempotencyKey: randomUUID(), words: word } },
      foreign: 'NOT_FOUND',
    },
  ],
  'POST /support/see': ({ conversationId }) => [
    { input: { body: { id: conversationId, entry: 1 } }, foreign: 'NOT_FOUND' },
  ],
  'POST /support/end': ({ conversationId }) => [
    { input: { body: { id: conversationId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /support/file': ({ conversationFileId }) => [
    { input: { query: { id: conversationFileId } }, foreign: 'NOT_FOUND' },
  ],
  'GET /system/conversations/list': () => [staffs({ list: {} })],
  'GET /system/conversations/counts': () => [staffs({})],
  'GET /system/conversations/conversation': () => [staffs({ query: { id } })],
  'POST /system/conversations/say': () => [
    staffs({ body: { id, idempotencyKey: randomUUID(), words: 'x' } }),
  ],
  'POST /system/conversations/assign': () => [staffs({ body: { id, ownerId: null, seenOwnerId: null } })],
  'POST /system/conversations/close': () => [staffs({ body: { id, entry: 1 } })],
  'GET /system/conversations/file': () => [staffs({ query: { id } })],
} satisfies Partial<ValidCalls>;
