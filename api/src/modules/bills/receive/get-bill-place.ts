import type { Kysely } from 'kysely';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { findBillPlace } from './named-bills.repository.ts';

/** A bill that the forwarder names by its id, and whose it is; refused where there is none. */
export async function getBillPlace(
  database: Kysely<Tables>,
  id: string,
): Promise<{ customerId: string; billId: string }> {
  const place = isId(id) ? await findBillPlace(database, id) : null;
  if (!place) throw new Refusal('NOT_FOUND');
  return { customerId: place.customer_id, billId: place.id };
}
