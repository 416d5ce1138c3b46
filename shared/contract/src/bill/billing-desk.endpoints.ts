import { z } from 'zod';
import { bookingKinds } from '../booking/business-number.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { defaultMaxBytes } from '../file/file-kind.ts';
import { importNotes, workbookErrors, workbookUpload } from '../import/workbook-import.ts';
import { text } from '../text/text.schema.ts';
import { amountMinor, billDetail, currency, localized, money, quotationRow } from './bill.schema.ts';
import { billEntry, enteredDay } from './bill-entry.schema.ts';
import { billStatuses } from './bill-status.ts';
import { businessTypes, settlements } from './bill-words.ts';
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

const access = { access: { permission: 'billing:desk' } } as const;
const writes = { ...access, rateLimit: { calls: 120, seconds: 60 } } as const;
const papers = { maxBytes: defaultMaxBytes, kinds: ['pdf'] } as const;
const customer = z.object({
  id: z.string(),
  name: z.string(),
  settlement: z.enum(['monthly', 'perBill', 'unsigned']),
});
const version = z.int().positive();

/** A fee row as it stood in a file: every field as text, to be looked at in the sheet before it is saved. */
const readFeeRow = z.object({
  businessNumber: z.string(),
  /** A code of the catalogue; '' where the file names none that exists. */
  feeItem: z.string(),
  unit: z.string(),
  currency: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  /** In major units, as the file has it; '' where it has none. */
  amount: z.string(),
  paymentObject: z.string(),
  businessType: z.enum([...businessTypes, '']),
  blNumber: z.string(),
  businessDate: z.string(),
  remarks: z.string(),
});

/**
 * The billing desk: what the forwarder's systems do by `/integration`, its staff do here by hand. These calls see the
 * bills of all customers.
 */
