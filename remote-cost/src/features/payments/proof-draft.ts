import {
  allocateProof,
  type BillTotal,
  type Currency,
  dueOf,
  type Problem,
  type ProofContent,
  proofHints,
  proofProblems,
  sumsByCurrency,
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

/** What is to be paid of bills, a sum per currency. */
export const dueOfBills = (bills: readonly PayableBill[]) =>
  sumsByCurrency(bills.flatMap(({ totals }) => dueOf(totals)));

export const emptyProof: ProofDraft = {
  ...{ files: [], currency: null, amount: null, paidOn: null, payer: '', parts: null },
};

export type FilledProof = ProofDraft & { currency: Currency; amount: string };

/** Proposes the whole sum in a currency: what most payments are. What was typed in one that is not due any more is left. */
export function fillProof(draft: ProofDraft, bills: readonly PayableBill[]): FilledProof {
  const sums = dueOfBills(bills);
  const chosen = sums.find(({ currency }) => currency === draft.currency);
  const sum = chosen ?? sums[0];
  const proposed = sum ? draftOfMoney(sum) : '';
  const currency = sum?.currency ?? 'CNY';
  if (draft.currency !== null && !chosen) return { ...draft, currency, amount: proposed, parts: null };
  return { ...draft, currency, amount: draft.amount ?? proposed };
}

const dueIn = ({ totals }: PayableBill, currency: Currency) =>
  dueOf(totals).find((due) => due.currency === currency)?.amountMinor ?? 0;

/** The part of each bill as it stands in its field: typed, or proposed for the amount. */
export function partsOf({ parts, amount, currency }: FilledProof, bills: readonly PayableBill[]) {
  if (parts) return parts;
  const due = bills.map((bill) => ({ ...bill, dueMinor: dueIn(bill, currency) }));
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
  const dueMinorOf = new Map(bills.map((bill) => [bill.id, dueIn(bill, currency)]));
  return {
    content,
    // How an amount was typed says more than that there is none.
    problems: [...unread, ...proofProblems(content, today)],
    hints: proofHints(content.bills, dueMinorOf),
    /** The path of a bill's part within what is sent. */
    pathOf: (id: string) => `bills.${filled.findIndex((bill) => bill.id === id)}.amountMinor`,
    parts,
    dueMinorOf,
  };
}
