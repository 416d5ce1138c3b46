import { z } from 'zod';

/** Names the problem of a secret that no database could hold as it was typed. */
export const unstorableProblem = 'storable';

/** A password as it is typed: refused, never mended, where it holds NUL or half a character. */
export function secretText(maxLength: number) {
  return z
    .string()
    .min(1)
    .max(maxLength)
    .refine((text) => !/[\0\p{Surrogate}]/u.test(text), {
      params: { problem: unstorableProblem },
    });
}
