import { randomUUID } from 'node:crypto';
import { memberLimits, withNeeded } from '@berth/contract';
import { sortKey } from '../../database/sort-key.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { type KeptRecords, saveRecord } from '../../kept/keep-records.ts';
import { requireCurrent } from '../../kept/require-current.ts';
import { showRights } from '../../notify/tell-customer.ts';
import { isExpired } from './members.policy.ts';
import { changeRole, deleteRoleRow } from './members.repository.ts';
import { changeCompany, type MemberDependencies, readCompany } from './members.service.ts';

const ownRoles: KeptRecords<'member_role'> = {
  table: 'member_role',
  group: null,
  ownedBy: 'company',
  most: { ofGroup: memberLimits.roles, inAll: memberLimits.roles },
};

/** Saves a role of the company's own, new or changed. What its permissions need comes along. */
export async function saveRole(
  dependencies: MemberDependencies,
  { actor, body, locale }: Pick<Call<'POST /user/memberRoleSave'>, 'actor' | 'body' | 'locale'>,
) {
  const { id, version, title, permissions } = body;
  const columns = { title_sort_key: sortKey(title), permissions: withNeeded(permissions) };
  const save = { owner: actor, locale, asked: { group: '', id, version, title }, columns };
  return await saveRecord(dependencies, ownRoles, save, async (transaction) => {
    await showRights(transaction, { customerId: actor.customerId });
    return await readCompany(dependencies, transaction, actor.customerId);
  });
}

/** Changes what several roles may do, all at once or none. */
export async function changeRoles(
  dependencies: MemberDependencies,
  { actor, body }: Pick<Call<'POST /user/memberRolesChange'>, 'actor' | 'body'>,
) {
  const { customerId } = actor;
  const now = dependencies.clock().toISOString();
  return await changeCompany(dependencies, actor, async ({ transaction, roles }) => {
    for (const { id, version, permissions } of body.roles) {
      const stored = roles.find((role) => role.id === id);
      if (!stored) throw new Refusal('NOT_FOUND');
      requireCurrent(stored, version);
      const changes = { permissions: withNeeded(permissions), version: randomUUID(), updated_at: now };
      await changeRole(transaction, { customerId, id }, changes);
    }
    await showRights(transaction, { customerId });
  });
}

/** Deletes a role that nobody has, and nobody is invited to; expired invitations to it go along. */
export async function deleteRole(dependencies: MemberDependencies, actor: Actor, id: string) {
  const { customerId } = actor;
  const now = dependencies.clock();
  return await changeCompany(dependencies, actor, async ({ transaction, members, roles, invitations }) => {
    const role = roles.find((each) => each.id === id);
    if (!role) throw new Refusal('NOT_FOUND');
    const invited = invitations.filter((each) => each.role_id === id && !isExpired(each, now));
    const count = members.filter(({ role_id }) => role_id === id).length + invited.length;
    if (count > 0) throw new Refusal('ROLE_IN_USE', { params: { count, title: role.title } });
    await deleteRoleRow(transaction, { customerId, id });
  });
}
