import { z } from 'zod';
import { normalizeCode } from './normalize-code.ts';
import { trimText } from './trim-text.ts';

// Shapes and normalisation only: how long a text may be is said by rules, for form and server alike.
const maxText = 4000;
export const text = z.string().max(maxText).transform(trimText);
export const code = z.string().max(maxText).transform(normalizeCode);
