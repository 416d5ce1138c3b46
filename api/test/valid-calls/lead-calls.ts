import { randomUUID } from 'node:crypto';
import { staffs, type ValidCalls } from './example.ts';

/** Nobody's lead: what staff do with real ones is in leads-desk.test.ts. */
const id = randomUUID();

export const leadCalls = {
  // Of nobody's: their story is in enquiries.test.ts.
  'POST /index/submitEnquiry': () => [],
  'POST /index/uploadCv': () => [],
  'GET /system/leads/list': () => [staffs({ list: {} })],
  'GET /system/leads/lead': () => [staffs({ query: { id } })],
  'POST /system/leads/save': () => [
    staffs({ body: { id, version: 1, state: 'working' as const, ownerId: null, note: '' } }),
  ],
  'GET /system/leads/cv': () => [staffs({ query: { id } })],
} satisfies Partial<ValidCalls>;
