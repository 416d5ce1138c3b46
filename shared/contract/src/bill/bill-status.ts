import type { LocalizedText } from '../language/locale.ts';
import { canBecome, canDo, type StatusTable } from '../rule/status-table.ts';
import type { Money } from '../trade/money.ts';

/**
 * Where a bill stands. `unconfirmed`: its amount waits for the customer; `disputed`: a dispute of it is open;
 * `answered`: the forwarder has answered one that the customer has not accepted yet; `unpaid`, `partial`, `settled`: its
 * amount is confirmed and so far paid; `proofSent`: proofs of payment that the forwarder has not checked yet cover all
 * that is left to pay; `cancelled`: the forwarder took it back. Whether it is overdue follows from its due day and the
 * clock (`isOverdue`).
 */
export const billStatuses = [
  'unconfirmed',
  'disputed',
  'answered',
  'unpaid',
  'partial',
  'proofSent',
  'settled',
  'cancelled',
] as const;
export type BillStatus = (typeof billStatuses)[number];

export const billStatusNames: Readonly<Record<BillStatus, LocalizedText>> = {
  unconfirmed: { 'zh-CN': '待确认', en: 'To be confirmed' },
  disputed: { 'zh-CN': '有争议', en: 'Disputed' },
  answered: { 'zh-CN': '争议已答复', en: 'Dispute answered' },
  unpaid: { 'zh-CN': '待付款', en: 'Unpaid' },
  partial: { 'zh-CN': '部分付款', en: 'Partly paid' },
  proofSent: { 'zh-CN': '付款核对中', en: 'Payment being checked' },
  settled: { 'zh-CN': '已结清', en: 'Settled' },
  cancelled: { 'zh-CN': '已作废', en: 'Cancelled' },
};

/** What its customer does with a bill. */
const customerActions = [
  /** The amounts of all rows that are not disputed. */
  'confirm',
  'dispute',
  /** A dispute of its own. */
  'withdraw',
  'reply',
  /** Sends a proof of payment. */
  'pay',
  'requestInvoice',
] as const;

/** What the forwarder does, by its systems or at the desk. */
const forwarderActions = ['correct', 'cancel', 'answer', 'reportPayment', 'attachInvoice'] as const;

export type BillAction = (typeof customerActions)[number] | (typeof forwarderActions)[number];

type BillStatusTable = StatusTable<BillStatus, BillAction, 'customer' | 'forwarder'>;

const whileOwed = ['dispute', 'pay', 'correct', 'cancel', 'reportPayment'] as const;
const inDispute = ['withdraw', 'reply', 'answer'] as const;
const invoiced = ['requestInvoice', 'attachInvoice'] as const;
const paid = ['unpaid', 'partial', 'proofSent', 'settled'] as const;

/**
 * The one table of what may follow what and what may be done where; server and pages obey it. A correction may bring a
 * bill back from anywhere but `cancelled`; a settled one is no longer disputed, and is corrected by a credit note or
 * another charge.
 */
export const billStatusTable: BillStatusTable = {
  rules: {
    unconfirmed: { next: ['disputed', ...paid, 'cancelled'], actions: [...whileOwed, 'confirm'] },
    disputed: {
      next: ['answered', 'unconfirmed', ...paid, 'cancelled'],
      // What is not disputed can still be confirmed and paid.
      actions: [...whileOwed, ...inDispute, 'confirm'],
    },
    answered: {
      next: ['disputed', 'unconfirmed', ...paid, 'cancelled'],
      actions: [...whileOwed, ...inDispute, 'confirm'],
    },
    unpaid: {
      next: ['disputed', 'unconfirmed', 'partial', 'proofSent', 'settled', 'cancelled'],
      actions: [...whileOwed, ...invoiced],
    },
    partial: {
      next: ['disputed', 'unconfirmed', 'unpaid', 'proofSent', 'settled', 'cancelled'],
      actions: [...whileOwed, ...invoiced],
    },
    proofSent: {
      next: ['disputed', 'unconfirmed', 'unpaid', 'partial', 'settled', 'cancelled'],
      // Another proof as well: of a second transfer, or the right file after a wrong one.
      actions: [...whileOwed, ...invoiced],
    },
    settled: {
      next: ['unconfirmed', 'unpaid', 'partial', 'proofSent', 'cancelled'],
      actions: [...invoiced, 'correct', 'cancel', 'reportPayment'],
    },
    // What was paid for it is taken back; nothing more is received.
    cancelled: { next: [], actions: ['reportPayment'] },
  },
  actors: { customer: customerActions, forwarder: forwarderActions },
  exits: ['cancelled'],
};

export const canBill = (status: BillStatus, action: BillAction): boolean =>
  canDo(billStatusTable, status, action);
export const canBillBecome = (from: BillStatus, to: BillStatus): boolean =>
  canBecome(billStatusTable, from, to);

/** What of fee rows is billed, confirmed and paid in one currency, in its minor unit. */
export type FeeTotal = Money & {
  /** Of the rows whose amount is confirmed. */
  confirmedMinor: number;
  /** Payments that the forwarder has received. */
  paidMinor: number;
};

