import { type ClientTerms, clientProblems, type Problem } from '@berth/contract';
import { draftOfMoney, minorOfDraft, moneyDraftProblem, numberDraftProblem, numberOfDraft } from '@berth/ui';

/** Terms as they are typed. */
export type TermsDraft = Omit<ClientTerms, 'settlement' | 'creditLimitMinor' | 'creditDays'> & {
  settlement: ClientTerms['settlement'] | null;
  limit: string;
  days: string;
};

export function draftOfTerms({ creditLimitMinor, creditDays, ...terms }: ClientTerms): TermsDraft {
  return {
    ...terms,
    limit: creditLimitMinor === null ? '' : draftOfMoney({ currency: 'CNY', amountMinor: creditLimitMinor }),
    days: creditDays === null ? '' : String(creditDays),
  };
}

/** `settlement`: the one that it has, where none is chosen. */
export function termsOfDraft(
  { limit, days, ...draft }: TermsDraft,
  settlement: ClientTerms['settlement'],
): ClientTerms {
  return {
    ...draft,
    settlement: draft.settlement ?? settlement,
    creditLimitMinor: minorOfDraft(limit, 'CNY'),
    creditDays: numberOfDraft(days),
  };
}

/** What is no amount or no whole number is said first: it means nothing yet. */
export function draftProblems(draft: TermsDraft, terms: ClientTerms): Problem[] {
  const ofLimit = moneyDraftProblem(draft.limit, 'CNY', true);
  const ofDays = numberDraftProblem(draft.days, { decimals: 0, isSigned: true });
  return [
    ...(ofLimit ? [{ path: 'creditLimitMinor', ...ofLimit }] : []),
    ...(ofDays ? [{ path: 'creditDays', ...ofDays }] : []),
    ...clientProblems(terms),
  ];
}
