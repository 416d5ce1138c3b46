import { avatarOf } from '../sessions/sessions.presenter.ts';
import type { AccountRow } from './accounts.repository.ts';

export function presentAccount(row: AccountRow, { canChangePhone }: { canChangePhone: boolean }) {
  return {
    account: row.account,
    contact: row.name,
    phone: row.phone,
    isPhoneProved: row.phone_verified_at !== null,
    canChangePhone,
    email: row.email,
    avatar: avatarOf(row) ?? '',
    company: {
      name: row.customer_name,
      kind: row.kind,
      settlement: row.settlement,
      creditCode: row.credit_code,
      registeredAddress: row.registered_address,
    },
  };
}
