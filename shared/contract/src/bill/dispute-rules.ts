import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { missingFields } from '../rule/record-rules.ts';
import { amountWithCode, type Money } from '../trade/money.ts';
import { billLimits, type DisputeReason } from './bill-words.ts';

/** What a customer says of what it does not agree with. */
export type DisputeContent = {
  /** Null while none is chosen. */
  reason: DisputeReason | null;
  words: string;
  /** In the minor unit of the row's currency; null where nothing is said. */
  expectedMinor: number | null;
  files: readonly string[];
};

/** What keeps a dispute from being sent; `row` is what it is about, null for the whole bill. */
export function disputeProblems(content: DisputeContent, row: Money | null): Problem[] {
  const { files, expectedMinor } = content;
  return [
    ...missingFields(content, ['reason'], []),
    ...replyProblems(content),
    ...(expectedMinor === null ? [] : expectedProblems(expectedMinor, row)),
    ...(files.length > billLimits.disputeFiles
      ? [{ path: 'files', rule: 'tooManyFiles', params: { max: billLimits.disputeFiles } } as const]
      : []),
  ];
}

/** The same of a message in a dispute's conversation. */
export function replyProblems(content: { words: string }): Problem[] {
  const tooLong = checkText(content.words, billLimits.words);
  return [
    ...missingFields(content, ['words'], ['words']),
    ...(tooLong ? [{ path: 'words', ...tooLong }] : []),
  ];
}

/** Nobody disputes that too little is billed; of a credit, the larger one is the lower amount. */
function expectedProblems(expectedMinor: number, row: Money | null): Problem[] {
  const path = 'expectedMinor';
  if (!row) return [{ path, rule: 'expectedOfWholeBill' }];
  if (expectedMinor >= row.amountMinor) {
    return [{ path, rule: 'expectedNotLower', params: { amount: amountWithCode(row) } }];
  }
  if (row.amountMinor > 0 && expectedMinor < 0) return [{ path, rule: 'belowZero' }];
  const isTooLarge = -expectedMinor >= 10 ** billLimits.amountDigits;
  return isTooLarge ? [{ path, rule: 'tooManyDigits', params: { max: billLimits.amountDigits } }] : [];
}
