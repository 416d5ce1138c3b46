import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { defaultMaxBytes, imageKinds } from '../file/file-kind.ts';
import { uploadErrors, uploadedFile } from '../upload/upload.endpoints.ts';
import { contactLead, jobLead, partnerLead, quotationLead } from './lead.schema.ts';

/** Names an uploaded CV where an application is sent: a random secret of 256 bits. */
const cvSecret = z.string().regex(/^[\w-]{43}$/);

/** Visitors ask, write and apply (public site). */
export const enquiryEndpoints = {
  'POST /index/submitEnquiry': {
    summary:
      'Keeps what a visitor asks: a quotation, a message, an application, a partnership. Sent twice with one key it is ' +
      'kept once and answered the same. 10 a day for one phone or mail address, 50 for one network',
    access: 'public',
    body: z.object({
      /** Made once by the page for what is sent. */
      idempotencyKey: z.uuid(),
      content: z.discriminatedUnion('kind', [
        quotationLead,
        contactLead,
        jobLead.extend({ cv: cvSecret.nullable().default(null) }),
        partnerLead,
      ]),
      /** Of a field that nobody sees: robots fill it, and browsers now and then. What has it is kept, and marked. */
      v7: z.string().max(4000).optional(),
    }),
    result: z.object({ number: z.string().describe('`EN-261128-0001`, to be quoted') }),
    rateLimit: { calls: 10, seconds: 600, network: 30, knowsBrowsers: true },
    errors: ['IDEMPOTENCY_KEY_REUSED', 'CV_GONE'],
  },
  'POST /index/uploadCv': {
    summary: 'Stores a CV for an application to be sent: a PDF or a picture; gone after 14 days without one',
    access: 'public',
    upload: { maxBytes: defaultMaxBytes, kinds: ['pdf', ...imageKinds] },
    result: uploadedFile.pick({ fileName: true }).extend({ cv: cvSecret }),
    rateLimit: { calls: 10, seconds: 600, network: 30 },
    errors: uploadErrors,
  },
} as const satisfies EndpointTable;
