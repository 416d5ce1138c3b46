import { z } from 'zod';
import { bookingKinds } from '../booking/business-number.ts';
import type { LocalizedText } from '../language/locale.ts';
import { type Currency, currencies } from '../trade/money.ts';
import { type BillTotal, billStatuses, type FeeTotal, paymentStatuses } from './bill-status.ts';
import {
  businessTypes,
  disputeOutcomes,
  disputeReasons,
  disputeStatuses,
  settlements,
} from './bill-words.ts';

export const localized = z.object({ 'zh-CN': z.string(), en: z.string() }) satisfies z.ZodType<LocalizedText>;
export const currency = z.enum(currencies) satisfies z.ZodType<Currency>;
/** In the minor unit of its currency. */
export const amountMinor = z.int();
export const money = z.object({ currency, amountMinor });
/** `YYYY-MM-DD HH:mm:ss`, China Standard Time. */
const moment = z.string();
/** `YYYY-MM-DD`. */
const day = z.string();

export const feeTotal = z.object({
  currency,
  amountMinor,
  confirmedMinor: amountMinor,
  paidMinor: amountMinor,
}) satisfies z.ZodType<FeeTotal>;

export const billTotal = feeTotal.extend({
  disputedMinor: amountMinor,
  checkingMinor: amountMinor,
}) satisfies z.ZodType<BillTotal>;

/** A file of the customer that something refers to; `src` as uploads answer it. */
export const attachedFile = z.object({ fileName: z.string(), src: z.string(), bytes: z.int() });

/** What fee rows and quotation rows say of a price. */
const pricedRow = z.object({
  id: z.string(),
  feeItem: z.string(),
  feeName: localized,
  unit: z.string(),
  currency,
  /** Exact decimals, as texts. */
  quantity: z.string(),
  unitPrice: z.string(),
  amountMinor,
});

export const quotationRow = pricedRow;

/** A fee row (spec section 3). */
export const feeRow = pricedRow.extend({
  bookingId: z.string().nullable(),
  paymentObject: z.string(),
  businessType: z.enum(businessTypes),
  blNumber: z.string(),
  businessDate: day,
  remarks: z.string(),
  isConfirmed: z.boolean(),
  confirmedBy: z.string(),
  /** What it was when it was confirmed, where it changed since. */
  changedFromMinor: amountMinor.nullable(),
  /** What is to be paid of it: its amount once that is confirmed, else 0. */
  payableMinor: amountMinor,
  /** Its share of what is paid of the bill in its currency (`paidShares`). */
  paidMinor: amountMinor,
  paymentStatus: z.enum(paymentStatuses),
});

/** A booking that fee rows are about, with what some rows are charged by. */
export const billedBooking = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(bookingKinds) as [keyof typeof bookingKinds]), // the keys, typed
  businessNumber: z.string(),
  customerBusinessNumber: z.string(),
  etd: day.nullable(),
  route: localized,
  /** By what it is charged: as the warehouse measured it, as it was entered where it has not. */
  cartons: z.number(),
  weightKg: z.number(),
  volumeCbm: z.number(),
  /** With its unit; null where the channel's rule is not known. */
  chargeable: z.object({ value: z.number(), unit: z.string() }).nullable(),
  quotation: z.array(quotationRow),
});

export const dispute = z.object({
  id: z.string(),
  feeRowId: z.string().nullable(),
  reason: z.enum(disputeReasons),
  expectedMinor: amountMinor.nullable(),
  status: z.enum(disputeStatuses),
  isClosed: z.boolean(),
  openedBy: z.string(),
  openedAt: moment,
  files: z.array(attachedFile),
  /** The conversation, the dispute's own words first. */
  entries: z.array(
    z.object({
      side: z.enum(['customer', 'forwarder']),
      name: z.string(),
      words: z.string(),
      outcome: z.enum(disputeOutcomes).nullable(),
      at: moment,
    }),
  ),
});

