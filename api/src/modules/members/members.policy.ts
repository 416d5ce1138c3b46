import { isMainAccount, isManagingRole, memberLimits } from '@berth/contract';
import type { Actor } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import type { InvitationRow } from './invitations/invitations.repository.ts';
import type { StoredMember } from './members.repository.ts';

type Facts = Pick<StoredMember, 'id' | 'name' | 'ready_role' | 'is_active'>;

const isManager = ({ ready_role, is_active }: Facts) => is_active && isManagingRole(ready_role);

/**
 * Refuses to take away somebody's part as a manager where nobody would be left to manage. The members are those of the
 * company as they stand under its lock: of two calls at once, the second sees what the first one did.
 */
export function requireAnotherManager(members: readonly Facts[], target: Facts): void {
  if (!isManager(target)) return;
  if (!members.some((member) => member.id !== target.id && isManager(member)))
    throw new Refusal('LAST_MANAGER', { params: { name: target.name } });
}

/** Refuses whoever has lost the right to manage meanwhile. */
export function requireManager(members: readonly Facts[], actor: Pick<Actor, 'userId'>): void {
  const own = members.find(({ id }) => id === actor.userId);
  if (!own || !isManager(own)) throw new Refusal('FORBIDDEN');
}

/** Refuses what nobody may do with their own account. */
export function requireOther(target: Facts, actor: Pick<Actor, 'userId'>): void {
  if (target.id === actor.userId) throw new Refusal('OWN_ACCOUNT');
}

/** Refuses to change the main account, which the company is registered with, for anybody but its owner. */
export function requireOwnOrSub(
  target: Pick<StoredMember, 'id' | 'name' | 'roles'>,
  actor: Pick<Actor, 'userId'>,
): void {
  if (target.id !== actor.userId && isMainAccount(target.roles))
    throw new Refusal('MAIN_ACCOUNT', { params: { name: target.name } });
}

/** Refuses to give somebody's password to a person whom our staff granted less: they could sign in as that person. */
export function requireNoMoreGranted(
  { permissions }: Pick<StoredMember, 'permissions'>,
  actor: Pick<Actor, 'permissions'>,
): void {
  const own: readonly string[] = actor.permissions;
  if (permissions.some((granted) => !own.includes(granted))) throw new Refusal('FORBIDDEN');
}

export function isExpired({ expires_at: expiresAt }: Pick<InvitationRow, 'expires_at'>, now: Date): boolean {
  return new Date(expiresAt) <= now;
}

/** Whether the company can have one more: its members have a seat each, and so have invitations that are open. */
export function hasSeat(
  { members, invitations }: { members: readonly unknown[]; invitations: readonly InvitationRow[] },
  now: Date,
): boolean {
  const open = invitations.filter((invitation) => !isExpired(invitation, now));
  return members.length + open.length < memberLimits.members;
}
