import { z } from 'zod';
import { defaultLocale, locales } from '../language/locale.ts';

/** In which language a call of the public site answers: its address says so, since each language has pages of its own. */
export const inLanguage = z.object({ lang: z.enum(locales).default(defaultLocale) });
