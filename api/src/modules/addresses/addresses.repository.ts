import type { AddressKind } from '@berth/contract';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { SavedAddressTable } from './addresses.schema.ts';

export type AddressRow = Selectable<SavedAddressTable>;

/** Makes the saves of one customer's members take turns, so that limits and names hold. */
export async function lockCustomer(transaction: Kysely<Tables>, customerId: string): Promise<void> {
  await transaction
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** In the order of their titles. */
export async function listAddresses(
  database: Kysely<Tables>,
  customerId: string,
  kind: AddressKind,
): Promise<AddressRow[]> {
  return await database
    .selectFrom('saved_address')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .selectAll()
    .orderBy('title_sort_key')
    .orderBy('id')
    .execute();
}

/** What keeping another one asks about, of both kinds. */
export async function listKeptAddresses(database: Kysely<Tables>, customerId: string) {
  return await database
    .selectFrom('saved_address')
    .where('customer_id', '=', customerId)
    .select(['id', 'title', 'kind', 'version'])
    .execute();
}

export async function insertAddress(
  database: Kysely<Tables>,
  address: Insertable<SavedAddressTable>,
): Promise<void> {
  await database.insertInto('saved_address').values(address).execute();
}

export async function updateAddress(
  database: Kysely<Tables>,
  customerId: string,
  id: string,
  changes: Updateable<SavedAddressTable>,
): Promise<void> {
  await database
    .updateTable('saved_address')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .set(changes)
    .execute();
}

export async function deleteAddress(database: Kysely<Tables>, customerId: string, id: string): Promise<void> {
  await database
    .deleteFrom('saved_address')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .execute();
}
