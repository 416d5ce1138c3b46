import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../database/tables.ts';

export async function insertCustomer(
  transaction: Kysely<Tables>,
  customer: Insertable<Tables['customer']>,
): Promise<void> {
  await transaction.insertInto('customer').values(customer).execute();
}

/** How a customer pays; false where that is settled already. */
export async function settleCustomer(
  transaction: Kysely<Tables>,
  customerId: string,
  settlement: 'monthly' | 'perBill',
): Promise<boolean> {
  const settled = await transaction
    .updateTable('customer')
    .where('id', '=', customerId)
    .where('settlement', '=', 'unsigned')
    .set({ settlement })
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}
