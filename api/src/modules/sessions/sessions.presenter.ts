import { may, type Permission, type UserInfo } from '@berth/contract';
import type { MemberRow } from './sessions.repository.ts';

/** What released pages of bills ask for: all that can be done with one. It stands apart by now. */
const manage = 'cost:manage';
const managing: readonly Permission[] = ['cost:confirm', 'cost:dispute', 'cost:pay'];

/** Where the picture of a person can be read. */
export function avatarOf({ avatar_upload_id: id }: { avatar_upload_id: string | null }): string | undefined {
  return id === null ? undefined : `/api/file/${id}`;
}

export function presentUser(member: MemberRow): UserInfo {
  const { permissions } = member;
  const isManaging = managing.every((each) => may({ permissions }, each));
  return {
    id: member.id,
    account: member.account,
    name: member.name,
    avatar: avatarOf(member),
    role: member.roles,
    permissions: isManaging ? [...permissions, manage] : permissions,
    customer: {
      id: member.customer_id,
      name: member.customer_name,
      kind: member.customer_kind,
      settlement: member.customer_settlement,
      salespersonId: member.salesperson_id,
      customerServiceId: member.customer_service_id,
    },
  };
}
