import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { text } from '../text/text.schema.ts';
import { amountMinor, dispute } from './bill.schema.ts';
import { disputeReasons } from './bill-words.ts';

// Shapes alone: what a dispute must hold is said by disputeProblems, for form and server alike.
const id = z.string().max(64);
const changed = z.object({
  dispute,
  /** Of the bill, to go on with. */
  version: z.int(),
});

/** What a customer does not agree with, row by row or of a whole bill. */
export const disputeEndpoints = {
  'POST /cost/dispute': {
    summary: 'Disputes a fee row or a whole bill; the rest of the bill can still be confirmed and paid',
    access: { permission: 'cost:dispute' },
    body: z.object({
      billId: id,
      /** Null for the whole bill. */
      feeRowId: id.nullable(),
      reason: z.enum(disputeReasons),
      words: text,
      /** What the row should cost, in the minor unit of its currency. */
      expectedMinor: amountMinor.nullable(),
      /** Evidence, as `POST /uploadFile` answered it. */
      files: z.array(z.string().max(200)).max(50),
      /** Made once per attempt: a retry with the same key disputes once. */
      idempotencyKey: z.uuid(),
    }),
    result: changed,
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['NOT_FOUND', 'BILL_ACTION_REFUSED', 'DISPUTE_OPEN', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'POST /cost/disputeReply': {
    summary: 'Adds a message to the conversation of a dispute; one that was answered is open again',
    access: { permission: 'cost:dispute' },
    body: z.object({ disputeId: id, words: text, idempotencyKey: z.uuid() }),
    result: changed,
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['NOT_FOUND', 'BILL_ACTION_REFUSED', 'DISPUTE_CLOSED', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'POST /cost/withdrawDispute': {
    summary: 'Withdraws a dispute that is not closed; one that is withdrawn already stays as it is',
    access: { permission: 'cost:dispute' },
    body: z.object({ disputeId: id }),
    result: changed,
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['NOT_FOUND', 'BILL_ACTION_REFUSED', 'DISPUTE_CLOSED'],
  },
} as const satisfies EndpointTable;
