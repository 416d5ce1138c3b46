import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { words } from '../text/words.schema.ts';
import { registrationContent } from './registration.endpoints.ts';
import { applicantTypes, identityPapers, returnableFields } from './registration.ts';
import { registrationPurposes } from './registration-purpose.ts';
import { registrationStatuses } from './registration-status.ts';

const access = { access: { permission: 'registrations:desk' } } as const;
const id = z.string().max(64);
const version = z.int();
const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');
const reason = z.object({ field: z.enum(returnableFields), words });

/** What a reviewer decides of a registration. */
export const registrationDecision = z.discriminatedUnion('act', [
  z.object({ act: z.literal('approve') }),
  z.object({ act: z.literal('return'), reasons: z.array(reason).min(1).max(returnableFields.length) }),
  z.object({ act: z.literal('refuse'), words }),
]);
export type RegistrationDecision = z.output<typeof registrationDecision>;

const queued = z.object({
  id: z.string(),
  number: z.string(),
  version,
  status: z.enum(registrationStatuses),
  purpose: z.enum(registrationPurposes),
  applicantType: z.enum(applicantTypes),
  /** Of the company or the person. */
  name: z.string(),
  account: z.string(),
  submittedAt: moment,
  dueOn: z.string().describe('YYYY-MM-DD'),
  isOverdue: z.boolean(),
});

const localized = z.object({ 'zh-CN': z.string(), en: z.string() });

/** Registrations are reviewed by the forwarder's staff. */
export const registrationsDeskEndpoints = {
  'GET /system/registrations/queue': {
    ...access,
    summary:
      'Registrations that wait, the one that is due first; customers whose settlement is open; what was returned and ' +
      'decided last',
    result: z.object({
      waiting: z.array(queued),
      /** Approved, and nobody has said yet how the customer pays. */
      unsigned: z.array(queued),
      returned: z.array(queued),
      decided: z.array(queued),
      hasMore: z.boolean(),
    }),
  },
  'GET /system/registrations/registration': {
    ...access,
    summary: 'A registration whole, with what is odd about it and who has looked at its papers',
    query: z.object({ id }),
    result: z.object({
      registration: queued,
      content: registrationContent,
      phone: z.string(),
      /** Of who registers; null for a customer, who agreed then. */
      agreement: z.object({ version: z.string(), agreedAt: moment }).nullable(),
      /** The customer before what it asks for; null for who registers. */
      stands: registrationContent.omit({ account: true, contact: true, email: true }).nullable(),
      /** What is odd about its numbers, by field. */
      doubts: z.array(z.object({ field: z.string(), texts: localized })),
      /** Customers and other registrations with the same name, number, or phone. */
      duplicates: z.array(
        z.object({
          field: z.enum(['companyName', 'creditCode', 'oldNumber', 'idName', 'idNumber', 'phone']),
          kind: z.enum(['customer', 'registration']),
          id: z.string(),
          name: z.string(),
        }),
      ),
      /** The newest first; `isThere` until the term of the agreement is over. */
      papers: z.array(
        z.object({
          id: z.string(),
          paper: z.enum(identityPapers),
          at: moment,
          isReplaced: z.boolean(),
          isThere: z.boolean(),
        }),
      ),
      looks: z.array(z.object({ by: z.string(), at: moment, paperId: z.string() })),
      history: z.array(
        z.object({
          what: z.enum(['submitted', 'mended', 'withdrawn', 'approved', 'returned', 'refused', 'settled']),
          by: z.string().nullable().describe('null: the applicant'),
          at: moment,
          words: z.string(),
        }),
      ),
      /** How the new customer pays; null until it is one, and for a customer that was one before. */
      settlement: z.enum(['monthly', 'perBill', 'unsigned']).nullable(),
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /system/registrations/paper': {
    ...access,
    summary: 'The picture of a paper of identity; each look is noted by name and time',
    isEmbedded: true,
    makes: true,
    query: z.object({ id, paperId: id }),
    result: 'file',
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['NOT_FOUND', 'UPLOAD_GONE', 'REGISTRATION_CLOSED'],
  },
  'POST /system/registrations/decide': {
    ...access,
    summary: 'Approves, returns or refuses a registration as it was seen',
    body: z.object({ id, version, decision: registrationDecision }),
    result: z.object({ status: z.enum(registrationStatuses), version }),
    rateLimit: { calls: 120, seconds: 60 },
    errors: [
      'NOT_FOUND',
      'VERSION_CONFLICT',
      'REGISTRATION_ACTION_REFUSED',
      'COMPANY_CHANGE_ACTION_REFUSED',
      'REGISTRATION_ACCOUNT_TAKEN',
      'CREDIT_CODE_TAKEN',
      'REGISTRATION_CLOSED',
    ],
  },
  'POST /system/registrations/settle': {
    ...access,
    summary: 'Sets how an approved customer pays; once, while it is unsigned',
    body: z.object({ id, version, settlement: z.enum(['monthly', 'perBill']) }),
    result: z.object({ status: z.enum(registrationStatuses), version }),
    rateLimit: { calls: 120, seconds: 60 },
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'REGISTRATION_ACTION_REFUSED', 'COMPANY_CHANGE_ACTION_REFUSED'],
  },
} as const satisfies EndpointTable;
