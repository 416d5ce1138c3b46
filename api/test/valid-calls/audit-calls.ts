import { randomUUID } from 'node:crypto';
import { staffs, type ValidCalls } from './example.ts';

/** Of no call: what the log has of real ones is in audit.test.ts. */
export const auditCalls = {
  'GET /system/log/list': () => [staffs({ list: {} })],
  'GET /system/log/entry': () => [staffs({ query: { id: randomUUID() } })],
} satisfies Partial<ValidCalls>;
