import { z } from 'zod';

/** Names the problem of a secret that no database could hold as it was typed. */
export const unstorableProblem = 'storable';

const secretTexts = new WeakSet<z.ZodType>();

/** A password as it is typed: refused, never mended, where it holds NUL or half a character. */
export function secretText(maxLength: number) {
  const text = z
    .string()
    .min(1)
    .max(maxLength)
    .refine((text) => !/[\0\p{Surrogate}]/u.test(text), {
      params: { problem: unstorableProblem },
    });
  secretTexts.add(text);
  return text;
}

/** The names under which a body carries secrets: as they were typed, whatever else is mended. */
export function secretKeysOf(body: z.ZodType): ReadonlySet<string> {
  // Of a body that is one of several.
  if (body instanceof z.ZodUnion) {
    return new Set(body.options.flatMap((option) => [...secretKeysOf(option as z.ZodType)]));
  }
  const fields = body instanceof z.ZodObject ? Object.entries<z.ZodType>(body.shape) : [];
  return new Set(fields.flatMap(([key, field]) => (isSecretText(field) ? [key] : [])));
}

function isSecretText(field: z.ZodType): boolean {
  const isWrapped = field instanceof z.ZodOptional || field instanceof z.ZodNullable;
  // Of a field that may be missing; what zod gives is a type of its core.
  return isWrapped ? isSecretText(field.unwrap() as z.ZodType) : secretTexts.has(field);
}
