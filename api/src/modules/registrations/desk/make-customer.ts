import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { insertCustomer } from '../../customers/customers.repository.ts';
import { insertMember } from '../../members/members.repository.ts';
import { isPhoneProved } from '../../sessions/sessions.repository.ts';
import { nameOf } from '../content-of.ts';
import type { RegistrationRow } from '../registrations.repository.ts';

/** Makes whoever registered a customer with an account, which its phone opens unless it opens another. */
export async function makeCustomer(
  { transaction, now }: { transaction: Transaction<Tables>; now: Date },
  row: RegistrationRow,
): Promise<{ customerId: string; isPhoneOthers: boolean }> {
  const { account_key: accountKey, password_hash: passwordHash, phone_proved_at: provedAt } = row;
  if (accountKey === null || passwordHash === null || provedAt === null) {
    throw new Error(`registration ${row.number} is none of a visitor`);
  }
  const customerId = randomUUID();
  await insertCustomer(transaction, {
    id: customerId,
    name: nameOf(row),
    kind: row.applicant_type === 'enterprise' ? 'company' : 'person',
    settlement: 'unsigned',
    credit_code: row.credit_code,
    registered_address: row.registered_address,
    created_at: now,
  });
  // A number opens one account: where it opens another, it is that one's.
  const isPhoneOthers = await isPhoneProved(transaction, row.phone);
  const isAdded = await insertMember(transaction, {
    id: randomUUID(),
    customer_id: customerId,
    account: row.account,
    account_key: accountKey,
    name: row.contact,
    phone: row.phone,
    phone_verified_at: isPhoneOthers ? null : new Date(provedAt),
    email: row.email,
    password_hash: passwordHash,
    roles: ['main'],
    permissions: [],
    ready_role: 'manager',
    created_at: now,
  });
  if (!isAdded) {
    throw new Refusal('REGISTRATION_ACCOUNT_TAKEN', { params: { account: row.account } });
  }
  return { customerId, isPhoneOthers };
}
