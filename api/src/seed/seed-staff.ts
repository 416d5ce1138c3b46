import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export const staffAccount = 'staff';
/** A colleague at the desks, who has nothing to do with releases. */
export const officerAccount = 'staff2';

/** Who runs the portal: they see what of each remote is in force, change it, may look at a version early, bill, work at the customs desk, review registrations, work off leads and edit the public site. */
const staffPermissions = [
  'system:releases',
  'release:override',
  'billing:desk',
  'customs:desk',
  'registrations:desk',
  'leads:desk',
  'site:edit',
];

/** The operator's own company with one person of its staff. The account must not exist yet. */
export async function seedStaff(transaction: Kysely<Tables>, passwordHash: string, now: Date): Promise<void> {
  const customerId = randomUUID();
  await transaction
    .insertInto('customer')
    .values({
      id: customerId,
      name: '泊位国际货运代理有限公司',
      kind: 'company',
      settlement: 'monthly',
      branch_code: 'SZ',
      created_at: now,
    })
    .execute();
  await transaction
    .insertInto('member')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      account: staffAccount,
      account_key: staffAccount,
      name: '陈知行',
      password_hash: passwordHash,
      roles: ['main'],
      ready_role: 'manager',
      permissions: staffPermissions,
      created_at: now,
    })
    .execute();
}

/** The colleague of the staff account, in its company. The account must not exist yet. */
export async function seedOfficer(
  transaction: Kysely<Tables>,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const { customer_id: customerId } = await transaction
    .selectFrom('member')
    .where('account_key', '=', staffAccount)
    .select('customer_id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('member')
    .values({
      id: randomUUID(),
      customer_id: customerId,
      account: officerAccount,
      account_key: officerAccount,
      name: '沈若溪',
      password_hash: passwordHash,
      roles: ['sub'],
      created_at: now,
      ready_role: 'operator',
      permissions: ['billing:desk', 'customs:desk', 'registrations:desk', 'leads:desk', 'site:edit'],
    })
    .execute();
}
