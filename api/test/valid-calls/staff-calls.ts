import { randomUUID } from 'node:crypto';
import type { ValidCalls } from './example.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';

/** Customers may do none of these: the generated suites see that each is refused. */
export const staffCalls = {
  'GET /system/user/list': () => [{ input: {} }],
  'GET /system/dept/list': () => [{ input: {} }],
  'POST /system/dept/save': () => [{ input: { body: { parentId: null, name: `部门 ${randomUUID()}` } } }],
  'POST /system/dept/remove': () => [{ input: { body: { id: nobodys, version: 1 } }, own: 'NOT_FOUND' }],
  'GET /system/role/list2': () => [{ input: {} }],
  'GET /system/app/list': () => [{ input: {} }],
  'POST /system/app/make': ({ word }) => [
    { input: { body: { kind: 'integration', name: `System ${word}`, scopes: ['status'] } } },
  ],
  'GET /demo/ver': () => [{ input: {} }],
  'GET /demo/list': () => [{ input: {} }],
  'GET /demo/page': () => [{ input: { query: { id: nobodys } }, own: 'NOT_FOUND' }],
  'POST /demo/post': ({ word }) => [
    {
      input: {
        body: {
          idempotencyKey: randomUUID(),
          title: `Demo ${word}`,
          kind: 'sea',
          weightKg: 1,
          day: '2026-11-20',
          note: '',
        },
      },
    },
  ],
  'GET /demo/status': () => [{ input: { query: { status: 200 } } }],
  'POST /system/app/revoke': () => [
    { input: { body: { kind: 'integration', id: nobodys } }, own: 'NOT_FOUND' },
  ],
} satisfies Partial<ValidCalls>;
