import type { Problem } from '../rule/problem.ts';
import { normalizeDigits } from '../text/normalize-digits.ts';
import { isMobilePhone } from '../trade/mobile-phone.ts';

/** What a code may be asked for. A code for one is worth nothing for the other. */
export const codePurposes = ['login', 'reset', 'register'] as const;
export type CodePurpose = (typeof codePurposes)[number];

export const oneTimeCodeDigits = 6;

/** A code as it is compared: full-width digits are ordinary ones, and spaces in it are a reader's. */
export function normalizeOneTimeCode(value: string): string {
  return normalizeDigits(value).replace(/[\s-]/g, '');
}

/** What keeps an SMS from being sent to a number. */
export function mobileProblem(phone: string): Problem | null {
  if (phone.trim() === '') return { path: 'phone', rule: 'required' };
  return isMobilePhone(phone) ? null : { path: 'phone', rule: 'notAMobile' };
}

/** What shows without asking that a text is no code. */
export function oneTimeCodeProblem(code: string): Problem | null {
  const compared = normalizeOneTimeCode(code);
  if (compared === '') return { path: 'code', rule: 'required' };
  const isCode = /^\d+$/.test(compared) && compared.length === oneTimeCodeDigits;
  return isCode ? null : { path: 'code', rule: 'notACode' };
}
