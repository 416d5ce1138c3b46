import type { Problem } from '../rule/problem.ts';
import { mobileProblem, oneTimeCodeProblem } from '../session/way-in-rules.ts';
import { normalizePhone } from '../text/normalize-phone.ts';

/** What is entered to take another number; of the two proofs the one that the number in force asks for. */
export type NewPhone = { oldCode: string; currentPassword: string; phone: string; code: string };

type PhoneInForce = { phone: string; isPhoneProved: boolean };

/** What is wrong with a new number, or with the proof of the owner, before a code is sent to it. */
export function newPhoneProblems(
  { oldCode, currentPassword, phone }: Omit<NewPhone, 'code'>,
  inForce: PhoneInForce,
): Problem[] {
  return [ownerProblem({ oldCode, currentPassword }, inForce), phoneProblem(phone, inForce)].filter(
    (problem) => problem !== null,
  );
}

/** The same with the code that was sent to the new number. */
export function changePhoneProblems(typed: NewPhone, inForce: PhoneInForce): Problem[] {
  const code = oneTimeCodeProblem(typed.code);
  const problems = newPhoneProblems(typed, inForce);
  return code ? [...problems, code] : problems;
}

function ownerProblem(
  { oldCode, currentPassword }: Pick<NewPhone, 'oldCode' | 'currentPassword'>,
  { isPhoneProved }: PhoneInForce,
): Problem | null {
  if (!isPhoneProved) {
    return currentPassword === '' ? { path: 'currentPassword', rule: 'required' } : null;
  }
  const problem = oneTimeCodeProblem(oldCode);
  return problem && { ...problem, path: 'oldCode' };
}

/** One that was never proved may be entered once more, to prove it. */
function phoneProblem(phone: string, inForce: PhoneInForce): Problem | null {
  const isSame = inForce.isPhoneProved && normalizePhone(phone) === inForce.phone;
  return mobileProblem(phone) ?? (isSame ? { path: 'phone', rule: 'phoneUnchanged' } : null);
}
