import { randomUUID } from 'node:crypto';
import { staffs, type ValidCalls } from './example.ts';

const nobodys = '00000000-0000-4000-8000-000000000000';

/** Customers may do none of these: the generated suites see that each is refused. */
export const staffCalls = {
  'GET /system/user/list': () => [staffs({})],
  'GET /system/dept/list': () => [staffs({})],
  'POST /system/dept/save': () => [staffs({ body: { parentId: null, name: `部门 ${randomUUID()}` } })],
  'POST /system/dept/remove': () => [staffs({ body: { id: nobodys, version: 1 } })],
  'GET /system/role/list2': () => [staffs({})],
  'GET /system/app/list': () => [staffs({})],
  'POST /system/app/make': ({ word }) => [
    staffs({ body: { kind: 'integration', name: `System ${word}`, scopes: ['status'] } }),
  ],
  'POST /system/app/revoke': () => [staffs({ body: { kind: 'integration', id: nobodys } })],
  'GET /demo/ver': () => [staffs({})],
  'GET /demo/list': () => [staffs({})],
  'GET /demo/page': () => [staffs({ query: { id: nobodys } })],
  'POST /demo/post': ({ word }) => [
    staffs({
      body: {
        idempotencyKey: randomUUID(),
        title: `Demo ${word}`,
        kind: 'sea',
        weightKg: 1,
        day: '2026-11-20',
        note: '',
      },
    }),
  ],
  'GET /demo/status': () => [staffs({ query: { status: 200 } })],
} satisfies Partial<ValidCalls>;
