import { z } from 'zod';
import { passwordLimits } from '../account/password-rules.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { secretText } from '../text/secret-text.ts';
import { trimText } from '../text/trim-text.ts';

const secret = z.string().min(1).max(64);

/** Somebody accepts an invitation to join a company. */
export const invitationEndpoints = {
  'POST /login/invitation': {
    unaudited: 'It only reads',
    summary: 'What an invitation says, for whoever has its link; reading it changes nothing',
    access: 'public',
    body: z.object({ secret }),
    result: z.object({
      company: z.string(),
      invitedBy: z.string(),
      name: z.string(),
      role: z.object({ 'zh-CN': z.string(), en: z.string() }),
      expiresAt: z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time'),
    }),
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['INVITATION_OVER', 'INVITATION_EXPIRED'],
  },
  'POST /login/acceptInvitation': {
    summary: 'Accepts an invitation: makes an account with the login and the password that are given',
    access: 'public',
    body: z.object({
      secret,
      account: z.string().max(4000).transform(trimText),
      password: secretText(passwordLimits.most),
      confirmation: secretText(passwordLimits.most),
    }),
    result: z.object({ account: z.string() }),
    rateLimit: { calls: 20, seconds: 60 },
    errors: ['INVITATION_OVER', 'INVITATION_EXPIRED'],
  },
} as const satisfies EndpointTable;
