import { z } from 'zod';

/** What was read from a picture of a paper: a proposal, field by field; null for what was not read for sure. */
const field = z.string().nullable();

/** `busy`: too many pictures stand before it; `unavailable`: this server does not read pictures. */
const state = z.enum(['read', 'failed', 'busy', 'unavailable']);

const turn = z
  .literal([0, 90, 180, 270])
  .describe('degrees clockwise after which the picture is upright; 0 where nobody knows');

export const licenceReading = z.object({
  state,
  turn,
  fields: z.object({ companyName: field, creditCode: field, oldNumber: field, registeredAddress: field }),
});

export const idCardReading = z.object({
  state,
  turn,
  fields: z.object({ idName: field, idNumber: field, idAddress: field }),
});
