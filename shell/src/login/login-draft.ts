import type { ApiError } from '@berth/runtime';

export type LoginDraft = { username: string; password: string; captcha: string; remember: boolean };
export type LoginField = 'username' | 'password' | 'captcha';
/** What is wrong with the form: at a field, or with the whole of it. */
export type LoginErrors = Partial<Record<LoginField | 'form', string>>;

export const emptyLogin: LoginDraft = { username: '', password: '', captcha: '', remember: false };

const fields: readonly LoginField[] = ['username', 'password', 'captcha'];

/** The fields that are still empty, each with its message key. */
export function missingFields(draft: LoginDraft): LoginField[] {
  return fields.filter((field) => draft[field].trim() === '');
}

/** Where a refused sign-in is shown, and where to go on typing. */
export function placeFailure(failure: ApiError): { errors: LoginErrors; focus: LoginField } {
  const { code, field, message } = failure;
  if (code === 'CAPTCHA_WRONG') return { errors: { captcha: message }, focus: 'captcha' };
  const known = fields.find((name) => name === field);
  if (known) return { errors: { [known]: message }, focus: known };
  return { errors: { form: message }, focus: code === 'LOGIN_FAILED' ? 'password' : 'captcha' };
}
