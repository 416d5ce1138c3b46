import { isReadyRole } from '@berth/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Context } from '../../context.ts';
import { isId } from '../../database/is-id.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockOwner } from '../../kept/named-records.repository.ts';
import { presentMember, presentRoles } from './members.presenter.ts';
import { listMembers, listRoles, type MemberRoleRow, type StoredMember } from './members.repository.ts';

export type MemberDependencies = Pick<Context, 'database' | 'clock'>;

/** A company as it stands while nobody else changes its people or roles. */
export type LockedCompany = {
  transaction: Transaction<Tables>;
  members: readonly StoredMember[];
  roles: readonly MemberRoleRow[];
};

export async function readCompany(database: Kysely<Tables>, customerId: string) {
  const members = await listMembers(database, customerId);
  const roles = await listRoles(database, customerId);
  return { members: members.map(presentMember), roles: presentRoles(roles) };
}

/** Changes the people or roles of the caller's company; such changes take turns. Gives the company as it is then. */
export async function changeCompany(
  { database }: MemberDependencies,
  actor: Actor,
  change: (company: LockedCompany) => Promise<void>,
) {
  return await database.transaction().execute(async (transaction) => {
    await lockOwner(transaction, actor, 'company');
    const members = await listMembers(transaction, actor.customerId);
    const roles = await listRoles(transaction, actor.customerId);
    await change({ transaction, members, roles });
    return await readCompany(transaction, actor.customerId);
  });
}

export function getMember({ members }: LockedCompany, id: string): StoredMember {
  const found = isId(id) ? members.find((member) => member.id === id) : undefined;
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** A role as the columns of who has it; null for one that the company does not have. */
export function roleColumns({ roles }: LockedCompany, roleId: string) {
  if (isReadyRole(roleId)) return { ready_role: roleId, role_id: null };
  return roles.some(({ id }) => id === roleId) ? { ready_role: null, role_id: roleId } : null;
}
