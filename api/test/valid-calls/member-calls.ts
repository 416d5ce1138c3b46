import { randomUUID } from 'node:crypto';
import type { ValidCalls } from './example.ts';

const clerk = (word: string) => ({
  account: `${word}-${randomUUID()}`.slice(0, 32),
  name: `clerk ${word}`,
  phone: '0755-8888 6666',
  roleId: 'operator',
});

export const memberCalls = {
  'GET /user/getSubAccount': () => [{ input: {} }],
  'POST /user/addSubAccount': ({ word, memberId: id }) => [
    { input: { body: clerk(word) } },
    { input: { body: { ...clerk(word), password: 'harbour-2026' } } },
    { input: { body: { ...clerk(word), id, roleId: 'finance' } }, foreign: 'NOT_FOUND' },
  ],
  'POST /user/inviteSubAccount': ({ word }) => [
    {
      input: {
        body: {
          name: `guest ${word}`,
          channel: 'mail',
          recipient: `${randomUUID()}@example.com`,
          roleId: 'finance',
        },
      },
    },
  ],
  'POST /user/withdrawInvitation': ({ invitationId: id }) => [
    { input: { body: { id } }, foreign: 'NOT_FOUND' },
  ],
  'POST /user/subAccountState': ({ memberId: id }) => [
    { input: { body: { id, isActive: false } }, foreign: 'NOT_FOUND' },
  ],
  'POST /user/subAccountPassword': ({ memberId: id }) => [{ input: { body: { id } }, foreign: 'NOT_FOUND' }],
  'POST /user/subAccountRemove': ({ oldMemberId: id }) => [{ input: { body: { id } }, foreign: 'NOT_FOUND' }],
  'POST /user/memberRoleSave': ({ word, memberRoleId: id, memberRoleVersion: version }) => [
    { input: { body: { title: `${word} ${randomUUID().slice(0, 8)}`, permissions: ['cost:view'] } } },
    {
      input: { body: { id, version, title: `${word} ${id.slice(0, 8)}`, permissions: ['cost:view'] } },
      foreign: 'NOT_FOUND',
    },
  ],
  'POST /user/memberRolesChange': ({ memberRoleId: id, memberRoleVersion: version }) => [
    {
      // Its title was changed by the call before.
      input: { body: { roles: [{ id, version, permissions: [] }] } },
      own: 'SAVED_ELSEWHERE',
      foreign: 'NOT_FOUND',
    },
  ],
  'POST /user/memberRoleDelete': ({ oldMemberRoleId: id }) => [
    { input: { body: { id } }, foreign: 'NOT_FOUND' },
  ],
} satisfies Partial<ValidCalls>;