export const billingDeskEndpoints = {
  'GET /system/billing/queue': {
    ...access,
    summary: 'What waits for the desk, and the bookings that are quoted and not billed; the oldest first',
    result: waitingForForwarder.extend({
      unbilled: z.array(
        z.object({
          bookingId: z.string(),
          businessNumber: z.string(),
          customer: z.object({ id: z.string(), name: z.string() }),
          quotedAt: z.string(),
          totals: z.array(money),
        }),
      ),
    }),
  },
  'GET /system/billing/customers': {
    ...access,
    summary: 'Customers whose name or one of whose accounts holds a text',
    query: z.object({ search: text }),
    result: z.array(customer),
  },
  'GET /system/billing/bookings': {
    ...access,
    summary: "A customer's bookings by a part of their numbers, the newest first, with what was quoted",
    query: z.object({ customerId: billId, search: text.default('') }),
    result: z.object({
      customer,
      bookings: z.array(
        z.object({
          id: z.string(),
          kind: z.enum(Object.keys(bookingKinds) as [keyof typeof bookingKinds]), // the keys, typed
          businessNumber: z.string(),
          customerBusinessNumber: z.string(),
          etd: z.string().nullable(),
          quotation: z.array(quotationRow),
          bills: z.array(z.object({ id: z.string(), number: z.string() })),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /system/billing/feeItems': {
    ...access,
    summary: 'The catalogue of fees, in the order in which it is offered',
    result: z.array(z.object({ code: z.string(), name: localized, unit: localized })),
  },
  'GET /system/billing/bills': {
    ...access,
    summary:
      "Bills by a part of their number, reference or customer's name, of all customers or one; the newest first",
    query: z.object({ search: text.default(''), customerId: billId.optional() }),
    result: z.array(
      z.object({
        id: z.string(),
        number: z.string(),
        customer: z.object({ id: z.string(), name: z.string() }),
        settlement: z.enum(settlements),
        status: z.enum(billStatuses),
        issuedOn: z.string(),
        dueOn: z.string(),
        totals: z.array(money),
      }),
    ),
  },
  'GET /system/billing/bill': {
    ...access,
    summary:
      'A bill whole, as its customer sees it, with whose it is; its files are read by `/system/billing/file`',
    query: z.object({ id: billId }),
    result: z.object({
      customer,
      bill: billDetail,
      /** As it would be entered again, to be corrected. */
      entry: billEntry,
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /system/billing/file': {
    ...access,
    summary: 'A file of a bill by its id: of a proof of payment, a dispute, an invoice, or its documents',
    query: z.object({ id: billId }),
    // A page of the desk links to it.
    isEmbedded: true,
    result: 'file',
    errors: ['NOT_FOUND', 'UPLOAD_GONE'],
  },
  'POST /system/billing/bill': {
    ...writes,
    summary: 'Issues a bill, or corrects it as it was seen; one that is saved again as it is stays as it is',
    body: billEntry.extend({
      customerId: billId,
      /** Of the bill as it was seen; null to issue one. */
      version: version.nullable(),
      /** Its bookings may stand on other bills already: what it charges is charged besides. */
      isSupplement: z.boolean().default(false),
    }),
    result: receivedBill,
    errors: [
      'NOT_FOUND',
      'BILL_ACTION_REFUSED',
      'BILL_CHANGED_MEANWHILE',
      'BILL_NUMBER_TAKEN',
      'BILL_CUSTOMER_UNKNOWN',
    ],
  },
  'POST /system/billing/cancelBill': {
    ...writes,
    summary: 'Takes a bill back for good',
    body: z.object({ id: billId, version, reason: words }),
    result: changedBill,
    errors: ['NOT_FOUND', 'BILL_ACTION_REFUSED', 'BILL_CHANGED_MEANWHILE'],
  },
  'POST /system/billing/answerDispute': {
    ...writes,
    summary: 'Answers a dispute of a bill as it was seen; what is accepted is charged so in the same step',
    body: disputeAnswer.extend({
      /** Of the bill. */
      version,
    }),
    result: answeredDispute,
    errors: ['NOT_FOUND', 'BILL_ACTION_REFUSED', 'BILL_CHANGED_MEANWHILE', 'DISPUTE_CLOSED'],
  },
  'POST /system/billing/confirmProof': {
    ...writes,
    summary:
      'Confirms a proof of payment with what was received: with the amounts of the proof unless bills are given',
    body: paymentReport.omit({ currency: true }).extend({
      proofId: billId,
      /** What is beyond what is due is meant to become credit on account. */
      isSure: z.boolean().default(false),
    }),
    result: paymentResult,
    errors: [
      'NOT_FOUND',
      'BILL_ACTION_REFUSED',
      'PROOF_OTHER_CURRENCY',
      'PROOF_DECIDED',
      'PAYMENT_ABOVE_DUE',
    ],
  },
  'POST /system/billing/applyCredit': {
    ...writes,
    summary: "Pays a bill as it was seen out of its customer's credit on account",
    body: z.object({ id: billId, version, currency, amountMinor }),
    result: changedBill,
    errors: ['NOT_FOUND', 'BILL_ACTION_REFUSED', 'BILL_CHANGED_MEANWHILE'],
  },
  'POST /system/billing/payBack': {
    ...writes,
    summary: 'Notes that what a bill has beyond what it is was paid back to its customer',
    body: z.object({
      id: billId,
      version,
      currency,
      amountMinor,
      paidOn: enteredDay,
      /** The bank's. */
      reference: text.pipe(z.string().max(100)).default(''),
    }),
    result: changedBill,
    errors: ['NOT_FOUND', 'BILL_ACTION_REFUSED', 'BILL_CHANGED_MEANWHILE'],
  },
  'POST /system/billing/refuseProof': {
    ...writes,
    summary: 'Refuses a proof of payment, with words for the customer',
    body: z.object({ proofId: billId, words }),
    result: decidedProof,
    errors: ['NOT_FOUND', 'PROOF_DECIDED'],
  },
  'POST /system/billing/invoice': {
    ...writes,
    summary: 'Attaches the VAT invoice that a customer asked for, as a PDF',
    query: z.object({ requestId: billId, invoiceNumber: billNumber }),
    upload: papers,
    result: decidedInvoice,
    errors: ['NOT_FOUND', 'INVOICE_REQUEST_DECIDED', 'BILL_ACTION_REFUSED', ...fileErrors],
  },
  'POST /system/billing/refuseInvoice': {
    ...writes,
    summary: 'Refuses a request for an invoice, with words for the customer',
    body: z.object({ requestId: billId, words }),
    result: decidedInvoice,
    errors: ['NOT_FOUND', 'INVOICE_REQUEST_DECIDED'],
  },
  'POST /system/billing/importRows': {
    unaudited: 'It reads a file; nothing is stored',
    ...writes,
    summary: 'Reads fee rows out of an .xlsx by its headings, in either language; nothing is stored',
    upload: workbookUpload,
    result: z.object({
      sheet: z.string(),
      rows: z.array(
        z.object({
          /** As the sheet numbers it. */
          row: z.int(),
          isRight: z.boolean(),
          cells: readFeeRow,
        }),
      ),
      errorCount: z.int(),
      notes: importNotes,
    }),
    errors: workbookErrors,
  },
} as const satisfies EndpointTable;
