import { z } from 'zod';
import { passwordLimits } from '../account/password-rules.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { normalizePhone } from '../text/normalize-phone.ts';
import { secretText } from '../text/secret-text.ts';
import { trimText } from '../text/trim-text.ts';
import { codePurposes, normalizeOneTimeCode } from './way-in-rules.ts';

/** A number as it is typed; which ones an SMS is sent to is a rule. */
export const typedPhone = z.string().min(1).max(40).transform(normalizePhone);
export const typedCode = z.string().min(1).max(32).transform(normalizeOneTimeCode);
const typedAccount = z.string().max(64).transform(trimText);

/** What every way of trying a code is refused with. */
export const codeErrors = [
  'CODE_MISSING',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_USED',
  'CODE_TRIES_USED',
  'LOGIN_SLOWED',
] as const;

/** Codes by SMS, and a new password for whoever forgot theirs (spec section 7, Login). */
export const wayInEndpoints = {
  'POST /login/getMessage': {
    summary:
      'Sends a code by SMS, where the number opens an account; the answer is the same for every number',
    access: 'public',
    body: z.object({
      purpose: z.enum(codePurposes),
      phone: typedPhone,
      /** Whose password is to be reset; of no use for signing in. */
      account: typedAccount.default(''),
      captchaId: z.string().min(1).max(64),
      captcha: z.string().min(1).max(16),
    }),
    result: z.object({
      resendSeconds: z.number().describe('until another one can be asked for'),
      expire: z.number().describe('seconds for which the code is good'),
    }),
    rateLimit: { calls: 30, seconds: 60, knowsBrowsers: true },
    errors: ['CAPTCHA_WRONG', 'RATE_LIMITED', 'SMS_UNAVAILABLE', 'SMS_BUDGET_USED'],
  },
  'POST /login/checkResetCode': {
    summary: 'Takes the code for a new password; gives a ticket with which it can be set once',
    access: 'public',
    body: z.object({ account: typedAccount, phone: typedPhone, code: typedCode }),
    result: z.object({ ticket: z.string(), expire: z.number().describe('seconds') }),
    rateLimit: { calls: 30, seconds: 60, knowsBrowsers: true },
    errors: codeErrors,
  },
  'POST /login/resetPassword': {
    summary: 'Sets a new password with the ticket of checkResetCode; ends every session of the account',
    access: 'public',
    body: z.object({
      ticket: z.string().min(1).max(64),
      newPassword: secretText(passwordLimits.most),
      confirmation: secretText(passwordLimits.most),
    }),
    result: z.null(),
    rateLimit: { calls: 30, seconds: 60, knowsBrowsers: true },
    errors: ['RESET_EXPIRED'],
  },
} as const satisfies EndpointTable;
