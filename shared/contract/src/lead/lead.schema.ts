import { z } from 'zod';
import { normalizeEmail } from '../account/contact-rules.ts';
import { normalizeDate } from '../text/normalize-date.ts';
import { normalizePhone } from '../text/normalize-phone.ts';
import { code, text } from '../text/text.schema.ts';
import {
  type ContactLead,
  type JobLead,
  type PartnerLead,
  type QuotationLead,
  transportModes,
} from './lead.ts';

// Shapes and normalisation; what is wrong is said by the rules, at its field.
const phone = z.string().max(400).transform(normalizePhone).default('');
const mail = z.string().max(4000).transform(normalizeEmail).default('');
const optionalText = text.default('');
const measure = z.number().nullable().default(null);
/** What is no day comes as it was typed, for the rules to refuse. */
const day = z
  .string()
  .max(40)
  .transform((typed) => normalizeDate(typed) ?? typed)
  .nullable()
  .default(null);

export const quotationLead = z.object({
  kind: z.literal('quotation'),
  from: text,
  to: text,
  mode: z.enum(transportModes),
  cartons: measure,
  weight: measure,
  volume: measure,
  containers: z
    .array(z.object({ sizeType: code, count: z.number().nullable() }))
    .max(100)
    .default([]),
  readyOn: day,
  goods: text,
  company: optionalText,
  name: text,
  phone,
  mail,
  words: optionalText,
}) satisfies z.ZodType<QuotationLead>;

export const contactLead = z.object({
  kind: z.literal('contact'),
  name: text,
  phone,
  mail,
  branch: code.default(''),
  words: text,
}) satisfies z.ZodType<ContactLead>;

export const jobLead = z.object({
  kind: z.literal('job'),
  jobSlug: text,
  name: text,
  phone,
  mail,
  words: optionalText,
}) satisfies z.ZodType<JobLead>;

export const partnerLead = z.object({
  kind: z.literal('partner'),
  company: text,
  country: text,
  name: text,
  mail,
  words: text,
}) satisfies z.ZodType<PartnerLead>;

/** What is kept of an enquiry. */
export const leadContent = z.discriminatedUnion('kind', [quotationLead, contactLead, jobLead, partnerLead]);
