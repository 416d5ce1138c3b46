import { z } from 'zod';
import { words } from '../text/words.schema.ts';
import { declarationStatuses } from '../trade/declaration-statuses.ts';
import { returnReason, savedDeclaration } from './declaration.schema.ts';
import { declarationKinds } from './declaration-status.ts';
import { paperSlots } from './paper.ts';

/** What the desk decides of a declaration, by hand or by the forwarder's own system. */
export const deskDecision = z.discriminatedUnion('act', [
  z.object({ act: z.literal('confirm') }),
  z.object({
    act: z.literal('return'),
    /** By the path of a field, '' for the whole; the customer sees each at its field. */
    reasons: z.array(returnReason.extend({ words })).min(1).max(50),
  }),
  z.object({ act: z.literal('askForPaper'), slot: z.enum(paperSlots), words }),
  z.object({ act: z.literal('readPaper'), paperId: z.string().max(64) }),
  z.object({ act: z.literal('returnPaper'), paperId: z.string().max(64), words }),
  z.object({ act: z.literal('acceptUpdate') }),
  z.object({ act: z.literal('refuseUpdate'), words }),
]);
export type DeskDecision = z.output<typeof deskDecision>;

/** A declaration in the queue of the desk. */
export const queuedDeclaration = z.object({
  id: z.string(),
  number: z.string(),
  version: z.int(),
  kind: z.enum(declarationKinds),
  status: z.enum(declarationStatuses),
  customer: z.object({ id: z.string(), name: z.string() }),
  businessNumbers: z.array(z.string()),
  lines: z.int(),
  submittedAt: z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time'),
  /** The earliest of its bookings; null while none is known. */
  customsCutOffAt: z.string().nullable(),
  /** The officer who has it in hand; null where nobody has. */
  claim: z.object({ name: z.string(), isMine: z.boolean(), at: z.string() }).nullable(),
});

export const decided = savedDeclaration;
