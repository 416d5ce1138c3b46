import { z } from 'zod';
import { code, text } from '../text/text.schema.ts';
import { amountMinor, attachedFile, billTotal, currency, invoiceTitle, money } from './bill.schema.ts';
import { enteredAmount, enteredDay, priceEntry } from './bill-entry.schema.ts';
import { billStatuses } from './bill-status.ts';
import { billLimits, disputeOutcomes, disputeReasons } from './bill-words.ts';

// What the forwarder's systems and its desk have in common: they do the same by two doors.

export const billId = z.string().min(1).max(64);
export const words = text.pipe(z.string().min(1).max(billLimits.words));
export const billNumber = code.pipe(z.string().min(1));

/** What became of a bill. */
export const changedBill = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(billStatuses),
  version: z.int(),
  totals: z.array(billTotal),
});

/** What a bill says from now on, and by how much that differs from before, row by row. */
export const receivedBill = changedBill.extend({
  /** False where it was all known before. */
  isChanged: z.boolean(),
  changes: z.array(
    z.object({
      line: z.int(),
      feeItem: z.string(),
      currency,
      /** Null where the row is new. */
      fromMinor: amountMinor.nullable(),
      /** Null where the row was taken off. */
      toMinor: amountMinor.nullable(),
    }),
  ),
});

export const disputeAnswer = z.object({
  disputeId: billId,
  /**
   * `accepted`: charged as the customer expects, or otherwise as is said; `changed`: charged otherwise; `refused`: charged
   * as before, for the reason in the words.
   */
  outcome: z.enum(disputeOutcomes),
  words,
  /** What the disputed row is charged by from now on. */
  charge: priceEntry.pick({ quantity: true, unitPrice: true }).optional(),
});

/** A bill whose dispute was answered; `answerId` is what a later answer of a system replaces. */
export const answeredDispute = changedBill.extend({ disputeId: z.string(), answerId: z.string() });

/** What was received for one bill. */
const paidBill = z.object({
  /** Its number or its remittance reference. */
  bill: billNumber,
  /** Negative where it is taken back. */
  amountMinor: enteredAmount.refine((amount) => amount !== 0),
});

export const paymentReport = z.object({
  currency,
  receivedOn: enteredDay,
  /** The bank's. */
  reference: text.pipe(z.string().max(100)).default(''),
  bills: z.array(paidBill).max(billLimits.billsAtOnce).default([]),
});

export const paymentResult = z.object({
  bills: z.array(
    z.object({
      number: z.string(),
      status: z.enum(billStatuses),
      /** Of the bill, in this currency and with this payment. */
      amountMinor,
      paidMinor: amountMinor,
      /** What was received beyond what is billed; 0 where nothing was. */
      overpaidMinor: amountMinor,
    }),
  ),
  /** The proof that it confirms. */
  proofId: z.string().nullable(),
});

export const decidedProof = z.object({ proofId: z.string(), status: z.enum(['confirmed', 'refused']) });
export const decidedInvoice = z.object({
  requestId: z.string(),
  status: z.enum(['issued', 'refused']),
  invoiceNumber: z.string(),
  fileName: z.string().nullable(),
});

/** A file that a customer sent, to be fetched by its id. */
const waitingFile = attachedFile.omit({ src: true }).extend({ id: z.string() });
const moment = z.string();
const billRef = z.object({ id: z.string(), number: z.string() });
const whose = z.object({ id: z.string(), name: z.string() });

/** What waits for the forwarder, of all customers: of each the oldest first, so many at most. */
export const waitingForForwarder = z.object({
  disputes: z.array(
    z.object({
      id: z.string(),
      customer: whose,
      bill: billRef,
      /** Null where the whole bill is disputed. */
      row: z
        .object({ line: z.int(), feeItem: z.string(), currency, amountMinor, businessNumber: z.string() })
        .nullable(),
      reason: z.enum(disputeReasons),
      expectedMinor: amountMinor.nullable(),
      /** The newest of the customer's. */
      words: z.string(),
      openedAt: moment,
      files: z.array(waitingFile),
    }),
  ),
  proofs: z.array(
    z.object({
      id: z.string(),
      customer: whose,
      currency,
      amountMinor,
      paidOn: z.string(),
      payer: z.string(),
      sentAt: moment,
      file: waitingFile,
      bills: z.array(
        billRef.extend({
          remittanceReference: z.string(),
          /** What the proof says that was paid for it. */
          amountMinor,
          /** What is still to be paid of it in the proof's currency. */
          dueMinor: amountMinor,
        }),
      ),
    }),
  ),
  invoiceRequests: z.array(
    z.object({
      id: z.string(),
      customer: whose,
      kind: z.enum(['ordinary', 'special']),
      profile: invoiceTitle,
      remarks: z.string(),
      requestedAt: moment,
      bills: z.array(billRef.extend({ totals: z.array(money) })),
    }),
  ),
});

export const fileErrors = [
  'UPLOAD_MISSING',
  'UPLOAD_TOO_LARGE',
  'UPLOAD_KIND_REFUSED',
  'UPLOAD_UNREADABLE',
  'UPLOAD_TOO_MANY_PIXELS',
  'UPLOAD_ACTIVE_CONTENT',
  'UPLOADS_BUSY',
  'UNSUPPORTED_MEDIA_TYPE',
] as const;
