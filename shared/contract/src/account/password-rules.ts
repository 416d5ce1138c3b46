import type { Problem } from '../rule/problem.ts';
import { countCharacters } from '../text/count-characters.ts';

/** Of a password that is changed or reset (spec section 5). */
export const passwordLimits = { least: 8, most: 200 } as const;

const hasLetter = (password: string) => /\p{L}/u.test(password);
const hasDigit = (password: string) => /\p{Nd}/u.test(password);
const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/**
 * What speaks against a new password of an account, at `path`. That it is not among the commonest ones is asked by the
 * server alone, which has their list.
 */
export function passwordProblems(
  password: string,
  { account, path = 'newPassword' }: { account: string; path?: string },
): Problem[] {
  if (password === '') return [{ path, rule: 'required' }];
  const { least: min } = passwordLimits;
  if (countCharacters(password) < min) return [{ path, rule: 'passwordTooShort', params: { min } }];
  if (!hasLetter(password) || !hasDigit(password)) return [{ path, rule: 'passwordTooPlain' }];
  if (plain(password) === plain(account)) return [{ path, rule: 'passwordIsAccount' }];
  return [];
}

/** What is asked of the form in which a password is changed: the current one, a new one, and that once more. */
export type NewPassword = { currentPassword: string; newPassword: string; confirmation: string };

export function newPasswordProblems(
  { currentPassword, newPassword, confirmation }: NewPassword,
  account: string,
): Problem[] {
  const problems = passwordProblems(newPassword, { account });
  if (currentPassword === '') problems.unshift({ path: 'currentPassword', rule: 'required' });
  else if (problems.length === 0 && newPassword === currentPassword)
    problems.push({ path: 'newPassword', rule: 'passwordUnchanged' });
  if (confirmation === '') problems.push({ path: 'confirmation', rule: 'required' });
  else if (confirmation !== newPassword) problems.push({ path: 'confirmation', rule: 'passwordsDiffer' });
  return problems;
}

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** How hard a password is to guess, by its length, its kinds of characters, and how many of them differ. */
export function passwordStrength(password: string): PasswordStrength {
  const length = countCharacters(password);
  const differing = new Set(password.toLowerCase()).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u, /\p{Lo}/u];
  const used = kinds.filter((kind) => kind.test(password)).length;
  if (length < passwordLimits.least || differing < 5 || used < 2) return 'weak';
  if (differing >= 8 && (length >= 14 || (length >= 11 && used >= 3))) return 'strong';
  return 'fair';
}
