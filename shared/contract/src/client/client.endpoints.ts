import { z } from 'zod';
import { money } from '../bill/bill.schema.ts';
import type { EndpointTable } from '../endpoint/endpoint.ts';
import type { LocalizedText } from '../language/locale.ts';
import { accessOf, listFieldsOf } from '../list/define-list.ts';
import { listAnswer, listErrors } from '../list/list-schema.ts';
import { registrationPurposes } from '../registration/registration-purpose.ts';
import { registrationStatuses } from '../registration/registration-status.ts';
import { code, text } from '../text/text.schema.ts';
import { clientList } from './client.list.ts';
import { type ClientTerms, clientKinds, clientSettlements, clientStates } from './client.ts';

const access = { access: accessOf(clientList) } as const;
const writing = { ...access, rateLimit: { calls: 120, seconds: 60 } } as const;
const localizedText = z.object({ 'zh-CN': z.string(), en: z.string() }) satisfies z.ZodType<LocalizedText>;
const id = z.string().max(64);
const version = z.int();
const moment = z.string().describe('YYYY-MM-DD HH:mm:ss, China Standard Time');

const terms = z.object({
  settlement: z.enum(clientSettlements),
  branchCode: code,
  creditLimitMinor: z.int().nullable().describe('fen'),
  creditDays: z.int().nullable(),
  salespersonId: code,
  customerServiceId: code,
}) satisfies z.ZodType<ClientTerms>;

/** What a form chooses from; `search` is what typing is matched against. */
const choice = z.object({ value: z.string(), nameZh: z.string(), nameEn: z.string(), search: z.string() });

const clientMember = z.object({
  id: z.string(),
  name: z.string(),
  account: z.string(),
  /** Null for somebody without a role. */
  role: localizedText.nullable(),
  phone: z.string(),
  lastSignInAt: moment.nullable().describe('null: never'),
  isActive: z.boolean(),
  isMain: z.boolean(),
  /** Staff gave 空运 (`business:air`) to this person. */
  hasAir: z.boolean(),
});

const client = z.object({
  id: z.string(),
  version,
  name: z.string(),
  kind: z.enum(clientKinds),
  creditCode: z.string(),
  registeredAddress: z.string(),
  createdAt: moment,
  state: z.enum(clientStates),
  /** Of a frozen one. */
  frozen: z.object({ reason: z.string(), at: moment }).nullable(),
  terms,
  /** What is not paid of all bills, in CNY by the rates of each bill. */
  owed: money,
  members: z.array(clientMember),
  /** What it asks for and staff have not decided. */
  companyChanges: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      purpose: z.enum(registrationPurposes),
      status: z.enum(registrationStatuses),
      submittedAt: moment,
    }),
  ),
  /** How it was frozen and let go on, the newest first. */
  freezes: z.array(z.object({ isFrozen: z.boolean(), reason: z.string(), by: z.string(), at: moment })),
  choices: z.object({
    branches: z.array(choice),
    salespeople: z.array(choice),
    service: z.array(choice),
  }),
});

/** Staff look after the customers of the forwarder. */
export const clientEndpoints = {
  'GET /system/client/list': {
    ...access,
    summary: 'Customers, the newest first',
    list: listFieldsOf(clientList),
    result: listAnswer(clientList, {
      branch: localizedText,
      creditLimit: money.nullable(),
      salesperson: localizedText,
      service: localizedText,
    }),
    errors: listErrors,
  },
  'GET /system/client/waiting': {
    ...access,
    summary:
      'How many registrations, and how many requests of customers for other company data, wait for staff',
    result: z.object({ registrations: z.int(), companyChanges: z.int() }),
  },
  'GET /system/client/get': {
    ...access,
    summary: 'A customer whole: terms, people, what it owes, what it asks for, and how it was frozen',
    query: z.object({ id }),
    result: client,
    errors: ['NOT_FOUND'],
  },
  'POST /system/client/save': {
    ...writing,
    summary: 'Changes how a customer pays, what it may owe, and who looks after it, as it was seen',
    body: z.object({ id, version, terms }),
    result: z.object({ version }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  },
  'POST /system/client/freeze': {
    ...writing,
    summary:
      'Freezes a customer, whose people can then neither book nor hand in customs papers, or lets it go on; its ' +
      'managers are told the reason',
    body: z.object({ id, version, isFrozen: z.boolean(), reason: text }),
    result: z.object({ version }),
    errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CLIENT_ACTION_REFUSED'],
  },
  'POST /system/client/grantAir': {
    ...writing,
    summary: 'Gives air bookings to one person of a customer, or takes them',
    body: z.object({ memberId: id, isGranted: z.boolean() }),
    result: z.object({ isGranted: z.boolean() }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies EndpointTable;
