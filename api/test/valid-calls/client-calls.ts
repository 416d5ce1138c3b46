import { staffs, type ValidCalls } from './example.ts';

const terms = {
  settlement: 'monthly' as const,
  branchCode: 'SZ',
  creditLimitMinor: 5_000_000,
  creditDays: 30,
  salespersonId: '',
  customerServiceId: '',
};

/** Customers are looked after by staff alone: what they do is in clients.test.ts. */
export const clientCalls = {
  'GET /system/client/list': () => [staffs({ list: {} })],
  'GET /system/client/waiting': () => [staffs({})],
  'GET /system/client/get': ({ memberId: id }) => [staffs({ query: { id } })],
  'POST /system/client/save': ({ memberId: id }) => [staffs({ body: { id, version: 1, terms } })],
  'POST /system/client/freeze': ({ memberId: id }) => [
    staffs({ body: { id, version: 1, isFrozen: true, reason: 'unpaid' } }),
  ],
  'POST /system/client/grantAir': ({ memberId }) => [staffs({ body: { memberId, isGranted: true } })],
} satisfies Partial<ValidCalls>;
