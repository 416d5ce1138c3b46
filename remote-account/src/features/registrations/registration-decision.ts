import { type Problem, type ReturnableField, replyProblems } from '@berth/contract';
import type { RegistrationDecision } from '@berth/contract/endpoints';

export const acts = ['approve', 'return', 'refuse'] as const;
export type Act = (typeof acts)[number];

/** A reason as it is typed: its field, and what is wrong with it. */
export type TypedReason = { field: ReturnableField | ''; words: string };
export const noReason: TypedReason = { field: '', words: '' };

/** A decision as it is typed. */
export type Decided = { act: Act | null; reasons: readonly TypedReason[]; words: string };
export const undecided: Decided = { act: null, reasons: [noReason], words: '' };

/** What is wrong with a decision as it is typed; reasons by their place in the list. */
export function decisionProblems({ reasons, words }: Decided, act: Act): Problem[] {
  if (act === 'approve') return [];
  if (act === 'refuse') return replyProblems({ words });
  return reasons.flatMap((reason, at) => {
    const path = `reasons.${at}`;
    const ofWords = replyProblems(reason).map((problem) => ({ ...problem, path: `${path}.words` }));
    return reason.field === '' ? [{ path: `${path}.field`, rule: 'required' as const }, ...ofWords] : ofWords;
  });
}

/** What is sent of it, once nothing is wrong. */
export function decisionOf({ reasons, words }: Decided, act: Act): RegistrationDecision {
  if (act === 'approve') return { act };
  if (act === 'refuse') return { act, words };
  return { act, reasons: reasons.flatMap((reason) => (isWhole(reason) ? [reason] : [])) };
}

const isWhole = (reason: TypedReason): reason is { field: ReturnableField; words: string } =>
  reason.field !== '';

/** To be returned for one more field, unless it is among the reasons; what was not begun goes. */
export function returnedAlsoFor(decided: Decided, reason: TypedReason): Decided {
  const { reasons, words } = decided;
  const begun = reasons.filter(({ field, words: typed }) => field !== '' || typed !== '');
  const isNamed = begun.some(({ field }) => field === reason.field);
  return { act: 'return', words, reasons: isNamed ? begun : [...begun, reason] };
}
