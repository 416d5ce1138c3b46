import type { Actor } from '../../http/handlers.ts';
import { wakeMember } from '../../notify/tell-customer.ts';
import { findAvatar, storeAvatar } from '../accounts/accounts.repository.ts';
import { hashPassword } from '../sessions/login/passwords.ts';
import { forgetResets } from '../sessions/reset/password-reset.repository.ts';
import { revokeSessionsOf } from '../sessions/sessions.repository.ts';
import { passOnSharedTemplates } from '../templates/templates.repository.ts';
import { detach } from '../uploads/uploads.repository.ts';
import {
  requireAnotherManager,
  requireManager,
  requireNoMoreGranted,
  requireOther,
  requireOwnOrSub,
} from './members.policy.ts';
import { deleteMember, type StoredMember, updateMember } from './members.repository.ts';
import { changeCompany, getMember, type LockedCompany, type MemberDependencies } from './members.service.ts';
import { memberName, recordMemberAct } from './record-member-acts.ts';
import { generatePassword } from './save-member.ts';

/** Disables somebody, whose sessions end with it, or lets them sign in again. */
export async function setActive(
  dependencies: MemberDependencies,
  actor: Actor,
  { id, isActive }: { id: string; isActive: boolean },
) {
  return await changeOther(dependencies, actor, id, async ({ transaction, members }, member) => {
    if (!isActive) requireAnotherManager(members, member);
    await updateMember(transaction, { customerId: actor.customerId, id }, { is_active: isActive });
    if (!isActive) await endSessions(dependencies, transaction, actor, id);
    if (isActive !== member.is_active) {
      const kind = isActive ? 'memberEnabled' : 'memberDisabled';
      await recordMemberAct(transaction, { actor, kind, of: memberName(member), at: dependencies.clock() });
    }
  });
}

/** Gives somebody another password, which is in this answer and nowhere else. */
export async function resetPassword(dependencies: MemberDependencies, actor: Actor, id: string) {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  const company = await changeOther(dependencies, actor, id, async ({ transaction }, member) => {
    requireNoMoreGranted(member, actor);
    await updateMember(transaction, { customerId: actor.customerId, id }, { password_hash: passwordHash });
    await endSessions(dependencies, transaction, actor, id);
    const at = dependencies.clock();
    await recordMemberAct(transaction, { actor, kind: 'memberPasswordReset', of: memberName(member), at });
  });
  return { ...company, password };
}

/** Removes somebody for good. What they made for the company stays; shared templates are the caller's from then on. */
export async function removeMember(dependencies: MemberDependencies, actor: Actor, id: string) {
  const { customerId, userId } = actor;
  return await changeOther(dependencies, actor, id, async ({ transaction, members }, member) => {
    requireAnotherManager(members, member);
    await passOnSharedTemplates(transaction, { customerId, from: id, to: userId });
    await giveUpAvatar(transaction, { customerId, userId: id });
    await deleteMember(transaction, { customerId, id });
    const at = dependencies.clock();
    await recordMemberAct(transaction, { actor, kind: 'memberRemoved', of: memberName(member), at });
    // The live streams of their sessions end.
    await wakeMember(transaction, { customerId, userId: id });
  });
}

/** The picture is of nobody then. */
async function giveUpAvatar(
  transaction: LockedCompany['transaction'],
  owner: { customerId: string; userId: string },
): Promise<void> {
  const avatarId = await findAvatar(transaction, owner);
  if (avatarId === null) return;
  await storeAvatar(transaction, owner, null);
  await detach(transaction, owner.customerId, [avatarId]);
}

async function changeOther(
  dependencies: MemberDependencies,
  actor: Actor,
  id: string,
  change: (company: LockedCompany, member: StoredMember) => Promise<void>,
) {
  return await changeCompany(dependencies, actor, async (company) => {
    const member = getMember(company, id);
    requireOther(member, actor);
    requireOwnOrSub(member, actor);
    await change(company, member);
    // After the rest: of two managers who remove each other, the later one hears that nobody would be left.
    requireManager(company.members, actor);
  });
}

async function endSessions(
  { clock }: MemberDependencies,
  transaction: LockedCompany['transaction'],
  { customerId }: Actor,
  userId: string,
): Promise<void> {
  await revokeSessionsOf(transaction, userId, clock());
  await forgetResets(transaction, userId);
  await wakeMember(transaction, { customerId, userId });
}
