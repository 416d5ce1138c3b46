import { randomUUID } from 'node:crypto';
import { emptyRegistration } from '@berth/contract';
import { staffs, type ValidCalls } from './example.ts';

/** Nobody's registration: what reviewers do with real ones is in registrations-desk.test.ts. */
const id = randomUUID();

/** A company of another name, without its licence. */
function moved(word: string) {
  const { account, contact, email, ...identity } = emptyRegistration();
  return {
    ...identity,
    companyName: `${word} Ltd`,
    creditCode: '91350100M000100Y43',
    registeredAddress: word,
  };
}

export const registrationCalls = {
  // Of nobody's: their story is in registrations.test.ts.
  'POST /login/uploadLicense': () => [],
  'POST /login/uploadIdCard': () => [],
  'POST /login/dropPaper': () => [],
  'POST /login/regUser': () => [],
  'POST /login/registration': () => [],
  'POST /login/mendRegistration': () => [],
  // What a customer sends with its licence, and mends, is in company-change.test.ts.
  'GET /user/getCompanyChange': () => [{ input: {} }],
  'POST /user/companyChangeSubmit': ({ word }) => [
    {
      input: { body: { content: moved(word), paper: null, isOddConfirmed: false } },
      own: 'COMPANY_CHANGE_WAITS',
    },
  ],
  'POST /user/companyChangeMend': ({ companyChangeId }) => [
    {
      input: {
        body: { id: companyChangeId, version: 1, fields: {}, paper: null, isOddConfirmed: false },
      },
      foreign: 'NOT_FOUND',
      own: 'COMPANY_CHANGE_ACTION_REFUSED',
    },
  ],
  'POST /user/companyChangeWithdraw': ({ companyChangeId }) => [
    { input: { body: { id: companyChangeId, version: 1 } }, foreign: 'NOT_FOUND' },
  ],
  'GET /system/outbox': () => [staffs({ query: {} })],
  'GET /system/registrations/queue': () => [staffs({})],
  'GET /system/registrations/registration': () => [staffs({ query: { id } })],
  'GET /system/registrations/paper': () => [staffs({ query: { id, paperId: id } })],
  'POST /system/registrations/decide': () => [
    staffs({ body: { id, version: 1, decision: { act: 'approve' as const } } }),
  ],
  'POST /system/registrations/settle': () => [
    staffs({ body: { id, version: 1, settlement: 'monthly' as const } }),
  ],
} satisfies Partial<ValidCalls>;
