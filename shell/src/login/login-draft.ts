import type { ApiProblem } from '@berth/runtime';

export type LoginDraft = { username: string; password: string; captcha: string; remember: boolean };
export type LoginField = 'username' | 'password' | 'captcha';
/** A field that is still empty, or a refusal; said in the language in use, also when that changes. */
export type LoginProblem = 'missing' | ApiProblem;
/** What is wrong with the form: at a field, or with the whole of it. */
export type LoginErrors = Partial<Record<LoginField | 'form', LoginProblem>>;

export const emptyLogin: LoginDraft = { username: '', password: '', captcha: '', remember: false };

const fields: readonly LoginField[] = ['username', 'password', 'captcha'];

/** The fields that are still empty, each with its message key. */
export function missingFields(draft: LoginDraft): LoginField[] {
  return fields.filter((field) => draft[field].trim() === '');
}

/** Where a refused sign-in is shown, and where to go on typing. */
export function placeFailure(failure: ApiProblem): { errors: LoginErrors; focus: LoginField } {
  const { code, field } = failure;
  if (code === 'CAPTCHA_WRONG') return { errors: { captcha: failure }, focus: 'captcha' };
  const known = fields.find((name) => name === field);
  if (known) return { errors: { [known]: failure }, focus: known };
  return { errors: { form: failure }, focus: code === 'LOGIN_FAILED' ? 'password' : 'captcha' };
}
