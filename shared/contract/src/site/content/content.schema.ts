import { z } from 'zod';
import { normalizePhone } from '../../text/normalize-phone.ts';
import { code, text } from '../../text/text.schema.ts';
import { jobKinds } from '../company/job-kinds.ts';

// Records as they are entered: shapes and normalisation. What is wrong is said by the rules, at its field.
const optional = text.default('');
const day = z.string().max(40).nullable().default(null).describe('YYYY-MM-DD');
const moment = z
  .string()
  .max(40)
  .nullable()
  .default(null)
  .describe('YYYY-MM-DD HH:mm:ss, China Standard Time');
const whole = z.number().nullable();
const lines = text.describe('one a line');
const link = optional.describe('a path of the portal, or https; blank: none');
const hours = optional.describe('`08:30-12:00, 13:30-18:30`, China Standard Time; blank: closed');

const bannerContent = z.object({
  kind: z.literal('banner'),
  titleZh: text,
  titleEn: text,
  lineZh: optional,
  lineEn: optional,
  link,
  linkWordsZh: optional,
  linkWordsEn: optional,
  pictureId: z.uuid().nullable().default(null).describe('of `POST /system/articles/uploadPicture`'),
  from: moment,
  until: moment,
  ordinal: whole,
  isShown: z.boolean(),
});

const bulletinContent = z.object({
  kind: z.literal('bulletin'),
  textZh: text,
  textEn: text,
  day,
  link,
  from: moment,
  until: moment,
  isPinned: z.boolean(),
});

const jobContent = z.object({
  kind: z.literal('job'),
  titleZh: text,
  titleEn: text,
  slug: optional.describe('its name in addresses; of a new one that is blank, of its English title'),
  branchCode: code,
  employment: z.enum(jobKinds).nullable(),
  postedOn: day,
  validUntil: day,
  isOpen: z.boolean(),
  ordinal: whole,
  descriptionZh: lines,
  descriptionEn: lines,
  requirementsZh: lines,
  requirementsEn: lines,
});

const branchContent = z.object({
  kind: z.literal('branch'),
  nameZh: text,
  nameEn: text,
  cityZh: text,
  cityEn: text,
  addressZh: text,
  addressEn: text,
  phone: z.string().max(400).transform(normalizePhone),
  lat: z.number().nullable(),
  lon: z.number().nullable(),
  hours: z.object({
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
  }),
});

const closedDayContent = z.object({
  kind: z.literal('closedDay'),
  day,
  branchCode: code.describe('blank: all'),
  reasonZh: text,
  reasonEn: text,
});

const certificateContent = z.object({
  kind: z.literal('certificate'),
  nameZh: text,
  nameEn: text,
  number: text,
  issuerZh: text,
  issuerEn: text,
  validUntil: day,
  ordinal: whole,
});

const historyContent = z.object({
  kind: z.literal('history'),
  year: whole,
  month: whole,
  titleZh: text,
  titleEn: text,
  textZh: text,
  textEn: text,
});

export const siteContent = z.discriminatedUnion('kind', [
  bannerContent,
  bulletinContent,
  jobContent,
  branchContent,
  closedDayContent,
  certificateContent,
  historyContent,
]);
export type SiteContent = z.infer<typeof siteContent>;
