import {
  invitationChannels,
  isReadyRole,
  type LocalizedText,
  type RoleOwner,
  readyRoles,
  readyRolesOf,
} from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { isId } from '../../database/is-id.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockOwner } from '../../kept/named-records.repository.ts';
import type { Outbox } from '../../notify/outbox/outbox.ts';
import { type InvitationRow, listInvitations } from './invitations/invitations.repository.ts';
import { presentInvitation, presentMember, presentRoles } from './members.presenter.ts';
import {
  listMembers,
  listRoles,
  type MemberRoleRow,
  readOwner,
  type StoredMember,
} from './members.repository.ts';
import { type DepartmentRow, listDepartments } from './staff/departments.repository.ts';

export type MemberDependencies = Pick<Context, 'database' | 'clock'> & {
  outbox: Outbox;
  /** What the links of invitations begin with. */
  publicOrigin: string;
  smsDayBudget: number;
};

/** A company as it stands while nobody else changes its people or roles. */
export type LockedCompany = {
  transaction: Transaction<Tables>;
  /** Which roles it can have. */
  owner: RoleOwner;
  members: readonly StoredMember[];
  roles: readonly MemberRoleRow[];
  invitations: readonly InvitationRow[];
  /** None of a customer. */
  departments: readonly DepartmentRow[];
};

/** Reads the company in `database`, which is a transaction where something was changed. */
export async function readCompany(
  { clock, outbox }: Pick<MemberDependencies, 'clock' | 'outbox'>,
  database: Kysely<Tables>,
  customerId: string,
) {
  const owner = await readOwner(database, customerId);
  const members = await listMembers(database, customerId);
  const roles = await listRoles(database, customerId);
  const invitations = await listInvitations(database, customerId);
  const departments = await listDepartments(database, customerId);
  const now = clock();
  return {
    owner,
    members: members.map(presentMember),
    roles: presentRoles(owner, roles),
    invitations: invitations.map((invitation) => presentInvitation(invitation, now)),
    departments: departments.map(({ id, parent_id: parentId, name }) => ({ id, parentId, name })),
    inviteBy: invitationChannels.filter((channel) => outbox.isOpen(channel)),
  };
}

/** Changes the people or roles of the caller's company; such changes take turns. Gives the company as it is then. */
export async function changeCompany(
  dependencies: MemberDependencies,
  actor: Actor,
  change: (company: LockedCompany) => Promise<void>,
) {
  const { customerId } = actor;
  return await dependencies.database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor, 'company');
    const owner = await readOwner(transaction, customerId);
    const members = await listMembers(transaction, customerId);
    const roles = await listRoles(transaction, customerId);
    const invitations = await listInvitations(transaction, customerId);
    const departments = await listDepartments(transaction, customerId);
    await change({ transaction, owner, members, roles, invitations, departments });
    return await readCompany(dependencies, transaction, customerId);
  });
}

export function getMember({ members }: LockedCompany, id: string): StoredMember {
  const found = isId(id) ? members.find((member) => member.id === id) : undefined;
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** A role as the columns of who has it; null for one that the company does not have. */
export function roleColumns({ owner, roles }: Pick<LockedCompany, 'owner' | 'roles'>, roleId: string) {
  if (isReadyRole(roleId)) {
    return readyRolesOf(owner).includes(roleId) ? { ready_role: roleId, role_id: null } : null;
  }
  return roles.some(({ id }) => id === roleId) ? { ready_role: null, role_id: roleId } : null;
}

/** What a role of the company is called. */
export function roleTitle(
  roles: readonly Pick<MemberRoleRow, 'id' | 'title'>[],
  roleId: string,
): LocalizedText {
  if (isReadyRole(roleId)) return readyRoles[roleId].title;
  const title = roles.find(({ id }) => id === roleId)?.title ?? '';
  return { 'zh-CN': title, en: title };
}
