import {
  allocateProof,
  type BillTotal,
  type Currency,
  checkingOf,
  type Money,
  owedOf,
  type Problem,
  type ProofContent,
  proofHints,
  proofProblems,
  sumsByCurrency,
  toPayOf,
} from '@berth/contract';
import { draftOfMoney, minorOfDraft, moneyDraftProblem, type UploadedFile } from '@berth/ui';

/** A bill that a payment may be for. */
export type PayableBill = { id: string; number: string; dueOn: string; totals: readonly BillTotal[] };

export type ProofDraft = {
  files: UploadedFile[];
  /** Null, as the amount, while what is proposed stands: it follows what is due. */
  currency: Currency | null;
  amount: string | null;
  paidOn: string | null;
  payer: string;
  /** By bill, as typed; null while what is proposed stands. */
  parts: Readonly<Record<string, string>> | null;
};

/** What bills owe, a sum per currency: a payment may be for any of it. */
export const owedOfBills = (bills: readonly PayableBill[]) =>
  sumsByCurrency(bills.flatMap(({ totals }) => owedOf(totals)));

export const emptyProof: ProofDraft = {
  files: [],
  currency: null,
  amount: null,
  paidOn: null,
  payer: '',
  parts: null,
};

export type FilledProof = ProofDraft & { currency: Currency; amount: string };

/** Proposes all that is to be paid in a currency: what most payments are. What was typed in one that is not due any more is left. */
export function fillProof(draft: ProofDraft, bills: readonly PayableBill[]): FilledProof {
  const currencies = owedOfBills(bills).map((sum) => sum.currency);
  const chosen = currencies.find((each) => each === draft.currency);
  const currency = chosen ?? currencies[0] ?? 'CNY';
  const toPay = bills.reduce((sum, { totals }) => sum + amountIn(toPayOf(totals), currency), 0);
  const proposed = toPay > 0 ? draftOfMoney({ currency, amountMinor: toPay }) : '';
  if (draft.currency !== null && !chosen) return { ...draft, currency, amount: proposed, parts: null };
  return { ...draft, currency, amount: draft.amount ?? proposed };
}

const amountIn = (sums: readonly Money[], currency: Currency) =>
  sums.find((sum) => sum.currency === currency)?.amountMinor ?? 0;

/** The part of each bill as it stands in its field: typed, or proposed for the amount. */
export function partsOf({ parts, amount, currency }: FilledProof, bills: readonly PayableBill[]) {
  if (parts) return parts;
  const due = bills.map((bill) => ({ ...bill, dueMinor: amountIn(toPayOf(bill.totals), currency) }));
  const proposed = allocateProof(minorOfDraft(amount, currency) ?? 0, due);
  return Object.fromEntries(
    proposed.map(({ id, amountMinor }) => [id, draftOfMoney({ currency, amountMinor })]),
  );
}

/** What is sent, what keeps it from that, and what is paid too much or too little of which bill. */
export function readProof(draft: FilledProof, bills: readonly PayableBill[], today: string) {
  const { currency, amount, paidOn, payer, files } = draft;
  const parts = partsOf(draft, bills);
  const filled = bills.filter(({ id }) => (parts[id] ?? '').trim() !== '');
  const content: ProofContent = {
    file: files[0]?.src ?? null,
    currency,
    amountMinor: minorOfDraft(amount, currency),
    paidOn: paidOn ?? '',
    payer,
    bills: filled.map(({ id }) => ({ id, amountMinor: minorOfDraft(parts[id] ?? '', currency) })),
  };
  const unread = [
    { path: 'amountMinor', text: amount },
    ...filled.map(({ id }, at) => ({ path: `bills.${at}.amountMinor`, text: parts[id] ?? '' })),
  ].flatMap(({ path, text }): Problem[] => {
    const problem = moneyDraftProblem(text, currency);
    return problem ? [{ path, ...problem }] : [];
  });
  const minorOf = (read: (totals: PayableBill['totals']) => Money[]) =>
    new Map(bills.map(({ id, totals }) => [id, amountIn(read(totals), currency)]));
  const toPayMinorOf = minorOf(toPayOf);
  return {
    content,
    // How an amount was typed says more than that there is none.
    problems: [...unread, ...proofProblems(content, today)],
    hints: proofHints(content.bills, toPayMinorOf),
    /** The path of a bill's part within what is sent. */
    pathOf: (id: string) => `bills.${filled.findIndex((bill) => bill.id === id)}.amountMinor`,
    parts,
    toPayMinorOf,
    checkingMinorOf: minorOf(checkingOf),
    owedMinorOf: minorOf(owedOf),
  };
}
