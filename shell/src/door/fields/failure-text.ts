import { fillTemplate, type Locale, waitErrorCodes } from '@berth/contract';
import { type ApiProblem, problemText } from '@berth/runtime';

/** A refusal in a language, whichever it was asked in; `seconds` are left to wait. */
export function failureText(failure: ApiProblem, locale: Locale, seconds = 0): string {
  const { code } = failure;
  const isCounted = code === 'LOGIN_SLOWED' || code === 'RATE_LIMITED';
  return isCounted && seconds > 0
    ? fillTemplate(waitErrorCodes[code][locale], { seconds })
    : problemText(failure, locale);
}
