import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { text } from '../text/text.schema.ts';
import { amountMinor, bankAccount, currency, money, paymentProof } from './bill.schema.ts';
import { billLimits } from './bill-words.ts';
import { changedBill } from './billing-results.schema.ts';

// Shapes alone: what a proof must hold is said by proofProblems, for form and server alike.
const id = z.string().max(64);

/** How bills are paid: by transfer to the forwarder's accounts, with a proof that the forwarder confirms. */
export const paymentEndpoints = {
  'GET /cost/getBankAccounts': {
    summary: "The forwarder's bank accounts, by currency",
    access: { permission: 'cost:view' },
    result: z.array(bankAccount),
  },
  'POST /cost/paymentProof': {
    summary: 'Sends a proof of payment over one or several bills of one currency; it waits for the forwarder',
    access: { permission: 'cost:pay' },
    body: z.object({
      /** As `POST /uploadFile` answered it: a picture or a PDF. */
      file: z.string().max(200),
      currency,
      amountMinor,
      paidOn: z.string().max(40),
      payer: text,
      bills: z
        .array(z.object({ id, amountMinor }))
        .max(billLimits.billsAtOnce)
        .refine((bills) => new Set(bills.map((bill) => bill.id)).size === bills.length),
      /** It is another payment than the one that a proof of the same amount for the same bill says. */
      isSure: z.boolean().default(false),
      idempotencyKey: z.uuid(),
    }),
    result: paymentProof,
    rateLimit: { calls: 30, seconds: 60 },
    errors: [
      'NOT_FOUND',
      'BILL_ACTION_REFUSED',
      'PROOF_SENT_BEFORE',
      'PROOF_LIKE_ONE',
      'PROOF_OTHER_CURRENCY',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  'POST /cost/applyCredit': {
    summary: 'Pays a bill out of the credit on account; the oldest surplus goes first',
    access: { permission: 'cost:pay' },
    body: z.object({
      billId: id,
      version: z.int().positive(),
      currency,
      amountMinor,
      idempotencyKey: z.uuid(),
    }),
    result: changedBill,
    rateLimit: { calls: 30, seconds: 60 },
    errors: ['NOT_FOUND', 'BILL_ACTION_REFUSED', 'BILL_CHANGED_MEANWHILE', 'IDEMPOTENCY_KEY_REUSED'],
  },
  'GET /cost/getPaymentProofs': {
    summary: `The customer's newest ${billLimits.listed} proofs of payment, the newest first`,
    access: { permission: 'cost:view' },
    result: z.array(paymentProof),
  },
  'GET /cost/getAccount': {
    summary:
      'Credit and what is owed: used, to be confirmed, due, within seven days, overdue, disputed; for credit in CNY by ' +
      'the rates of the bills',
    access: { permission: 'cost:view' },
    result: z.object({
      settlement: z.enum(['monthly', 'perBill', 'unsigned']),
      /** In fen; null where the customer has no credit. */
      credit: z.object({ limitMinor: amountMinor, days: z.int(), usedMinor: amountMinor }).nullable(),
      toConfirm: z.object({ bills: z.int(), amounts: z.array(money) }),
      /** Confirmed and not paid; of a bill in dispute what the dispute is not about. */
      due: z.object({ bills: z.int(), amounts: z.array(money) }),
      dueWithin7Days: z.object({ bills: z.int(), amounts: z.array(money) }),
      /** As the list has it: a bill in dispute is not overdue. */
      overdue: z.object({ bills: z.int(), amounts: z.array(money) }),
      /** What disputes are about that are not settled; it stands in none of the other figures. */
      disputed: z.object({ bills: z.int(), amounts: z.array(money) }),
      /** Credit on account: what was paid beyond what is billed, and credit notes. */
      onAccount: z.array(money),
      /** All that is billed and not paid, without what is on account: the closing balance of a statement up to today. */
      balance: z.array(money),
    }),
  },
} as const satisfies EndpointTable;
