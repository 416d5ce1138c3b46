import { z } from 'zod';
import type { Announcement } from './announcement.ts';

export const announcement = z.object({
  id: z.string(),
  text: z.object({ 'zh-CN': z.string(), en: z.string() }),
}) satisfies z.ZodType<Announcement>;
