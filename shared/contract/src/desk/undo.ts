import { maxReturnReason } from '../booking/booking-status.ts';
import { checkText } from '../rule/field-rules.ts';
import type { Problem } from '../rule/problem.ts';
import { missingFields } from '../rule/record-rules.ts';

/** What was wrong is taken back for a reason that the customer reads. */
export function undoProblems(content: { reason: string }): Problem[] {
  const tooLong = checkText(content.reason, maxReturnReason);
  return [
    ...missingFields(content, ['reason'], ['reason']),
    ...(tooLong ? [{ path: 'reason', ...tooLong }] : []),
  ];
}