export const paymentProof = z.object({
  id: z.string(),
  file: attachedFile,
  currency,
  amountMinor,
  paidOn: day,
  payer: z.string(),
  status: z.enum(['unconfirmed', 'confirmed', 'refused']),
  refusal: z.string(),
  sentBy: z.string(),
  sentAt: moment,
  bills: z.array(z.object({ id: z.string(), number: z.string(), amountMinor })),
});

export const bankAccount = z.object({
  id: z.string(),
  currency,
  accountName: z.string(),
  accountNumber: z.string(),
  bank: localized,
  swift: z.string(),
});

/** What a bill's history can say; `detail` of each is worded by the page. */
export const billEvents = [
  'issued',
  'corrected',
  'cancelled',
  'confirmed',
  'disputed',
  'replied',
  'withdrawn',
  'answered',
  'proofSent',
  'proofRefused',
  'proofElsewhere',
  'paid',
  'invoiceRequested',
  'invoiceIssued',
  'invoiceRefused',
  'documentAdded',
] as const;
export type BillEventKind = (typeof billEvents)[number];

/** Facts of an event: sums, changed rows with the amounts before and after, numbers, words. */
export const billEventDetail = z.object({
  amounts: z.array(money).optional(),
  changes: z
    .array(
      z.object({
        feeItem: z.string(),
        currency,
        fromMinor: amountMinor.nullable(),
        toMinor: amountMinor.nullable(),
      }),
    )
    .optional(),
  words: z.string().optional(),
  number: z.string().optional(),
});
export type BillEventDetail = z.output<typeof billEventDetail>;

/** A bill whole. */
export const billDetail = z.object({
  id: z.string(),
  number: z.string(),
  version: z.int(),
  status: z.enum(billStatuses),
  settlement: z.enum(settlements),
  periodFrom: day.nullable(),
  periodTo: day.nullable(),
  issuedOn: day,
  dueOn: day,
  remittanceReference: z.string(),
  remarks: z.string(),
  cancelReason: z.string(),
  totals: z.array(billTotal),
  /** What a confirmation would confirm; none where it only accepts an answer, null where nothing can be confirmed. */
  toConfirm: z.array(money).nullable(),
  /** So many CNY for one of the currency, as the forwarder stated on that day. */
  rates: z.array(z.object({ currency, rate: z.string(), rateOn: day })),
  rows: z.array(feeRow),
  bookings: z.array(billedBooking),
  disputes: z.array(dispute),
  proofs: z.array(paymentProof),
  payments: z.array(
    z.object({ id: z.string(), currency, amountMinor, receivedOn: day, reference: z.string() }),
  ),
  invoices: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['ordinary', 'special']),
      status: z.enum(['requested', 'issued', 'refused']),
      refusal: z.string(),
      invoiceNumber: z.string(),
      file: attachedFile.nullable(),
    }),
  ),
  documents: z.array(z.object({ id: z.string(), title: z.string(), file: attachedFile, addedAt: moment })),
  /** The customer's, of all bills. */
  creditOnAccount: z.array(money),
  /** Newest first. */
  history: z.array(
    z.object({
      what: z.enum(billEvents),
      /** '' for the forwarder. */
      name: z.string(),
      isForwarder: z.boolean(),
      status: z.enum(billStatuses),
      detail: billEventDetail,
      at: moment,
    }),
  ),
});
export type BillDetail = z.output<typeof billDetail>;
export type FeeRow = z.output<typeof feeRow>;
export type QuotationRow = z.output<typeof quotationRow>;
export type BilledBooking = z.output<typeof billedBooking>;
export type Dispute = z.output<typeof dispute>;
export type PaymentProof = z.output<typeof paymentProof>;
export type BankAccount = z.output<typeof bankAccount>;

/** The title (抬头) that a VAT invoice is made out to. */
export const invoiceTitle = z.object({
  title: z.string(),
  taxNumber: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  bankAccount: z.string(),
});
export type InvoiceTitle = z.output<typeof invoiceTitle>;
