import { randomUUID } from 'node:crypto';
import { staffs, type ValidCalls } from './example.ts';

/** Staff look after the server: what they do is in background-jobs.test.ts and system-settings.test.ts. */
export const systemCalls = {
  'GET /system/task/list': () => [staffs({ list: {} })],
  'POST /system/task/cancel': ({ memberId: id }) => [staffs({ body: { id } })],
  'POST /system/task/retry': ({ memberId: id }) => [staffs({ body: { id } })],
  'GET /system/settings/get': () => [staffs({})],
  'POST /system/settings/save': () => [
    staffs({
      body: { section: 'watermark', value: { isShown: true }, version: 0, idempotencyKey: randomUUID() },
    }),
  ],
  'POST /system/settings/testMessage': () => [staffs({ body: { channel: 'mail', recipient: '' } })],
  'GET /system/settings/health': () => [staffs({})],
  'GET /user/getWorkspace': () => [{ input: {} }],
} satisfies Partial<ValidCalls>;
