import { staffs, type ValidCalls } from './example.ts';

/** Staff look after the server: what they do is in background-jobs.test.ts. */
export const systemCalls = {
  'GET /system/task/list': () => [staffs({ list: {} })],
  'POST /system/task/cancel': ({ memberId: id }) => [staffs({ body: { id } })],
  'POST /system/task/retry': ({ memberId: id }) => [staffs({ body: { id } })],
} satisfies Partial<ValidCalls>;
