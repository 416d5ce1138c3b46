import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { qrSignInStates } from './qr-sign-in.ts';

/** What a code on a screen says; only who sees it can scan it, so it is as secret as a token. */
export const qrSignInCode = z.string().regex(/^[\w-]{43}$/);

/** A sign-in that a phone allows (spec section 7, Login): the screen of a computer shows a code, the phone scans it. */
export const qrSignInEndpoints = {
  'POST /login/qrCode': {
    unaudited: 'The page asks by itself for a code that opens nothing until a phone allows it',
    summary: 'A new code for a phone to scan, good in this browser alone',
    access: 'public',
    body: z.object({}),
    result: z.object({ code: qrSignInCode, expire: z.number().describe('seconds') }),
    rateLimit: { calls: 20, seconds: 60, knowsBrowsers: true },
  },
  'POST /login/qrState': {
    unaudited: 'The page asks by itself, every two seconds',
    summary: 'What became of a code; asked by the browser that shows it, every two seconds',
    access: 'public',
    body: z.object({ code: qrSignInCode }),
    result: z.object({
      state: z.enum(qrSignInStates),
      number: z.string().nullable().describe('two digits to be chosen on the phone, once it has scanned'),
    }),
    rateLimit: { calls: 90, seconds: 60, knowsBrowsers: true },
  },
  'POST /user/scanSignIn': {
    summary:
      'A phone that is signed in has scanned a code; says whose screen it is. The first phone alone may',
    access: 'signedIn',
    body: z.object({ code: qrSignInCode }),
    result: z.object({
      state: z.enum(qrSignInStates),
      device: z.string().describe('such as `Edge · Windows`; empty where the browser does not say'),
      address: z.string().describe('IP address of the browser with the code'),
      seconds: z.number().describe('left to decide'),
      numbers: z.array(z.string()).describe('three, of which the screen shows one'),
    }),
    rateLimit: { calls: 30, seconds: 60 },
    errors: ['QR_OVER', 'QR_SCANNED'],
  },
  'POST /user/answerSignIn': {
    summary: 'Allows or refuses the sign-in that this phone has scanned; a wrong number refuses it',
    access: 'signedIn',
    body: z.discriminatedUnion('answer', [
      z.object({ answer: z.literal('allow'), code: qrSignInCode, number: z.string().regex(/^\d{2}$/) }),
      z.object({ answer: z.literal('refuse'), code: qrSignInCode }),
    ]),
    result: z.null(),
    rateLimit: { calls: 30, seconds: 60 },
    errors: ['QR_OVER', 'QR_NUMBER_WRONG'],
  },
} as const satisfies EndpointTable;
