import type { ValidCalls } from './example.ts';

export const messageCalls = {
  'GET /business/getUserMessage': () => [
    { input: { query: { page: 2, pageSize: 10 } } },
    { input: { query: {} } },
  ],
  'GET /user/getMessageList': () => [{ input: { query: {} } }, { input: { query: { isUnread: 'true' } } }],
  'GET /business/readMessage': ({ messageId }) => [
    { input: { query: { id: messageId } }, foreign: 'NOT_FOUND' },
  ],
  'POST /business/readAllMessages': () => [{ input: {} }],
  // Streams that stay open have a test of their own: live-stream.test.ts.
  'GET /business/events': () => [{ input: { query: { once: 'true' } } }],
} satisfies Partial<ValidCalls>;
