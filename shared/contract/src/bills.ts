export type { ProofAllocation, ProofContent, ProofHint } from './bill/allocate-proof.ts';
export { allocateProof, proofHints, proofProblems } from './bill/allocate-proof.ts';
export type { BillRow, BillSummary } from './bill/bill.list.ts';
export { billList, currenciesOfFile } from './bill/bill.list.ts';
export type { BillEntry, FeeEntry } from './bill/bill-entry-rules.ts';
export { billEntryProblems } from './bill/bill-entry-rules.ts';
export type {
  AmountStatus,
  BillAction,
  BillFacts,
  BillStatus,
  BillTotal,
  FeeTotal,
  PaymentStatus,
} from './bill/bill-status.ts';
export {
  billStatuses,
  billStatusNames,
  billStatusOf,
  billStatusTable,
  canBill,
  canBillBecome,
  checkingOf,
  disputedOf,
  dueOf,
  isOverdue,
  isOwed,
  owedOf,
  owedStatuses,
  paymentStatuses,
  paymentStatusOf,
  toConfirmOf,
  toPayOf,
} from './bill/bill-status.ts';
export type {
  BillSettlement,
  BusinessType,
  DisputeOutcome,
  DisputeReason,
  DisputeStatus,
} from './bill/bill-words.ts';
export {
  billLimits,
  businessTypeNames,
  businessTypes,
  disputeOutcomes,
  disputeReasonNames,
  disputeReasons,
  disputeStatuses,
  disputeStatusNames,
  settlementNames,
  settlements,
} from './bill/bill-words.ts';
export { type Charge, chargeOfAmount, isSameCharge } from './bill/charge-of-amount.ts';
export { creditProblems, surplusOf } from './bill/credit-on-account.ts';
export type { DisputeContent } from './bill/dispute-rules.ts';
export { disputeProblems, replyProblems } from './bill/dispute-rules.ts';
export type { PriceEntry } from './bill/fee-price-rules.ts';
export { billEntryLimits, chargeProblems, priceProblems } from './bill/fee-price-rules.ts';
export type { InvoiceKind } from './bill/invoice-rules.ts';
export { invoiceRequestProblems, invoiceTitleProblems } from './bill/invoice-rules.ts';
export { paidShares } from './bill/paid-shares.ts';
export type { StatementFormat } from './statement/statement.ts';
export { ageingDays, ageingGroup, statementFormats, statementLimits } from './statement/statement.ts';
export type { Currency, Money } from './trade/money.ts';
export {
  amountOfRow,
  amountText,
  amountWithCode,
  currencies,
  currencyDecimals,
  inCurrencyOrder,
  parseAmount,
  priceDecimals,
  sumsByCurrency,
} from './trade/money.ts';
export { rmbCapitals } from './trade/rmb-capitals.ts';
