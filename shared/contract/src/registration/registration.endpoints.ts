import { z } from 'zod';
import { passwordLimits } from '../account/password-rules.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import { defaultMaxBytes, imageKinds } from '../file/file-kind.ts';
import { codeErrors, typedCode, typedPhone } from '../session/way-in.endpoints.ts';
import { secretText } from '../text/secret-text.ts';
import { code, text } from '../text/text.schema.ts';
import { uploadErrors, uploadedFile } from '../upload/upload.endpoints.ts';
import { idCardReading, licenceReading } from './reading.schema.ts';
import { applicantTypes, type Registration, returnableFields } from './registration.ts';
import { registrationStatuses } from './registration-status.ts';

/** A random secret of 256 bits: of a picture, or the one that looks a registration up. */
export const registrationSecret = z.string().regex(/^[\w-]{43}$/);

export const registrationContent = z.object({
  applicantType: z.enum(applicantTypes),
  account: text,
  contact: text,
  email: text,
  companyName: text,
  creditCode: code,
  oldNumber: code,
  registeredAddress: text,
  idName: text,
  idNumber: code,
  idAddress: text,
}) satisfies z.ZodType<Registration>;

/** The fields that were returned, as they are now; `paper` of a picture that was taken anew. */
export const mendedFields = registrationContent.omit({ applicantType: true }).partial();

const fieldReason = z.object({ field: z.enum(returnableFields), words: z.string() });

const day = z.string().describe('YYYY-MM-DD');
const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');

/** As whoever has its link may see it: numbers are masked, and no picture is shown. */
export const registrationSeen = z.object({
  number: z.string(),
  version: z.int(),
  /** What a visitor sent is never withdrawn. */
  status: z.enum(registrationStatuses).exclude(['withdrawn']),
  submittedAt: moment,
  dueOn: day.describe('YYYY-MM-DD; by the end of this day it is reviewed'),
  content: registrationContent,
  phone: z.string(),
  /** Of a returned one, in the order of the form. */
  reasons: z.array(fieldReason),
  /** Of a returned one: its picture was returned, or is gone since its term was over. */
  needsPaper: z.boolean(),
  /** Of a refused one. */
  refusedBecause: z.string().nullable(),
});

const uploading = {
  access: 'public',
  upload: { maxBytes: defaultMaxBytes, kinds: imageKinds },
  rateLimit: { calls: 10, seconds: 600, network: 30 },
  errors: [...uploadErrors, 'REGISTRATION_CLOSED'],
} as const;
const writing = { access: 'public', rateLimit: { calls: 20, seconds: 600, network: 60 } } as const;
const stored = uploadedFile.extend({
  paper: registrationSecret.describe('names the picture where a registration is sent'),
});

/** Somebody without an account registers (spec section 7, Login). */
export const registrationEndpoints = {
  'POST /login/uploadLicense': {
    ...uploading,
    summary: 'Stores a picture of a business licence, encrypted, and reads it',
    result: stored.extend({ reading: licenceReading }),
  },
  'POST /login/uploadIdCard': {
    ...uploading,
    summary: 'Stores a picture of the front of an ID card, encrypted, and reads it',
    result: stored.extend({ reading: idCardReading }),
  },
  'POST /login/dropPaper': {
    access: 'public',
    summary: 'Gives up a picture that another one has replaced; nobody sees it from then on',
    body: z.object({ paper: registrationSecret }),
    result: z.null(),
    rateLimit: { calls: 60, seconds: 600 },
  },
  'POST /login/regUser': {
    ...writing,
    summary:
      'Sends a registration to be reviewed. The secret is made by the page and looks the registration up; sent twice it ' +
      'registers once',
    body: z.object({
      secret: registrationSecret,
      content: registrationContent,
      paper: registrationSecret,
      password: secretText(passwordLimits.most),
      phone: typedPhone,
      /** Of an SMS for `register`. */
      code: typedCode,
      /** Of the agreement that was opened and agreed to. */
      agreementVersion: z.string().max(40),
      /** A number whose check character is odd was looked at again. */
      isOddConfirmed: z.boolean(),
    }),
    result: registrationSeen,
    errors: [
      ...codeErrors,
      'PAPER_GONE',
      'AGREEMENT_CHANGED',
      'REGISTRATION_SENT',
      'SMS_UNAVAILABLE',
      'REGISTRATION_CLOSED',
    ],
  },
  'POST /login/registration': {
    unaudited: 'It only reads',
    access: 'public',
    summary: 'How a registration stands, for whoever has its secret',
    body: z.object({ secret: registrationSecret }),
    result: registrationSeen,
    rateLimit: { calls: 60, seconds: 60 },
    errors: ['NOT_FOUND'],
  },
  'POST /login/mendRegistration': {
    ...writing,
    summary: 'Sends the returned fields of a registration anew',
    body: z.object({
      secret: registrationSecret,
      version: z.int(),
      fields: mendedFields,
      paper: registrationSecret.nullable(),
      isOddConfirmed: z.boolean(),
    }),
    result: registrationSeen,
    errors: [
      'NOT_FOUND',
      'PAPER_GONE',
      'VERSION_CONFLICT',
      'REGISTRATION_ACTION_REFUSED',
      'REGISTRATION_CLOSED',
    ],
  },
} as const satisfies EndpointTable;
