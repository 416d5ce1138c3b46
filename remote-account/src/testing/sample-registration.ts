import { emptyRegistration } from '@berth/contract';
import { testUser } from '@berth/runtime/testing';
import type { Queued, RegistrationAtDesk } from '../features/calls/registrations.queries.ts';

const at = '2026-11-20 10:00:00';

export const reviewer = { user: { ...testUser, permissions: ['registrations:desk'] } };

export const queued = (part: Partial<Queued> = {}): Queued => ({
  id: 'r-1',
  number: 'RG-1',
  version: 2,
  purpose: 'register',
  status: 'waiting',
  applicantType: 'enterprise',
  name: '厦门示例贸易有限公司',
  account: 'sample',
  submittedAt: at,
  dueOn: '2099-01-04',
  isOverdue: false,
  ...part,
});

/** A company's registration, whole, as a reviewer reads it. */
export const atDesk = (
  registration: Partial<Queued> = {},
  part: Partial<RegistrationAtDesk> = {},
): RegistrationAtDesk => ({
  registration: queued(registration),
  content: {
    ...emptyRegistration(),
    account: 'sample',
    contact: '林小满',
    email: 'lin@sample.test',
    companyName: '厦门示例贸易有限公司',
    creditCode: '91350100M000100Y43',
    registeredAddress: '福建省厦门市示例路 1 号',
  },
  phone: '13900001101',
  stands: null,
  agreement: { version: '2026-11/1', agreedAt: at },
  doubts: [],
  duplicates: [],
  papers: [{ id: 'p-2', paper: 'licence', at, isReplaced: false, isThere: true }],
  looks: [],
  history: [{ what: 'submitted', by: null, at, words: '' }],
  settlement: null,
  ...part,
});
