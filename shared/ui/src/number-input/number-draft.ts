import { checkPositive, normalizeDecimal, type Problem } from '@berth/contract';

/** What a number field allows; the ten digits of every number (spec section 9) hold besides. */
export type NumberDraftLimits = {
  /** How many places after the point; 0 for whole numbers. */
  decimals: number;
  /** Zero and negative numbers too; a quantity or a weight is neither. */
  isSigned?: boolean | undefined;
};

/** A draft in its normal form (`１，２３４．５０` as `1234.50`); what is no number stays as it was typed. */
export function normalizeNumberDraft(draft: string): string {
  return normalizeDecimal(draft) ?? draft;
}

/** The number that a draft means; null while nothing is entered or what is entered is no number. */
export function numberOfDraft(draft: string): number | null {
  const text = normalizeDecimal(draft);
  return text === null ? null : Number(text);
}

/** The first rule that a draft breaks, told as the contract tells it; nothing entered breaks none. */
export function numberDraftProblem(
  draft: string,
  { decimals, isSigned = false }: NumberDraftLimits,
): Omit<Problem, 'path'> | null {
  if (draft.trim() === '') return null;
  const number = numberOfDraft(draft);
  if (number === null) return { rule: 'notANumber' };
  if (isSigned && number === 0) return null;
  return checkPositive(isSigned ? Math.abs(number) : number, { decimals });
}
