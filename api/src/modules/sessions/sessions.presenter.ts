import type { UserInfo } from '@berth/contract';
import type { MemberRow } from './sessions.repository.ts';

export function presentUser(member: MemberRow): UserInfo {
  return {
    id: member.id,
    account: member.account,
    name: member.name,
    role: member.roles,
    permissions: member.permissions,
    customer: {
      id: member.customer_id,
      name: member.customer_name,
      kind: member.customer_kind,
      settlement: member.customer_settlement,
    },
  };
}
