import { randomUUID } from 'node:crypto';
import { bookingTemplate } from '../kept-records.ts';
import { inventIds, type PartOfThings } from './part-of-things.ts';

const ids = [
  'memberId',
  'oldMemberId',
  'sharedTemplateId',
  'memberRoleId',
  'memberRoleVersion',
  'oldMemberRoleId',
  'invitationId',
] as const;

/** A colleague to change and one to remove, who shares a template; a role to change and one to delete. */
export const memberThings: PartOfThings<Record<(typeof ids)[number], string>> = {
  make: async ({ portal, person, word }) => {
    const unique = `${word} ${randomUUID().slice(0, 8)}`;
    const body = { title: unique, permissions: ['bookings:edit'] };
    const titled = async (title: string) => {
      const { roles } = await person.get('POST /user/memberRoleSave', { body: { ...body, title } });
      return roles.find((role) => role.title.en === title);
    };
    const [role, oldRole] = [await titled(unique), await titled(`${unique} old`)];
    const account = `${word}-${randomUUID()}`.slice(0, 32);
    const clerk = { account, name: unique, phone: '13800138000', roleId: 'operator' };
    const guest = { name: unique, channel: 'mail' as const, roleId: 'operator' };
    const recipient = `${randomUUID()}@example.com`;
    const { invitations } = await person.get('POST /user/inviteSubAccount', {
      body: { ...guest, recipient },
    });
    const { members } = await person.get('POST /user/addSubAccount', { body: clerk });
    const old = await portal.signIn(unique, { customerId: person.customerId, roles: ['sub'] });
    const template = { ...bookingTemplate(word), isShared: true };
    const templates = await old.get('POST /business/templateSave', { body: template });
    return {
      memberId: members.find((member) => member.account === account)?.id ?? '',
      oldMemberId: old.userId,
      sharedTemplateId: templates.find(({ title }) => title === template.title)?.id ?? '',
      memberRoleId: role?.id ?? '',
      memberRoleVersion: role?.version ?? '',
      oldMemberRoleId: oldRole?.id ?? '',
      invitationId: invitations.find((each) => each.recipient === recipient)?.id ?? '',
    };
  },
  invent: () => inventIds(...ids),
};
