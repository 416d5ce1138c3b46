import { z } from 'zod';
import { normalizeEmail } from '../account/contact-rules.ts';
import { passwordLimits } from '../account/password-rules.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { noticeChannels, noticeKinds } from '../message/notices.ts';
import { codeErrors, typedCode, typedPhone } from '../session/way-in.endpoints.ts';
import { secretText } from '../text/secret-text.ts';
import { text } from '../text/text.schema.ts';
import { milestones } from '../tracking/milestones.ts';

const customerInfo = z.object({
  account: z.string(),
  contact: z.string(),
  phone: z.string(),
  isPhoneProved: z
    .boolean()
    .describe('Whether its owner has proved to have it: only then it opens the account'),
  canChangePhone: z.boolean().describe('Whether this server sends the codes that it takes'),
  email: z.string(),
  avatar: z.string().describe('Where the picture of the person can be read; empty for none'),
  company: z.object({
    name: z.string(),
    kind: z.enum(['company', 'person']),
    settlement: z.enum(['monthly', 'perBill', 'unsigned']),
    creditCode: z.string().describe('统一社会信用代码; empty where it is not known'),
    registeredAddress: z.string(),
  }),
});

const openSession = z.object({
  id: z.string(),
  browser: z.string().describe('Such as Edge; empty where the browser did not say'),
  system: z.string().describe('Such as Windows; empty where it is not known'),
  address: z.string(),
  signedInAt: z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time'),
  usedAt: z.string().describe('The same, to the minute: when the session made its last call'),
  isOwn: z.boolean().describe('Whether the call came in this session'),
});

const nodes = z.array(z.enum(milestones)).max(milestones.length);
const ways = z
  .array(
    z.object({
      kind: z.enum(noticeKinds),
      channels: z.array(z.enum(noticeChannels)).max(noticeChannels.length),
    }),
  )
  .max(noticeKinds.length);
/** `noRecipient`: the caller has no mail address, or no number that was proved; `closed`: nothing leaves this way. */
const channelState = z.enum(['open', 'noRecipient', 'closed']);

const containerSetting = z.object({
  nodes: nodes.describe('Of the seven times of a container those that the portal tells'),
  ways: ways.describe('The channels of each kind'),
  mail: channelState,
  sms: channelState,
});

const password = secretText(passwordLimits.most);
/** Of the owner: the code that was sent to the number in force; of a number that was never proved, the password. */
const ownersProof = { oldCode: typedCode.optional(), currentPassword: password.optional() };
const asTyped = { calls: 60, seconds: 60 };

/** One's own account (spec section 7, User). */
export const accountEndpoints = {
  'POST /user/getCustomerInfo': {
    unaudited: 'It only reads',
    summary: "The caller's account with its contact, and the customer that it belongs to",
    access: 'signedIn',
    result: customerInfo,
  },
  'POST /user/updateInfo': {
    summary: "Changes what is named of the contact and the picture of the caller's account; the rest stays",
    access: 'signedIn',
    body: z.object({
      contact: text.optional(),
      email: z.string().max(4000).transform(normalizeEmail).optional(),
      /** As it was uploaded; '' takes it away. */
      avatar: z.string().max(200).optional(),
    }),
    result: customerInfo,
    rateLimit: asTyped,
  },
  'POST /user/changePhoneMessage': {
    summary:
      'Sends a code to the number in force, or to the new one, for which the owner has to be proved: with the code ' +
      'that went to the number in force, or with the password where that number was never proved',
    access: 'signedIn',
    body: z.discriminatedUnion('number', [
      z.object({ number: z.literal('old') }),
      z.object({ number: z.literal('new'), phone: typedPhone, ...ownersProof }),
    ]),
    result: z.object({
      resendSeconds: z.number().describe('until another one can be asked for'),
      expire: z.number().describe('seconds for which the code is good'),
    }),
    rateLimit: asTyped,
    errors: [...codeErrors, 'PASSWORD_WRONG', 'RATE_LIMITED', 'SMS_UNAVAILABLE', 'SMS_BUDGET_USED'],
  },
  'POST /user/updatePhone': {
    summary: 'Takes another number by the code that was sent to it, and ends all other sessions',
    access: 'signedIn',
    body: z.object({ phone: typedPhone, code: typedCode, ...ownersProof }),
    result: z.object({ account: customerInfo, ended: z.int().describe('Other sessions that were ended') }),
    rateLimit: asTyped,
    errors: [...codeErrors, 'PASSWORD_WRONG', 'PHONE_TAKEN'],
  },
  'GET /user/getSessions': {
    summary: "The caller's open sessions: the one that asks first, the others by their last use",
    access: 'signedIn',
    result: z.array(openSession),
  },
  'POST /user/endSession': {
    summary: "Ends another session of the caller's; its pages are sent to sign in again",
    access: 'signedIn',
    body: z.object({ id: z.string().max(64) }),
    result: z.null(),
    rateLimit: asTyped,
    errors: ['NOT_FOUND', 'SESSION_IS_OWN'],
  },
  'POST /user/endOtherSessions': {
    summary: "Ends all of the caller's sessions but the one that asks",
    access: 'signedIn',
    result: z.object({ ended: z.int() }),
    rateLimit: asTyped,
  },
  'POST /user/updatePassword': {
    summary:
      'Changes the password with the current one, and ends all other sessions. Wrong tries are slowed as at signing in',
    access: 'signedIn',
    body: z.object({ currentPassword: password, newPassword: password }),
    result: z.object({ ended: z.int().describe('Other sessions that were ended') }),
    rateLimit: { calls: 30, seconds: 60 },
    errors: ['PASSWORD_WRONG', 'LOGIN_SLOWED'],
  },
  'POST /user/getContainerSetting': {
    unaudited: 'It only reads',
    summary:
      "The caller's notice settings: channels for bookings, bills, customs and the seven times of a container",
    access: 'signedIn',
    result: containerSetting,
  },
  'POST /user/submitContainerSetting': {
    summary: "Saves the caller's notice settings; a kind that is not named keeps its channels",
    access: 'signedIn',
    /** `nodes` as pages of before send it: the times that the portal tells. */
    body: z.object({ nodes: nodes.optional(), ways: ways.optional() }),
    result: containerSetting,
    rateLimit: asTyped,
  },
} as const satisfies EndpointTable;