/** The same of a bill: what of it is confirmed is in no dispute, and what is paid has arrived. */
export type BillTotal = FeeTotal & {
  /** Of rows in a dispute that is open, or whose answer the customer has not accepted. */
  disputedMinor: number;
  /** By proofs of payment that the forwarder has not checked yet. */
  checkingMinor: number;
};

/** What decides where a bill stands. */
export type BillFacts = {
  isCancelled: boolean;
  openDisputes: number;
  /** Answered, and neither withdrawn nor ended by a confirmation. */
  answeredDisputes: number;
  unconfirmedRows: number;
  totals: readonly BillTotal[];
};

/** Where a bill stands by what is known of it; the only way in which its status is made. */
export function billStatusOf(facts: BillFacts): BillStatus {
  if (facts.isCancelled) return 'cancelled';
  if (facts.openDisputes > 0) return 'disputed';
  if (facts.answeredDisputes > 0) return 'answered';
  if (facts.unconfirmedRows > 0) return 'unconfirmed';
  // A total that is not above zero is a credit: nothing of it is to be paid.
  if (owedOf(facts.totals).length === 0) return 'settled';
  if (toPayOf(facts.totals).length === 0) return 'proofSent';
  return facts.totals.some(({ paidMinor }) => paidMinor > 0) ? 'partial' : 'unpaid';
}

/** The amount status of spec section 4. */
export type AmountStatus = 'unconfirmed' | 'confirmed';

/** The payment status of spec section 4; `unconfirmed` until the whole amount is confirmed and nothing is paid. */
export const paymentStatuses = ['unconfirmed', 'unpaid', 'partial', 'settled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The payment status of rows by what of it is billed, confirmed and paid in one currency. */
export function paymentStatusOf({ amountMinor, confirmedMinor, paidMinor }: Omit<FeeTotal, 'currency'>) {
  if (paidMinor > 0) return paidMinor >= amountMinor ? 'settled' : 'partial';
  if (confirmedMinor !== amountMinor) return 'unconfirmed';
  return amountMinor > 0 ? 'unpaid' : 'settled';
}

/** What of each currency is above zero: a credit is nothing to pay. */
const aboveZero = (totals: readonly BillTotal[], minorOf: (total: BillTotal) => number): Money[] =>
  totals.flatMap((total) => {
    const amountMinor = minorOf(total);
    return amountMinor > 0 ? [{ currency: total.currency, amountMinor }] : [];
  });

/** What a bill still owes in all: to be confirmed, in dispute and due. */
export const owedOf = (totals: readonly BillTotal[]): Money[] =>
  aboveZero(totals, ({ amountMinor, paidMinor }) => amountMinor - paidMinor);

/** What of it is due: confirmed, in no dispute, and not received yet. */
export const dueOf = (totals: readonly BillTotal[]): Money[] =>
  aboveZero(totals, ({ confirmedMinor, paidMinor }) => confirmedMinor - paidMinor);

/** What of each currency is not zero: credits are below, and rows may make up for each other. */
const notZero = (totals: readonly BillTotal[], minorOf: (total: BillTotal) => number): Money[] =>
  totals.flatMap((total) => {
    const amountMinor = minorOf(total);
    return amountMinor === 0 ? [] : [{ currency: total.currency, amountMinor }];
  });

/** What of it the customer disputes. */
export const disputedOf = (totals: readonly BillTotal[]): Money[] =>
  notZero(totals, ({ disputedMinor }) => disputedMinor);

/** What the customer still confirms: neither confirmed nor disputed. */
export const toConfirmOf = (totals: readonly BillTotal[]): Money[] =>
  notZero(
    totals,
    ({ amountMinor, confirmedMinor, disputedMinor }) => amountMinor - confirmedMinor - disputedMinor,
  );

/** What proofs of payment cover that the forwarder has not checked yet. */
export const checkingOf = (totals: readonly BillTotal[]): Money[] =>
  aboveZero(totals, ({ checkingMinor }) => checkingMinor);

/** What the customer has yet to transfer, confirmed or not: neither disputed, nor received, nor being checked. */
export const toPayOf = (totals: readonly BillTotal[]): Money[] =>
  aboveZero(
    totals,
    ({ amountMinor, disputedMinor, paidMinor, checkingMinor }) =>
      amountMinor - disputedMinor - paidMinor - checkingMinor,
  );

/** Bills that wait for the customer's money: what is overdue is one of these after its due day. */
export const owedStatuses = ['unpaid', 'partial'] as const satisfies readonly BillStatus[];

/** Whether a bill waits for the customer's money: only that has a day that can be missed. */
export const isOwed = (status: BillStatus): boolean => owedStatuses.some((owed) => owed === status);

/** Whether a bill is overdue on a day; both days `YYYY-MM-DD`, of China. */
export function isOverdue({ status, dueOn }: { status: BillStatus; dueOn: string }, today: string): boolean {
  return isOwed(status) && dueOn < today;
}
