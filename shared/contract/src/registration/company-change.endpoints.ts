import { z } from 'zod';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import {
  mendedFields,
  registrationContent,
  registrationSecret,
  registrationSeen,
} from './registration.endpoints.ts';
import { registrationPurposes } from './registration-purpose.ts';
import { registrationStatuses } from './registration-status.ts';

const access = { access: { permission: 'members:manage' } } as const;
const writing = { ...access, rateLimit: { calls: 20, seconds: 600 } } as const;

const identity = registrationContent.omit({ account: true, contact: true, email: true });

const companyChange = registrationSeen.extend({
  id: z.string(),
  purpose: z.enum(registrationPurposes).exclude(['register']),
  status: z.enum(registrationStatuses),
});

const state = z.object({
  /** The customer as it is known now; numbers and homes of persons are masked. */
  stands: identity,
  /** What was asked for last, waiting or decided. */
  change: companyChange.nullable(),
});

const mine = {
  id: z.string().max(64),
  version: z.int(),
};

/** A customer asks to become a company, or for a change of its data; staff answer as they review registrations. */
export const companyChangeEndpoints = {
  'GET /user/getCompanyChange': {
    ...access,
    summary: 'The customer as it is known, and how stands what it asked for last',
    result: state,
  },
  'POST /user/companyChangeSubmit': {
    ...writing,
    summary:
      'Asks for other company data, or hands in a licence to become a company; one waits at a time. The picture is ' +
      'uploaded as one of somebody who registers, and is left out where a company only moves',
    body: z.object({
      content: identity,
      paper: registrationSecret.nullable(),
      isOddConfirmed: z.boolean(),
    }),
    result: state,
    errors: ['PAPER_GONE', 'COMPANY_CHANGE_WAITS'],
  },
  'POST /user/companyChangeMend': {
    ...writing,
    summary: 'Sends the returned fields anew',
    body: z.object({
      ...mine,
      fields: mendedFields,
      paper: registrationSecret.nullable(),
      isOddConfirmed: z.boolean(),
    }),
    result: state,
    errors: ['NOT_FOUND', 'PAPER_GONE', 'VERSION_CONFLICT', 'COMPANY_CHANGE_ACTION_REFUSED'],
  },
  'POST /user/companyChangeWithdraw': {
    ...writing,
    summary: 'Takes back what waits or was returned',
    body: z.object(mine),
    result: state,
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'COMPANY_CHANGE_ACTION_REFUSED'],
  },
} as const satisfies EndpointTable;
