import { readAppLanguage } from '../language/app-language.ts';
import { ApiError } from './api-error.ts';
import { errorTexts } from './error-texts.ts';
import { readToken } from './token-cookie.ts';

let isForeign: (token: string) => boolean = () => false;

/** Registers how a token of somebody else is recognized; set once, by `createRuntime`. */
export function onForeignToken(check: (token: string) => boolean): void {
  isForeign = check;
}

/**
 * The token that a call of this page is made with; undefined for none. Throws ApiError where another person has signed
 * in within this browser since: what this page has is not theirs to save, and what they have is not for this page.
 */
export function tokenForCall(): string | undefined {
  const token = readToken();
  if (token === undefined || !isForeign(token)) return token;
  const texts = errorTexts('signedOut');
  throw new ApiError({ kind: 'status', status: 401, message: texts[readAppLanguage()], texts });
}
