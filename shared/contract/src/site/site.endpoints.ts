import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { announcement } from '../system-setting/announcement.schema.ts';
import type { WebsiteConfig } from './website-config.ts';

const base = z.object({
  appName: z.string(),
  companyName: z.string(),
  phone: z.string(),
  email: z.string(),
  serviceHours: z.string(),
  primaryColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  dashboardUrl: z.string().nullable(),
});

const place = z.object({ code: z.string(), name: z.string(), lat: z.number(), lon: z.number() });

const page = z.object({
  hero: z.object({ title: z.string(), lead: z.string() }),
  company: z.object({ title: z.string(), paragraphs: z.array(z.string()), foundedYear: z.number().int() }),
  services: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  advantages: z.array(
    z.object({
      id: z.string(),
      figure: z.string(),
      unit: z.string(),
      title: z.string(),
      text: z.string(),
    }),
  ),
  branches: z.array(
    z.object({
      code: z.string(),
      city: z.string(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      lat: z.number(),
      lon: z.number(),
    }),
  ),
  routes: z.array(
    z.object({
      from: place,
      to: place,
      transitDaysMin: z.number().int(),
      transitDaysMax: z.number().int(),
      sailingsPerWeek: z.number().int(),
      channel: z.string(),
    }),
  ),
  news: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      title: z.string(),
      summary: z.string(),
      body: z.string(),
    }),
  ),
});

const websiteConfig = z.object({
  ways: z.array(z.string()).optional(),
  base: z.object({ 'zh-CN': base, en: base }),
  announcement: announcement.nullable().optional(),
  page: z.object({ 'zh-CN': page, en: page }),
}) satisfies z.ZodType<WebsiteConfig>;

/** The public site (spec section 7, Home and news). */
export const siteEndpoints = {
  'GET /index/index': {
    summary: 'Website configuration: base and page content in every language',
    access: 'public',
    result: websiteConfig,
  },
} as const satisfies EndpointTable;
