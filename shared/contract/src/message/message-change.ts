import { z } from 'zod';
import { money } from '../bill/bill.schema.ts';
import { bookingStatuses } from '../booking/booking-status.ts';
import { cutOffs } from '../booking/fcl/fcl-booking.ts';
import { customsEventKinds } from '../customs/declaration-history.ts';
import { paperSlots } from '../customs/paper.ts';
import { returnableFields } from '../registration/registration.ts';
import { registrationPurposes } from '../registration/registration-purpose.ts';
import { shippingDocumentKinds } from '../shipping-document/shipping-document.ts';
import { milestones } from '../tracking/milestones.ts';

const status = z.enum(bookingStatuses);
/** RFC 3339 with the offset of its place. */
const moment = z.string();

const ofCompanyChange = { number: z.string(), purpose: z.enum(registrationPurposes) };
const companyDatum = z.object({ field: z.enum(returnableFields), before: z.string(), after: z.string() });

/**
 * What a message of each kind tells besides the booking or bill that it is about; its words are made of this when it is read.
 */
export const messageDetails = {
  statusChanged: z.object({ status }),
  /** It was moved by mistake, and stands where it stood before. */
  statusTakenBack: z.object({ status, reason: z.string() }),
  /** Lines that are charged by what was declared again, from 1. */
  measurementsTakenBack: z.object({ lines: z.array(z.number()), reason: z.string() }),
  /** One of the seven times of a container was told by mistake. Sent to those who asked to be told of it. */
  containerEventTakenBack: z.object({ node: z.enum(milestones), container: z.string(), reason: z.string() }),
  /** 退载 */
  returned: z.object({ reason: z.string() }),
  /** 单证 */
  documentAdded: z.object({ document: z.enum(shippingDocumentKinds), fileName: z.string() }),
  /** `from` is null for the first estimate. */
  etaChanged: z.object({ from: moment.nullable(), to: moment }),
  /**
   * One of the seven times of some containers has come; `at` is the first of them, by the clock of the place. Sent to
   * those who asked to be told of it.
   */
  containerReached: z.object({ node: z.enum(milestones), containers: z.array(z.string()), at: moment }),
  /** 入仓编号 */
  entryNumberGiven: z.object({ warehouseEntryNumber: z.string() }),
  /**
   * The ship of an FCL booking, '' where it was taken back; the cut-off is `YYYY-MM-DD HH:mm:ss`, China Standard Time.
   */
  sailingGiven: z.object({ vessel: z.string(), voyage: z.string(), siCutOffAt: z.string().nullable() }),
  /** Of a sailing, and not yet met: by `YYYY-MM-DD HH:mm:ss`, China Standard Time, the first one first. */
  cutOffsNear: z.object({ cutOffs: z.array(z.object({ cutOff: z.enum(cutOffs), at: z.string() })) }),
  /** Sums over the cargo lines that are measured by then, and how many they are of how many. */
  measured: z.object({
    cartons: z.number(),
    weightKg: z.number(),
    volumeCbm: z.number(),
    lines: z.object({ measured: z.number(), all: z.number() }).optional(),
  }),
  /** `amounts`: what is billed, one a currency; `dueOn` as `YYYY-MM-DD`. */
  billIssued: z.object({ amounts: z.array(money), dueOn: z.string() }),
  /**
   * What is billed from now on, and by how much that is more or less than before, currencies with a difference alone;
   * `isConfirmed` where nothing of it waits for the customer. Messages of before differences were told have none.
   */
  billChanged: z.object({
    amounts: z.array(money),
    differences: z.array(money).optional(),
    isConfirmed: z.boolean(),
  }),
  billCancelled: z.object({ reason: z.string() }),
  disputeAnswered: z.object({ outcome: z.enum(['accepted', 'changed', 'refused']), words: z.string() }),
  /** Negative where the forwarder took a payment back. */
  paymentReceived: z.object({ amount: money, isSettled: z.boolean() }),
  proofRefused: z.object({ amount: money, reason: z.string() }),
  invoiceIssued: z.object({ invoiceNumber: z.string() }),
  invoiceRefused: z.object({ reason: z.string() }),
  /** What the desk did with a declaration; `words` is what it says to the customer. */
  declarationReturned: z.object({ fields: z.int(), words: z.string() }),
  declarationConfirmed: z.object({}),
  declarationPaperAsked: z.object({ slot: z.enum(paperSlots), words: z.string() }),
  declarationPaperReturned: z.object({ slot: z.enum(paperSlots), words: z.string() }),
  declarationUpdateAnswered: z.object({ isAccepted: z.boolean(), words: z.string() }),
  /** What customs did with it. */
  customsReported: z.object({
    what: z.enum(customsEventKinds),
    customsNumber: z.string(),
    words: z.string(),
  }),
  /** In a conversation of the reader's, which they have not seen; `words` is the last of it. */
  conversationAnswered: z.object({ words: z.string() }),
  taskDone: z.object({
    taskId: z.string(),
    title: z.object({ 'zh-CN': z.string(), en: z.string() }),
    isFailed: z.boolean(),
  }),
  /** Of strangers with the reader's account. */
  signInsFailed: z.object({ failures: z.number() }),
  /** By the reader; `address` is where the call came from. */
  passwordChanged: z.object({ address: z.string(), endedSessions: z.number() }),
  /** By the reader; `phone` is the new one, masked. */
  phoneChanged: z.object({ address: z.string(), phone: z.string(), endedSessions: z.number() }),
  /** What staff did with a request of the customer; `changes` as they are shown, numbers masked. */
  companyChangeApproved: z.object({ ...ofCompanyChange, changes: z.array(companyDatum) }),
  companyChangeReturned: z.object({
    ...ofCompanyChange,
    reasons: z.array(z.object({ field: z.enum(returnableFields), words: z.string() })),
  }),
  companyChangeRefused: z.object({ ...ofCompanyChange, words: z.string() }),
  /** Staff froze the reader's company, or let it go on. */
  customerFrozen: z.object({ reason: z.string() }),
  customerUnfrozen: z.object({ reason: z.string() }),
} as const satisfies Record<string, z.ZodType>;

export type MessageKind = keyof typeof messageDetails;
export type MessageDetail<Kind extends MessageKind> = z.output<(typeof messageDetails)[Kind]>;

/** A kind with what belongs to it. */
export type MessageContent = {
  [Kind in MessageKind]: { kind: Kind; detail: MessageDetail<Kind> };
}[MessageKind];

/** Kinds that are about a declaration. */
export type DeclarationMessageKind =
  | 'declarationReturned'
  | 'declarationConfirmed'
  | 'declarationPaperAsked'
  | 'declarationPaperReturned'
  | 'declarationUpdateAnswered'
  | 'customsReported';

/** Kinds that are about a bill; who may not see costs is not sent them. */
export type BillMessageKind =
  | 'billIssued'
  | 'billChanged'
  | 'billCancelled'
  | 'disputeAnswered'
  | 'paymentReceived'
  | 'proofRefused'
  | 'invoiceIssued'
  | 'invoiceRefused';
