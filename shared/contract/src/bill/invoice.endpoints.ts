import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { normalizePhone } from '../text/normalize-phone.ts';
import { code, text } from '../text/text.schema.ts';
import { attachedFile, invoiceTitle } from './bill.schema.ts';
import { billLimits } from './bill-words.ts';

// Shapes alone: what a title must hold is said by invoiceTitleProblems, for form and server alike.
const id = z.string().max(64);
const spaceless = code.transform((value) => value.replaceAll(' ', ''));
const profile = invoiceTitle.extend({ id: z.string(), version: z.int(), isDefault: z.boolean() });
const request = z.object({
  id: z.string(),
  profile: invoiceTitle,
  kind: z.enum(['ordinary', 'special']),
  status: z.enum(['requested', 'issued', 'refused']),
  remarks: z.string(),
  refusal: z.string(),
  invoiceNumber: z.string(),
  file: attachedFile.nullable(),
  bills: z.array(z.object({ id: z.string(), number: z.string() })),
  requestedBy: z.string(),
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time. */
  requestedAt: z.string(),
});

/** VAT invoices (增值税发票) and the titles that they are made out to. */
export const invoiceEndpoints = {
  'GET /cost/getInvoiceProfiles': {
    summary: "The customer's invoice titles (抬头), the default first",
    access: { permission: 'cost:view' },
    result: z.array(profile),
  },
  'POST /cost/saveInvoiceProfile': {
    summary: 'Saves an invoice title, new or changed; its tax number is checked by GB 32100',
    access: { permission: 'cost:pay' },
    body: z.object({
      id: id.optional(),
      /** The version that was changed; needed with `id`. */
      version: z.int().positive().optional(),
      title: text,
      taxNumber: spaceless,
      address: text,
      phone: text.transform(normalizePhone),
      bank: text,
      bankAccount: spaceless,
      /** The first title is the default whatever this says, and the default stays it until another one is made it. */
      isDefault: z.boolean(),
    }),
    result: profile,
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'POST /cost/delInvoiceProfile': {
    summary: 'Deletes an invoice title; requests keep theirs. The oldest one left follows a default',
    access: { permission: 'cost:pay' },
    body: z.object({ id }),
    result: z.object({ id: z.string() }),
    errors: ['NOT_FOUND'],
  },
  'POST /cost/requestInvoice': {
    summary: 'Asks for a VAT invoice for confirmed or settled bills that have none yet',
    access: { permission: 'cost:pay' },
    body: z.object({
      profileId: id,
      /** 普票 or 专票; the latter needs address, phone, bank and account. */
      kind: z.enum(['ordinary', 'special']),
      billIds: z
        .array(id)
        .max(billLimits.billsAtOnce)
        .refine((ids) => new Set(ids).size === ids.length),
      remarks: text,
      idempotencyKey: z.uuid(),
    }),
    result: request,
    rateLimit: { calls: 30, seconds: 60 },
    errors: ['NOT_FOUND', 'BILL_ACTION_REFUSED', 'INVOICE_REQUESTED_BEFORE', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'GET /cost/getInvoices': {
    summary: `The customer's newest ${billLimits.listed} requests for invoices, the newest first`,
    access: { permission: 'cost:view' },
    result: z.array(request),
  },
} as const satisfies EndpointTable;
