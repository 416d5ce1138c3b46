import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { secretText } from '../text/secret-text.ts';
import { trimText } from '../text/trim-text.ts';
import { qrSignInCode } from './qr-sign-in.endpoints.ts';
import type { UserInfo } from './user-info.ts';
import { codeErrors, typedCode, typedPhone } from './way-in.endpoints.ts';

const userInfo = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  avatar: z.string().optional(),
  role: z.array(z.string()),
  permissions: z.array(z.string()),
  customer: z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['company', 'person']),
    settlement: z.enum(['monthly', 'perBill', 'unsigned']),
    salespersonId: z.string().optional(),
    customerServiceId: z.string().optional(),
  }),
}) satisfies z.ZodType<UserInfo>;

const captcha = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('image'),
    captchaId: z.string(),
    /** An SVG as a data URL. */
    image: z.string(),
    expire: z.number().describe('seconds'),
  }),
  z.object({
    kind: z.literal('question'),
    captchaId: z.string(),
    /** A question in the caller's language that a screen reader can read out. */
    question: z.string(),
    expire: z.number().describe('seconds'),
  }),
]);

/** Keeps the session for 24 hours instead of a working day. */
const remember = z.boolean().default(false);

/** Signing in and out (spec section 7, Login). */
export const sessionEndpoints = {
  'GET /login/getCaptcha': {
    summary: 'A new single-use captcha: a picture, or a question that needs no sight',
    access: 'public',
    makes: true,
    query: z.object({ kind: z.enum(['image', 'question']).default('image') }),
    result: captcha,
    rateLimit: { calls: 60, seconds: 60, knowsBrowsers: true },
  },
  'POST /login/token': {
    summary:
      'Sign in by account, password and captcha, by phone and SMS code, or by a code that a phone allowed; sets the HttpOnly companion cookie',
    access: 'public',
    body: z.discriminatedUnion('way', [
      z.object({
        way: z.literal('account').optional(),
        username: z.string().min(1).max(64).transform(trimText),
        password: secretText(200),
        captchaId: z.string().min(1).max(64),
        captcha: z.string().min(1).max(16),
        remember,
      }),
      z.object({ way: z.literal('sms'), phone: typedPhone, code: typedCode, remember }),
      z.object({ way: z.literal('qr'), code: qrSignInCode, remember }),
    ]),
    result: z.object({
      token: z.string(),
      expire: z.number().describe('seconds until the session ends'),
      user_info: userInfo,
    }),
    rateLimit: { calls: 30, seconds: 60, knowsBrowsers: true },
    errors: ['CAPTCHA_WRONG', 'LOGIN_FAILED', 'SIGN_INS_BUSY', 'SMS_UNAVAILABLE', 'QR_OVER', ...codeErrors],
  },
  'GET /login/loginOut': {
    summary: 'Sign out: revokes the session on the server',
    access: 'signedIn',
    isWrite: true,
    result: z.null(),
  },
  'POST /user/getBaseUserInfo': {
    unaudited: 'It only reads',
    summary: 'The signed-in user, asked for at start when a TOKEN cookie exists',
    access: 'signedIn',
    result: userInfo,
  },
  'POST /user/getUnsavedWorkKey': {
    unaudited: 'It only reads',
    summary: 'What the signed-in user encrypts unsaved work with in the browser: the same in every session',
    access: 'signedIn',
    result: z.object({ unsavedWorkKey: z.string().describe('64 hexadecimal digits') }),
    rateLimit: { calls: 120, seconds: 60 },
  },
} as const satisfies EndpointTable;
