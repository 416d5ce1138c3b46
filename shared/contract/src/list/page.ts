import { z } from 'zod';
import { defaultPageSize, pageSizes } from './list-fields.ts';

/** Which page of a list that can be neither sorted nor filtered. */
export const page = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce
    .number()
    .int()
    .refine((size) => pageSizes.some((known) => known === size), `one of ${pageSizes.join(', ')}`)
    .default(defaultPageSize),
});
