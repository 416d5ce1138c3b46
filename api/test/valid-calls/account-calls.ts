import { knownPassword } from '../known-password.ts';
import type { ValidCalls } from './example.ts';

export const accountCalls = {
  'POST /user/getCustomerInfo': () => [{ input: {} }],
  'POST /user/updateInfo': ({ word }) => [
    { input: { body: { contact: `${word} contact`, email: `${word}@example.com` } } },
  ],
  'POST /user/changePhoneMessage': () => [
    // Nobody has proved the number of a tester: change-phone.test.ts has those who have.
    { input: { body: { number: 'old' } }, own: 'REQUEST_INVALID' },
  ],
  'POST /user/updatePhone': () => [
    {
      input: { body: { phone: '13900000000', code: '000000', currentPassword: knownPassword } },
      own: 'CODE_MISSING',
    },
  ],
  'GET /user/getSessions': () => [{ input: {} }],
  'POST /user/endSession': ({ otherSessionId: id }) => [{ input: { body: { id } }, foreign: 'NOT_FOUND' }],
  'POST /user/endOtherSessions': () => [{ input: {} }],
  'POST /user/updatePassword': ({ word }) => [
    { input: { body: { currentPassword: knownPassword, newPassword: `${word} 2026` } } },
  ],
  'POST /user/getContainerSetting': () => [{ input: {} }],
  'POST /user/submitContainerSetting': () => [
    { input: { body: { nodes: ['departure', 'arrival'] } } },
    { input: { body: { ways: [{ kind: 'bills', channels: ['portal', 'mail'] }] } } },
  ],
  'GET /user/getOpLogList': ({ word }) => [
    { input: {} },
    { input: { list: { prop: 'at', order: 'ascending', filter: { by: `${word}|include` } } } },
  ],
} satisfies Partial<ValidCalls>;
