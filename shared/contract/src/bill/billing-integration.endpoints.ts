import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import {
  businessNumber,
  eventId,
  integrationAccess,
  writeErrors,
} from '../endpoint/integration-call.schema.ts';
import { defaultMaxBytes } from '../file/file-kind.ts';
import { code } from '../text/text.schema.ts';
import { money } from './bill.schema.ts';
import { billEntry, feeEntry, priceEntry } from './bill-entry.schema.ts';
import { billLimits } from './bill-words.ts';
import {
  answeredDispute,
  billId,
  billNumber,
  changedBill,
  decidedInvoice,
  decidedProof,
  disputeAnswer,
  fileErrors,
  paymentReport,
  paymentResult,
  receivedBill,
  waitingForForwarder,
  words,
} from './billing-results.schema.ts';

const access = { ...integrationAccess, scope: 'billing' } as const;
const papers = { maxBytes: defaultMaxBytes, kinds: ['pdf'] } as const;
const paperLimit = { calls: 60, seconds: 60 };

/** Quotations, bills, payments and what is answered to customers, by the forwarder's systems (issue 17). */
export const billingIntegrationEndpoints = {
  'GET /integration/billing': {
    ...access,
    summary:
      'What waits for the forwarder: open disputes, unconfirmed proofs of payment, requests for invoices',
    result: waitingForForwarder,
  },
  'GET /integration/billingFile': {
    ...access,
    summary: 'The file of a proof of payment, or one that was sent with a dispute, by its id',
    query: z.object({ id: billId }),
    result: 'file',
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
  'GET /integration/bill': {
    ...access,
    summary: 'Where a bill stands, with its rows, what of them is confirmed, and what is paid',
    query: z.object({ number: billNumber }),
    result: changedBill.extend({
      account: z.string(),
      remittanceReference: z.string(),
      dueOn: z.string(),
      rows: z.array(feeEntry.extend({ isConfirmed: z.boolean() })),
    }),
    errors: ['NOT_FOUND'],
  },
  'POST /integration/quotation': {
    ...access,
    summary: 'What is quoted for a booking, row by row; it replaces what was quoted before',
    body: z.object({ eventId, businessNumber, rows: z.array(priceEntry).max(billLimits.rows) }),
    result: z.object({ businessNumber: z.string(), rows: z.int(), totals: z.array(money) }),
    errors: [...writeErrors, 'BOOKING_ACTION_REFUSED'],
  },
  'POST /integration/bill': {
    ...access,
    summary:
      'Issues a bill, or corrects the one with this number: rows are known by their line numbers, and only those that ' +
      'change have to be confirmed again. Its customer is that of the bookings in it, or of the account that is given',
    body: billEntry.extend({
      eventId,
      /** Any account of the customer's, as it signs in; needed where no row names a booking. */
      account: z.string().trim().max(64).default(''),
    }),
    result: receivedBill,
    errors: [...writeErrors, 'BILL_ACTION_REFUSED', 'BILL_NUMBER_TAKEN', 'BILL_CUSTOMER_UNKNOWN'],
  },
  'POST /integration/cancelBill': {
    ...access,
    summary: 'Takes a bill back for good; what was paid for it is in the answer, to be given back or moved',
    body: z.object({ eventId, number: billNumber, reason: words }),
    result: changedBill,
    errors: [...writeErrors, 'BILL_ACTION_REFUSED'],
  },
  'POST /integration/payment': {
    ...access,
    summary:
      'Reports what was received for bills, or with a negative amount what was taken back. It may confirm a proof of ' +
      'payment: without bills of its own, with the amounts of the proof. What is paid too much is in the answer',
    body: paymentReport.extend({
      eventId,
      proofId: billId.nullable().default(null),
      /** Instead of its id, the remittance reference of a bill that the proof is for. */
      proofReference: code.default(''),
    }),
    result: paymentResult,
    errors: [
      ...writeErrors,
      'BILL_ACTION_REFUSED',
      'PROOF_OTHER_CURRENCY',
      'PROOF_DECIDED',
      'PROOF_AMBIGUOUS',
    ],
  },
  'POST /integration/proofRefusal': {
    ...access,
    summary: 'Refuses a proof of payment, with words for the customer',
    body: z.object({ eventId, proofId: billId, words }),
    result: decidedProof,
    errors: [...writeErrors, 'PROOF_DECIDED'],
  },
  'POST /integration/disputeAnswer': {
    ...access,
    summary:
      'Answers a dispute. What is accepted is charged as the customer expects, or as `charge` says; a whole bill is ' +
      'corrected by POST /integration/bill before. What was answered is answered otherwise only by naming that answer',
    body: disputeAnswer.extend({
      eventId,
      /** The `answerId` of the answer that this one replaces; null for the first, and after the customer's reply. */
      replaces: billId.nullable().default(null),
    }),
    result: answeredDispute,
    errors: [...writeErrors, 'BILL_ACTION_REFUSED', 'DISPUTE_CLOSED', 'DISPUTE_ANSWERED'],
  },
  'POST /integration/invoice': {
    ...access,
    summary: 'Hands in the VAT invoice that a customer asked for, as a PDF',
    query: z.object({ eventId, requestId: billId, invoiceNumber: billNumber }),
    upload: papers,
    rateLimit: paperLimit,
    result: decidedInvoice,
    errors: [...writeErrors, 'INVOICE_REQUEST_DECIDED', 'BILL_ACTION_REFUSED', ...fileErrors],
  },
  'POST /integration/invoiceRefusal': {
    ...access,
    summary: 'Refuses a request for an invoice, with words for the customer',
    body: z.object({ eventId, requestId: billId, words }),
    result: decidedInvoice,
    errors: [...writeErrors, 'INVOICE_REQUEST_DECIDED'],
  },
  'POST /integration/billDocument': {
    ...access,
    summary: "Hands in a document of a bill, such as the forwarder's own PDF of it",
    query: z.object({ eventId, number: billNumber, title: words }),
    upload: papers,
    rateLimit: paperLimit,
    result: changedBill.extend({ fileName: z.string() }),
    errors: [...writeErrors, ...fileErrors],
  },
} as const satisfies EndpointTable;
