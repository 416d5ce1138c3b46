import { z } from 'zod';
import { locales } from '../../language/locale.ts';
import { articleLimits } from './article.ts';

const day = z.string().describe('YYYY-MM-DD, China Standard Time');

export const category = z.object({ code: z.string(), title: z.string() });

/** An article as others name it. */
export const titled = z.object({ id: z.string(), title: z.string(), publishedOn: day });

/** A picture of the public site, by `sitePictureAddress`; its size is that of the largest. */
export const sitePicture = z.object({ id: z.string(), width: z.int(), height: z.int() });

export const row = titled.extend({
  category,
  summary: z.string(),
  updatedOn: day,
  isPinned: z.boolean(),
  /** `alt` is blank where the picture only adorns. */
  cover: sitePicture.extend({ alt: z.string() }).nullable(),
  /** Always null: for pages that do not know `cover`. */
  coverUploadId: z.string().nullable(),
});

export const article = row.extend({
  /** As `readRichText` gives it. Who shows it reads it by that as well: a later server may know more. */
  body: z.object({ type: z.literal('doc'), content: z.array(z.looseObject({ type: z.string() })) }),
  source: z.object({ name: z.string(), link: z.string().describe('Blank where there is none') }).nullable(),
  /** In which it can be read now, this one among them. */
  languages: z.array(z.enum(locales)),
  /** The newest others of its category. */
  related: z.array(titled).max(articleLimits.related),
});
