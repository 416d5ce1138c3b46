import type { Kysely } from 'kysely';
import { isId } from '../../../database/is-id.ts';
import type { Tables } from '../../../database/tables.ts';
import { Refusal } from '../../../http/refusal.ts';
import { type LockedBill, lockBill, lockBills } from './bills.repository.ts';

/** The customer's bill, locked; another's is not there. */
export async function getLockedBill(
  transaction: Kysely<Tables>,
  { customerId, billId }: { customerId: string; billId: string },
): Promise<LockedBill> {
  const bill = isId(billId) ? await lockBill(transaction, { customerId, billId }) : null;
  if (!bill) throw new Refusal('NOT_FOUND');
  return bill;
}

/** The same of several, in the order of the ids that are asked for. */
export async function getLockedBills(
  transaction: Kysely<Tables>,
  customerId: string,
  ids: readonly string[],
): Promise<LockedBill[]> {
  if (!ids.every(isId)) throw new Refusal('NOT_FOUND');
  const locked = new Map((await lockBills(transaction, customerId, ids)).map((bill) => [bill.id, bill]));
  return ids.map((id) => {
    const bill = locked.get(id);
    if (!bill) throw new Refusal('NOT_FOUND');
    return bill;
  });
}
