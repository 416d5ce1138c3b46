import { z } from 'zod';
import { text } from '../../../text/text.schema.ts';
import type { ArticleContent } from './article-content.ts';

// Shapes and normalisation; what is wrong is said by the rules, at its field.
const moment = z.string().max(40).nullable().default(null);

const articleText = z.object({
  title: text.default(''),
  summary: text.default(''),
  body: z.looseObject({ type: z.string(), content: z.array(z.unknown()).default([]) }),
  coverAlt: text.default(''),
  sourceName: text.default(''),
  sourceLink: text.default(''),
});

export const articleContent = z.object({
  category: text.default(''),
  slug: text.default(''),
  isPinned: z.boolean().default(false),
  publishAt: moment,
  expireAt: moment,
  aboutPath: text.default(''),
  coverId: z.uuid().nullable().default(null),
  texts: z.object({ 'zh-CN': articleText, en: articleText }),
}) satisfies z.ZodType<ArticleContent>;
