import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { accountKeyOf } from '../../sessions/account-key.ts';
import { insertMember } from '../members.repository.ts';

type NewAdministrator = {
  account: string;
  name: string;
  /** What the forwarder is called, where it is not there yet. */
  company: string;
  passwordHash: string;
  now: Date;
};

/** Adds an administrator to the forwarder's staff, and makes the forwarder before; false where the account is taken. */
export async function makeAdministrator(
  transaction: Transaction<Tables>,
  { account, name, company, passwordHash, now }: NewAdministrator,
): Promise<boolean> {
  const there = await transaction
    .selectFrom('customer')
    .where('is_forwarder', '=', true)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  const customerId = there?.id ?? randomUUID();
  if (!there) {
    await transaction
      .insertInto('customer')
      .values({
        id: customerId,
        name: company,
        kind: 'company',
        settlement: 'monthly',
        branch_code: 'SZ',
        is_forwarder: true,
        created_at: now,
      })
      .execute();
  }
  return await insertMember(transaction, {
    id: randomUUID(),
    customer_id: customerId,
    account,
    account_key: accountKeyOf(account),
    name,
    password_hash: passwordHash,
    // No main account: every administrator can be followed by another one.
    roles: ['sub'],
    ready_role: 'administrator',
    permissions: [],
    created_at: now,
  });
}
