import type { AddressKind } from '@berth/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { SavedAddressTable } from './addresses.schema.ts';

export type AddressRow = Selectable<SavedAddressTable>;

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
