import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export type ProfileRow = Selectable<Tables['invoice_profile']>;
type Own = { customerId: string; id: string };

/** The default first, then in the order in which they were made. */
export async function listProfiles(database: Kysely<Tables>, customerId: string): Promise<ProfileRow[]> {
  return await database
    .selectFrom('invoice_profile')
    .where('customer_id', '=', customerId)
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertProfile(
  transaction: Kysely<Tables>,
  profile: Insertable<Tables['invoice_profile']>,
): Promise<void> {
  await transaction.insertInto('invoice_profile').values(profile).execute();
}

export async function updateProfile(
  transaction: Kysely<Tables>,
  { customerId, id }: Own,
  change: Updateable<Tables['invoice_profile']>,
): Promise<void> {
  await transaction
    .updateTable('invoice_profile')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set(change)
    .execute();
}

export async function deleteProfile(transaction: Kysely<Tables>, { customerId, id }: Own): Promise<void> {
  await transaction
    .deleteFrom('invoice_profile')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
