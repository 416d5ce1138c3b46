import { type Drawing, locales, type PageHead } from '@berth/contract';
import { z } from 'zod';

/** A path of our own: no address of another site. */
const ownPath = z
  .string()
  .max(2000)
  .regex(/^\/(?!\/)/);

const head = z.object({
  title: z.string().max(300),
  description: z.string().max(1000),
  kind: z.enum(['website', 'article']).optional(),
  image: ownPath.optional(),
  languages: z.array(z.enum(locales)).optional(),
  canonical: ownPath.optional(),
  data: z.array(z.record(z.string(), z.unknown())).max(20).optional(),
  isMissing: z.boolean().optional(),
  isUnlisted: z.boolean().optional(),
} satisfies Record<keyof PageHead, z.ZodType>);

const drawing = z.object({
  html: z.string().max(2_000_000),
  head: head.nullable(),
  // A style element ends at the first `<`.
  styles: z
    .string()
    .max(20_000)
    .regex(/^[^<]*$/),
  reads: z
    .array(
      z.object({
        key: z.string().regex(/^GET \/index\/[\w/]+$/),
        query: z.record(z.string(), z.union([z.string(), z.number()])),
      }),
    )
    .max(12),
  usesNow: z.boolean(),
});

/** What a release's code answered, which is checked as what comes from outside. */
export function readDrawing(text: string): Drawing | null {
  const json: unknown = JSON.parse(text);
  return json === null ? null : (drawing.parse(json) as Drawing); // optional members are absent, not undefined
}
