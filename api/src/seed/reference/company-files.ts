import { jobKinds } from '@berth/contract';
import { z } from 'zod';

const filled = z.string().min(1);
const told = { titleZh: filled, titleEn: filled, textZh: filled, textEn: filled };
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

export const openingHours = z.array(
  z
    .object({ weekday: z.int().min(1).max(7), opens: time, closes: time })
    .refine(({ opens, closes }) => opens < closes),
);

/** What the public site tells of the company: each in the order in which it is shown. */
export const companyFiles = {
  'company-sections': z.array(
    z.object({
      id: z.uuid(),
      part: z.enum(['introduction', 'partner', 'partnerGets', 'companyGets']),
      ...told,
    }),
  ),
  'company-history': z.array(
    z.object({ id: z.uuid(), year: z.int(), month: z.int().min(1).max(12), ...told }),
  ),
  certificates: z.array(
    z.object({
      id: z.uuid(),
      nameZh: filled,
      nameEn: filled,
      number: filled,
      issuerZh: filled,
      issuerEn: filled,
      validUntil: z.iso.date().nullable(),
    }),
  ),
  'closed-days': z.array(
    z.object({
      id: z.uuid(),
      day: z.iso.date(),
      branchCode: z.string().nullable(),
      reasonZh: filled,
      reasonEn: filled,
    }),
  ),
  jobs: z.array(
    z.object({
      id: z.uuid(),
      slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      branchCode: z.string(),
      kind: z.enum(jobKinds),
      postedOn: z.iso.date(),
      validUntil: z.iso.date(),
      isOpen: z.boolean(),
      titleZh: filled,
      titleEn: filled,
      descriptionZh: z.array(filled),
      descriptionEn: z.array(filled),
      requirementsZh: z.array(filled),
      requirementsEn: z.array(filled),
    }),
  ),
};
