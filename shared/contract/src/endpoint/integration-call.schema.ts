import { z } from 'zod';
import { normalizeCode } from '../text/normalize-code.ts';

/** Chosen by the system: the same again is answered the same and done once. */
export const eventId = z.string().regex(/^[\x21-\x7e]{1,100}$/);
export const code = z.string().max(40).transform(normalizeCode);
export const businessNumber = code.pipe(z.string().min(1));

export const integrationAccess = {
  access: 'integrationKey',
  rateLimit: { calls: 600, seconds: 60 },
} as const;
export const writeErrors = ['NOT_FOUND', 'EVENT_ID_REUSED'] as const;
