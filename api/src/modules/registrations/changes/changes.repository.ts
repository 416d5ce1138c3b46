import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import { memberMay } from '../../../policy/member-rights.repository.ts';
import type { RegistrationRow } from '../registrations.repository.ts';

// What a customer asks for: every statement names the customer.

const ofCustomer = (database: Kysely<Tables>, customerId: string) =>
  database
    .selectFrom('registration')
    .where('registration.customer_id', '=', customerId)
    .where('registration.purpose', '<>', 'register');

/** What the customer asked for last, open or decided. */
export async function findLastChange(
  database: Kysely<Tables>,
  customerId: string,
): Promise<RegistrationRow | null> {
  const row = await ofCustomer(database, customerId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** What the customer asked for by that id, which nobody else changes until the transaction ends. */
export async function lockChange(
  transaction: Kysely<Tables>,
  customerId: string,
  id: string,
): Promise<RegistrationRow | null> {
  const row = await ofCustomer(transaction, customerId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** What waits or was returned; the customer has one at most. */
export async function findOpenChange(
  database: Kysely<Tables>,
  customerId: string,
): Promise<RegistrationRow | null> {
  const row = await ofCustomer(database, customerId)
    .where('status', 'in', ['waiting', 'returned'])
    .selectAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertChange(
  transaction: Kysely<Tables>,
  change: Insertable<Tables['registration']> & { customer_id: string },
): Promise<RegistrationRow> {
  return await transaction.insertInto('registration').values(change).returningAll().executeTakeFirstOrThrow();
}

/** The ID card of a customer who is a person, as it was approved last. */
export async function findApprovedPerson(database: Kysely<Tables>, customerId: string) {
  const row = await database
    .selectFrom('registration')
    .where('registration.customer_id', '=', customerId)
    .where('status', '=', 'approved')
    .where('applicant_type', '=', 'individual')
    .select(['id_number', 'id_address'])
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Those who manage a customer's account now. */
export async function listManagerIds(database: Kysely<Tables>, customerId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('member')
    .where('member.customer_id', '=', customerId)
    .where('member.is_active', '=', true)
    .where(memberMay('members:manage'))
    .select('member.id')
    .execute();
  return rows.map(({ id }) => id);
}
