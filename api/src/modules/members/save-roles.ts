import { randomUUID } from 'node:crypto';
import { memberLimits, withNeeded } from '@berth/contract';
import type { Transaction } from 'kysely';
import { noteChange } from '../../audit/note-change.ts';
import { sortKey } from '../../database/sort-key.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor, Call } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { type KeptRecords, saveRecord } from '../../kept/keep-records.ts';
import { requireCurrent } from '../../kept/require-current.ts';
import { showRights } from '../../notify/tell-customer.ts';
import { isExpired } from './members.policy.ts';
import { changeRole, deleteRoleRow, listRoles, type MemberRoleRow, readOwner } from './members.repository.ts';
import { changeCompany, type MemberDependencies, readCompany } from './members.service.ts';
import { recordMemberAct, roleChanges } from './record-member-acts.ts';

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
  const after = {
    title,
    permissions: withNeeded(permissions, await readOwner(dependencies.database, actor.customerId)),
  };
  const columns = { title_sort_key: sortKey(title), permissions: after.permissions };
  let stored: MemberRoleRow | null = null;
  const before = async (transaction: Transaction<Tables>) => {
    const roles = await listRoles(transaction, actor.customerId);
    stored = roles.find((role) => role.id === id) ?? null;
  };
  const save = { owner: actor, locale, asked: { group: '', id, version, title }, columns, before };
  return await saveRecord(dependencies, ownRoles, save, async (transaction) => {
    const saved = (await listRoles(transaction, actor.customerId)).find((role) => role.title === title);
    if (!saved) throw new Error('A role that was saved is there');
    await recordRoleSaved(transaction, {
      actor,
      recordId: saved.id,
      before: stored,
      after,
      at: dependencies.clock(),
    });
    await showRights(transaction, { customerId: actor.customerId });
    return await readCompany(dependencies, transaction, actor.customerId);
  });
}

type Saved = {
  actor: Actor;
  recordId: string;
  /** Null of a new one. */
  before: MemberRoleRow | null;
  after: { title: string; permissions: readonly string[] };
  at: Date;
};

/** What is the same as before is nothing to record. */
async function recordRoleSaved(
  transaction: Transaction<Tables>,
  { actor, recordId, before, after, at }: Saved,
): Promise<void> {
  const changes = roleChanges(before, after);
  if (before && changes.length === 0) return;
  const stood = before && { title: before.title, permissions: before.permissions };
  const { customerId } = actor;
  noteChange({ what: 'role', recordId, customerId, before: stood, after });
  const kind = before ? 'roleChanged' : 'roleAdded';
  await recordMemberAct(transaction, { actor, kind, of: before?.title ?? after.title, changes, at });
}

/** Changes what several roles may do, all at once or none. */
export async function changeRoles(
  dependencies: MemberDependencies,
  { actor, body }: Pick<Call<'POST /user/memberRolesChange'>, 'actor' | 'body'>,
) {
  const { customerId } = actor;
  const at = dependencies.clock();
  return await changeCompany(dependencies, actor, async ({ transaction, owner, roles }) => {
    for (const { id, version, permissions } of body.roles) {
      const stored = roles.find((role) => role.id === id);
      if (!stored) throw new Refusal('NOT_FOUND');
      requireCurrent(stored, version);
      const after = { title: stored.title, permissions: withNeeded(permissions, owner) };
      const changes = {
        permissions: after.permissions,
        version: randomUUID(),
        updated_at: at.toISOString(),
      };
      await changeRole(transaction, { customerId, id }, changes);
      await recordRoleSaved(transaction, { actor, recordId: id, before: stored, after, at });
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
    const { title, permissions } = role;
    noteChange({ what: 'role', recordId: id, customerId, before: { title, permissions }, after: null });
    await recordMemberAct(transaction, { actor, kind: 'roleDeleted', of: role.title, at: now });
  });
}
