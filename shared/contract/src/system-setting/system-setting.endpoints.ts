import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { text } from '../text/text.schema.ts';
import { portalHealth } from './portal-health.schema.ts';
import type { SettingSection, SystemSettings } from './system-settings.ts';

const access = { access: { permission: 'system:settings' } } as const;
const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');
const day = z.string().max(40).nullable();

export const settingSchemas = {
  website: z.object({
    appNameZh: text,
    appNameEn: text,
    companyNameZh: text,
    companyNameEn: text,
    serviceHoursZh: text,
    serviceHoursEn: text,
    phone: text,
    email: text,
    dashboardUrl: text,
  }),
  theme: z.object({ primaryColor: text }),
  watermark: z.object({ isShown: z.boolean() }),
  session: z.object({ hours: z.number().nullable(), rememberHours: z.number().nullable() }),
  announcement: z.object({ textZh: text, textEn: text, from: day, until: day, isOnLogin: z.boolean() }),
} as const satisfies { [Section in SettingSection]: z.ZodType<SystemSettings[Section]> };

const once = {
  /** Made once by the form for what is sent. */
  idempotencyKey: z.uuid(),
  version: z.int().describe('0 for a section that nobody has saved yet'),
};
const change = z.discriminatedUnion('section', [
  z.object({ ...once, section: z.literal('website'), value: settingSchemas.website }),
  z.object({ ...once, section: z.literal('theme'), value: settingSchemas.theme }),
  z.object({ ...once, section: z.literal('watermark'), value: settingSchemas.watermark }),
  z.object({ ...once, section: z.literal('session'), value: settingSchemas.session }),
  z.object({ ...once, section: z.literal('announcement'), value: settingSchemas.announcement }),
]);

const saved = {
  version: z.int(),
  /** Null for a section that nobody has saved yet: it is as the server was released or started. */
  changed: z.object({ by: z.string(), at: moment }).nullable(),
};
const channels = ['sms', 'mail'] as const;

/** Settings of the whole portal (spec section 7, System). */
export const systemSettingEndpoints = {
  'GET /system/settings/get': {
    ...access,
    summary: 'The settings of the portal by section, and by what SMS and mails leave',
    result: z.object({
      website: z.object({ ...saved, value: settingSchemas.website }),
      theme: z.object({ ...saved, value: settingSchemas.theme }),
      watermark: z.object({ ...saved, value: settingSchemas.watermark }),
      session: z.object({ ...saved, value: settingSchemas.session }),
      announcement: z.object({ ...saved, value: settingSchemas.announcement }),
      /** What the server was started with. */
      usualHours: z.object({ hours: z.number(), rememberHours: z.number() }),
      /** `file`: written into a folder and sent to nobody. */
      ways: z.object({
        sms: z.enum(['gateway', 'file', 'none']),
        mail: z.enum(['server', 'file', 'none']),
      }),
      own: z.object({ sms: z.string(), mail: z.string() }).describe("the caller's phone and mail"),
    }),
  },
  'POST /system/settings/save': {
    ...access,
    summary: 'Changes one section, as it was seen; what is wrong is said of its fields',
    body: change,
    result: z.object({ version: z.int() }),
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['VERSION_CONFLICT', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'POST /system/settings/testMessage': {
    ...access,
    summary: 'Sends one real SMS or mail at once, and says what became of it',
    body: z.object({
      channel: z.enum(channels),
      recipient: text.describe("'': the caller's own phone or mail"),
    }),
    result: z.object({
      outcome: z.enum(['sent', 'written', 'failed']),
      recipient: z.string(),
      reason: z.string().nullable().describe('a code of what failed, such as ECONNREFUSED or HTTP 401'),
    }),
    rateLimit: { calls: 5, seconds: 60 },
    errors: ['MESSAGE_WAY_CLOSED'],
  },
  'GET /system/settings/health': {
    ...access,
    summary: 'How the server, its database, files and jobs are, and which versions run since when',
    result: portalHealth,
  },
} as const satisfies EndpointTable;
