import {
  type Invitation,
  isMainAccount,
  type Member,
  type MemberRole,
  type RoleOwner,
  readyRoles,
  readyRolesOf,
} from '@berth/contract';
import { toChinaTime } from '../../china-time.ts';
import type { InvitationRow } from './invitations/invitations.repository.ts';
import { isExpired } from './members.policy.ts';
import type { MemberRoleRow, StoredMember } from './members.repository.ts';

export function presentMember(row: StoredMember): Member {
  return {
    id: row.id,
    account: row.account,
    name: row.name,
    phone: row.phone,
    roleId: row.ready_role ?? row.role_id,
    departmentId: row.department_id,
    isMain: isMainAccount(row.roles),
    isActive: row.is_active,
    loginCount: row.login_count,
    lastLoginAt: row.last_login_at === null ? null : toChinaTime(row.last_login_at),
  };
}

/** The ready roles, then the company's own. */
export function presentRoles(owner: RoleOwner, own: readonly MemberRoleRow[]): MemberRole[] {
  const ready = readyRolesOf(owner).map((id) => ({
    id,
    title: readyRoles[id].title,
    permissions: [...readyRoles[id].permissions],
    version: null,
  }));
  const others = own.map(({ id, title, permissions, version }) => ({
    id,
    permissions,
    version,
    title: { 'zh-CN': title, en: title },
  }));
  return [...ready, ...others];
}

export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  return {
    id: row.id,
    name: row.name,
    channel: row.channel,
    recipient: row.recipient,
    roleId: row.ready_role ?? row.role_id ?? '',
    invitedAt: toChinaTime(row.created_at),
    expiresAt: toChinaTime(row.expires_at),
    isExpired: isExpired(row, now),
  };
}
