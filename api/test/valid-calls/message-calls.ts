import type { ValidCalls } from './example.ts';

export const messageCalls = {
  'GET /business/getUserMessage': () => [
    { input: { query: { page: 2, pageSize: 10 } } },
    { input: { query: {} } },
  ],
  'GET /user/getMessageList': ({ businessNumber }) => [
    { input: {} },
    { input: { list: { filter: { state: 'unread|=', topic: 'booking|=' } } } },
    { input: { list: { filter: { number: `${businessNumber}|include` } } }, foreign: 'unrelated' },
    { input: { list: { filter: { title: `${businessNumber}|include` } } }, foreign: 'unrelated' },
  ],
  'GET /business/readMessage': ({ messageId }) => [
    { input: { query: { id: messageId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/readAllMessages': () => [{ input: {} }],
  // Streams that stay open have a test of their own: live-stream.test.ts.
  'GET /business/events': () => [{ input: { query: { once: 'true' } } }],
} satisfies Partial<ValidCalls>;
