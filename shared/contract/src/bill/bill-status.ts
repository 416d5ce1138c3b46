import type { LocalizedText } from '../language/locale.ts';
import { canBecome, canDo, type StatusTable } from '../rule/status-table.ts';
import type { Money } from '../trade/money.ts';

/**
 * Where a bill stands. `unconfirmed`: its amount waits for the customer; `disputed`: a dispute of it is open;
 * `answered`: the forwarder has answered one that the customer has not accepted yet; `unpaid`, `partial`, `settled`: its
 * amount is confirmed and so far paid; `cancelled`: the forwarder took it back. Whether it is overdue follows from its
 * due day and the clock (`isOverdue`).
 */
export const billStatuses = [
  'unconfirmed',
  'disputed',
  'answered',
  'unpaid',
  'partial',
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
const paid = ['unpaid', 'partial', 'settled'] as const;

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
      next: ['disputed', 'unconfirmed', 'partial', 'settled', 'cancelled'],
      actions: [...whileOwed, ...invoiced],
    },
    partial: {
      next: ['disputed', 'unconfirmed', 'unpaid', 'settled', 'cancelled'],
      actions: [...whileOwed, ...invoiced],
    },
    settled: {
      next: ['unconfirmed', 'unpaid', 'partial', 'cancelled'],
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

/** What of a bill is billed, confirmed and paid in one currency, in its minor unit. */
export type BillTotal = Money & {
  /** Of the rows whose amount is confirmed. */
  confirmedMinor: number;
  /** Payments that the forwarder has received. */
  paidMinor: number;
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
  if (facts.totals.every(({ amountMinor, paidMinor }) => paidMinor >= amountMinor)) return 'settled';
  return facts.totals.some(({ paidMinor }) => paidMinor > 0) ? 'partial' : 'unpaid';
}

/** The amount status of spec section 4. */
export type AmountStatus = 'unconfirmed' | 'confirmed';

/** The payment status of spec section 4; `unconfirmed` until the whole amount is confirmed and nothing is paid. */
export const paymentStatuses = ['unconfirmed', 'unpaid', 'partial', 'settled'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The payment status of rows or a bill by what of it is billed, confirmed and paid in one currency. */
export function paymentStatusOf({ amountMinor, confirmedMinor, paidMinor }: Omit<BillTotal, 'currency'>) {
  if (paidMinor > 0) return paidMinor >= amountMinor ? 'settled' : 'partial';
  if (confirmedMinor !== amountMinor) return 'unconfirmed';
  return amountMinor > 0 ? 'unpaid' : 'settled';
}

/** What is still to be paid of a bill, per currency; a credit is nothing to pay. */
export function dueOf(totals: readonly BillTotal[]): Money[] {
  return totals.flatMap(({ currency, amountMinor, paidMinor }) =>
    amountMinor > paidMinor ? [{ currency, amountMinor: amountMinor - paidMinor }] : [],
  );
}

/** Bills that are owed: what is overdue is one of these after its due day. */
export const owedStatuses = ['unpaid', 'partial'] as const satisfies readonly BillStatus[];

/** Whether a bill is overdue on a day; both days `YYYY-MM-DD`, of China. */
export function isOverdue({ status, dueOn }: { status: BillStatus; dueOn: string }, today: string): boolean {
  return (owedStatuses as readonly BillStatus[]).includes(status) && dueOn < today;
}
