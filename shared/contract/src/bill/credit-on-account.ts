import type { Problem } from '../rule/problem.ts';
import { amountWithCode, type Money } from '../trade/money.ts';
import type { BillStatus, BillTotal } from './bill-status.ts';

/**
 * What of a bill is its customer's, per currency: paid beyond what is billed, a credit note, or all that was paid of a
 * bill that was cancelled. The surpluses of all bills are the customer's credit on account (预付余额).
 */
export function surplusOf({ status, totals }: { status: BillStatus; totals: readonly BillTotal[] }): Money[] {
  return totals.flatMap(({ currency, amountMinor, paidMinor }) => {
    const surplusMinor = paidMinor - (status === 'cancelled' ? 0 : amountMinor);
    return surplusMinor > 0 ? [{ currency, amountMinor: surplusMinor }] : [];
  });
}

/** What keeps a credit of so much from being used for what is due. */
export function creditProblems({
  currency,
  amountMinor,
  dueMinor,
  creditMinor,
}: Money & { dueMinor: number; creditMinor: number }): Problem[] {
  const path = 'amountMinor';
  if (amountMinor <= 0) return [{ path, rule: 'notPositive' }];
  const worded = (minor: number) => amountWithCode({ currency, amountMinor: minor });
  if (amountMinor > creditMinor)
    return [{ path, rule: 'overCredit', params: { amount: worded(creditMinor) } }];
  return amountMinor > dueMinor ? [{ path, rule: 'overDue', params: { amount: worded(dueMinor) } }] : [];
}
