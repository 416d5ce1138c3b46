import { randomUUID } from 'node:crypto';
import { staffs, type ValidCalls } from './example.ts';

/** Nobody's registration: what reviewers do with real ones is in registrations-desk.test.ts. */
const id = randomUUID();

export const registrationCalls = {
  // Of nobody's: their story is in registrations.test.ts.
  'POST /login/uploadLicense': () => [],
  'POST /login/uploadIdCard': () => [],
  'POST /login/dropPaper': () => [],
  'POST /login/regUser': () => [],
  'POST /login/registration': () => [],
  'POST /login/mendRegistration': () => [],
  'GET /system/outbox': () => [staffs({ query: {} })],
  'GET /system/registrations/queue': () => [staffs({})],
  'GET /system/registrations/registration': () => [staffs({ query: { id } })],
  'GET /system/registrations/paper': () => [staffs({ query: { id, paperId: id } })],
  'POST /system/registrations/decide': () => [
    staffs({ body: { id, version: 1, decision: { act: 'approve' as const } } }),
  ],
  'POST /system/registrations/settle': () => [
    staffs({ body: { id, version: 1, settlement: 'monthly' as const } }),
  ],
} satisfies Partial<ValidCalls>;
