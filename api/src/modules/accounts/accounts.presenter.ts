import type { AccountRow } from './accounts.repository.ts';

export function presentAccount(row: AccountRow) {
  return {
    account: row.account,
    contact: row.name,
    phone: row.phone,
    email: row.email,
    company: {
      name: row.customer_name,
      kind: row.kind,
      settlement: row.settlement,
      creditCode: row.credit_code,
      registeredAddress: row.registered_address,
    },
  };
}
