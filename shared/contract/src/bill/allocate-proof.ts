import { checkText, isDay } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { missingFields } from '../rule/record-rules.ts';
import { amountWithCode, type Currency } from '../trade/money.ts';
import { billLimits } from './bill-words.ts';

/** How much of a payment is for which bill, in the minor unit of the payment's currency. */
export type ProofAllocation = { id: string; amountMinor: number };

/** A bill that a payment may be for, with what is due of it in the payment's currency. */
type DueBill = { id: string; dueOn: string; dueMinor: number };

/** What a customer says of a payment; null where nothing is entered. */
export type ProofContent = {
  file: string | null;
  currency: Currency;
  amountMinor: number | null;
  paidOn: string;
  payer: string;
  bills: readonly { id: string; amountMinor: number | null }[];
};

/**
 * Proposes which bills a payment is for: what is due longest comes first, each as far as the amount reaches. It gives
 * no bill more than is due of it; what is left over is for the customer to place.
 */
export function allocateProof(amountMinor: number, bills: readonly DueBill[]): ProofAllocation[] {
  let left = amountMinor;
  return bills
    .toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : Number(one.dueOn > other.dueOn)))
    .flatMap(({ id, dueMinor }) => {
      const part = Math.min(left, dueMinor);
      if (part <= 0) return [];
      left -= part;
      return [{ id, amountMinor: part }];
    });
}

/** What keeps a proof of payment from being sent. `today` is the day in China. */
export function proofProblems(proof: ProofContent, today: string): Problem[] {
  const { currency, bills, payer } = proof;
  const amounts = [
    ...amountProblems('amountMinor', proof.amountMinor),
    ...bills.flatMap(({ amountMinor }, at) => amountProblems(`bills.${at}.amountMinor`, amountMinor)),
  ];
  const sum = bills.reduce((total, { amountMinor }) => total + (amountMinor ?? 0), 0);
  // While an amount is missing or wrong, the sum is, too.
  const isSumWrong = amounts.length === 0 && bills.length > 0 && sum !== proof.amountMinor;
  const inWords = (amountMinor: number) => amountWithCode({ currency, amountMinor });
  const tooLong = checkText(payer, billLimits.payer);
  return [
    ...missingFields(proof, ['file', 'payer'], ['payer']),
    ...(tooLong ? [{ path: 'payer', ...tooLong }] : []),
    ...dayProblems(proof.paidOn, today),
    ...amounts,
    ...(bills.length === 0 ? [{ path: 'bills', rule: 'noBills' } as const] : []),
    ...(isSumWrong
      ? [
          {
            path: 'bills',
            rule: 'allocationNotAmount',
            params: { sum: inWords(sum), amount: inWords(proof.amountMinor ?? 0) },
          } as const,
        ]
      : []),
  ];
}

function amountProblems(path: string, amountMinor: number | null): Problem[] {
  if (amountMinor === null) return [{ path, rule: 'required' }];
  if (!Number.isInteger(amountMinor)) return [{ path, rule: 'notANumber' }];
  if (amountMinor <= 0) return [{ path, rule: 'notPositive' }];
  const isTooLarge = amountMinor >= 10 ** billLimits.amountDigits;
  return isTooLarge ? [{ path, rule: 'tooManyDigits', params: { max: billLimits.amountDigits } }] : [];
}

function dayProblems(paidOn: string, today: string): Problem[] {
  const path = 'paidOn';
  if (paidOn === '') return [{ path, rule: 'required' }];
  if (!isDay(paidOn)) return [{ path, rule: 'invalidDate' }];
  if (paidOn > today) return [{ path, rule: 'dayInFuture', params: { today } }];
  const earliest = `${Number(today.slice(0, 4)) - billLimits.paidYearsAgo}${today.slice(4)}`;
  return paidOn < earliest ? [{ path, rule: 'dayTooLongAgo', params: { earliest } }] : [];
}

/** That a bill is paid by more or less than what is due of it, and by how much: to be named, and no reason to refuse. */
export type ProofHint = { path: string; id: string; hint: 'overpaid' | 'underpaid'; byMinor: number };

export function proofHints(
  bills: ProofContent['bills'],
  dueMinorOf: ReadonlyMap<string, number>,
): ProofHint[] {
  return bills.flatMap(({ id, amountMinor }, at): ProofHint[] => {
    const dueMinor = dueMinorOf.get(id);
    if (dueMinor === undefined || amountMinor === null || amountMinor === dueMinor) return [];
    const hint = amountMinor > dueMinor ? 'overpaid' : 'underpaid';
    return [{ path: `bills.${at}.amountMinor`, id, hint, byMinor: Math.abs(amountMinor - dueMinor) }];
  });
}
