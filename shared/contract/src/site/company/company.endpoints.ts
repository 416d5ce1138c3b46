import { z } from 'zod';
import type { EndpointTable } from '../../endpoint/endpoint.ts';
import { inLanguage } from '../in-language.schema.ts';
import { jobKinds } from './job-kinds.ts';
import { legalKinds } from './legal-texts.ts';
import type { OpeningSpan } from './opening-hours.ts';

const day = z.string().describe('YYYY-MM-DD');
const id = z.string();
const section = z.object({ id, title: z.string(), text: z.string() });

const openingSpan = z.object({
  weekday: z.int().min(1).max(7),
  opens: z.string(),
  closes: z.string(),
}) satisfies z.ZodType<OpeningSpan>;

const branch = z.object({
  code: z.string(),
  city: z.string(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** China Standard Time. */
  hours: z.array(openingSpan),
  /** From today on, each with the reason. */
  closedDays: z.array(z.object({ day, reason: z.string() })),
});

const job = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  branch: z.object({ code: z.string(), city: z.string(), name: z.string(), address: z.string() }),
  kind: z.enum(jobKinds),
  postedOn: day,
  validUntil: day,
  /** Applications are taken. */
  isOpen: z.boolean(),
  description: z.array(z.string()),
  requirements: z.array(z.string()),
});

/** What the public site tells of the company. */
export const companyEndpoints = {
  'GET /index/getAbout': {
    summary:
      'The company: introduction, history, certificates, and branches with their hours in China Standard Time',
    access: 'public',
    query: inLanguage,
    result: z.object({
      introduction: z.array(section),
      history: z.array(z.object({ id, year: z.int(), month: z.int(), title: z.string(), text: z.string() })),
      certificates: z.array(
        z.object({
          id,
          name: z.string(),
          number: z.string(),
          issuer: z.string(),
          /** Null without an end. */
          validUntil: day.nullable(),
        }),
      ),
      branches: z.array(branch),
    }),
  },
  'GET /index/getJobs': {
    summary: 'Jobs that were posted, the open ones first, and the partner programme',
    access: 'public',
    query: inLanguage,
    result: z.object({
      jobs: z.array(job),
      partners: z.object({
        /** Who may be one. */
        kinds: z.array(section),
        partnerGets: z.array(section),
        companyGets: z.array(section),
      }),
    }),
  },
  'GET /index/getJob': {
    summary: 'One job by its slug; one that is filled or over says so',
    access: 'public',
    query: inLanguage.extend({ slug: z.string().max(100) }),
    result: job,
    errors: ['NOT_FOUND'],
  },
  'GET /index/getLegal': {
    summary: 'The terms that whoever registers agrees to, or the privacy notice, with version and date',
    access: 'public',
    query: inLanguage.extend({ kind: z.enum(legalKinds) }),
    result: z.object({
      kind: z.enum(legalKinds),
      title: z.string(),
      version: z.string(),
      since: day,
      sections: z.array(z.object({ title: z.string(), text: z.string() })),
    }),
  },
} as const satisfies EndpointTable;
