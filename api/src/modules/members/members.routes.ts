import type { Handlers } from '../../http/handlers.ts';
import { removeMember, resetPassword, setActive } from './change-member.ts';
import { acceptInvitation, readInvitation } from './invitations/accept.ts';
import { inviteMember, withdrawInvitation } from './invitations/invite.ts';
import { type MemberDependencies, readCompany } from './members.service.ts';
import { saveMember } from './save-member.ts';
import { changeRoles, deleteRole, saveRole } from './save-roles.ts';

/** A company's people and their roles (spec section 7, User). */
export function memberHandlers(dependencies: MemberDependencies) {
  return {
    'GET /user/getSubAccount': async ({ actor }) =>
      await readCompany(dependencies, dependencies.database, actor.customerId),
    'POST /user/addSubAccount': async (call) => await saveMember(dependencies, call),
    'POST /user/inviteSubAccount': async (call) => await inviteMember(dependencies, call),
    'POST /user/withdrawInvitation': async (call) => await withdrawInvitation(dependencies, call),
    'POST /login/invitation': async ({ body }) => await readInvitation(dependencies, body.secret),
    'POST /login/acceptInvitation': async (call) => await acceptInvitation(dependencies, call),
    'POST /user/subAccountState': async ({ actor, body }) => await setActive(dependencies, actor, body),
    'POST /user/subAccountPassword': async ({ actor, body }) =>
      await resetPassword(dependencies, actor, body.id),
    'POST /user/subAccountRemove': async ({ actor, body }) =>
      await removeMember(dependencies, actor, body.id),
    'POST /user/memberRoleSave': async (call) => await saveRole(dependencies, call),
    'POST /user/memberRolesChange': async (call) => await changeRoles(dependencies, call),
    'POST /user/memberRoleDelete': async ({ actor, body }) => await deleteRole(dependencies, actor, body.id),
  } satisfies Partial<Handlers>;
}
