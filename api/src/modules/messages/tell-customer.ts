import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { type CustomerChange, insertMessages, notifyCustomer } from './changes.repository.ts';

export type { CustomerChange } from './changes.repository.ts';

/**
 * Writes a message about a change for each of the customer's people, in the transaction of the change itself: it is
 * told exactly when the change holds. Open pages hear of it with the commit. The words are made when it is read.
 */
export async function tellCustomer(transaction: Transaction<Tables>, change: CustomerChange): Promise<void> {
  await insertMessages(transaction, change);
}

/** Has the customer's open pages look for what is new, once the transaction is committed. */
export async function wakeCustomer(database: Kysely<Tables>, customerId: string): Promise<void> {
  await notifyCustomer(database, customerId, null);
}

/**
 * Has the customer's open pages ask anew for a booking that changed, once the transaction is committed. Nobody is sent
 * a message: that is `tellCustomer`, which includes this.
 */
export async function showChange(
  database: Kysely<Tables>,
  { customerId, bookingId }: { customerId: string; bookingId: string },
): Promise<void> {
  await notifyCustomer(database, customerId, bookingId);
}
