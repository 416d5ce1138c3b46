import { z } from 'zod';
import { savedStatuses } from './save-action.ts';

/** How a form saves a record of any kind, beside its content. The order counts: keys stand for the body as it is read. */
export const saveShape = {
  action: z.enum(['saveDraft', 'submit']),
  /** Absent for a new record. */
  id: z.string().max(64).optional(),
  /** The version that the changes were made on; needed with `id`. */
  version: z.number().int().positive().optional(),
  /** Made once per attempt to save: a retry with the same key saves once and answers the same. */
  idempotencyKey: z.uuid(),
};

/** What saving a record answers that has no other states. */
export const savedRecord = z.object({
  id: z.string(),
  version: z.number().int(),
  status: z.enum(savedStatuses),
});

/** More than people save. */
export const saveRateLimit = { calls: 600, seconds: 60 };

/** Why a save may be refused, beside what is wrong in its fields. */
export const saveErrors = ['NOT_FOUND', 'VERSION_CONFLICT', 'IDEMPOTENCY_KEY_REUSED'] as const;

export type SavedRecord = z.output<typeof savedRecord>;

/** A save as the server reads it, beside its content. */
export type RecordSave = z.output<z.ZodObject<typeof saveShape>>;
